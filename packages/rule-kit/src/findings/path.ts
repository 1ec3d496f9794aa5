import { fieldName } from '@pg/type-codes';

/** From the payload's root: names of fields and positions in arrays, counted from 0. */
export type Path = readonly (string | number)[];

/** The value at a path of a payload; `undefined` inside a string, and if there is nothing. */
export function valueAt(payload: unknown, path: Path): unknown {
  let value = payload;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** A path as code writes it: `parameters.card.cart.items[0].name`; a form's names stay as they are. Empty for the root. */
export const formatPath = (path: Path): string => path.map(formatStep).join('').replace(/^\./, '');

function formatStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`;
  return /^[\w$-]+(?:\[[\w$-]+\])*$/.test(step) ? `.${step}` : `[${quote(step)}]`;
}

/** The name by which a message calls a field: `order.amount`, `items[0].price`. Empty for the root. */
export const labelOf = (path: Path): string => fieldName(path, showName);

const LONGEST_NAME = 40;

/** As long as a card number: a payer's data may be used as a name. */
const LONG_NUMBER = /\d{12,}/g;

/** Half of a surrogate pair. */
const HALF_AT_END = /\p{Cs}$/u;

/** A field's name as messages show it: shortened, without long numbers, in quotes if a character of it is invisible. */
function showName(name: string): string {
  const masked = name.replace(LONG_NUMBER, '***');
  const shown = masked.length > LONGEST_NAME ? `${masked.slice(0, LONGEST_NAME).replace(HALF_AT_END, '')}…` : masked;
  return UNSEEN.test(shown) || name === '' || name !== name.trim() ? quote(shown) : shown;
}

/** Characters that are invisible, or commands to a terminal: controls, direction marks, joiners, unusual spaces, half pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const ALL_UNSEEN = /* @__PURE__ */ new RegExp(UNSEEN, 'gu');

/** In quotes, with escapes for invisible characters. */
const quote = (text: string): string => JSON.stringify(text).replace(ALL_UNSEEN, escapeUnits);

const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
