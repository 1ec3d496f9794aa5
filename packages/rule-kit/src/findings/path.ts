/** From the payload's root: names of entries and positions in lists, counted from 0. */
export type Path = readonly (string | number)[];

/** What stands at a path of a payload; `undefined` inside a text that it holds, and where there is nothing. */
export function valueAt(payload: unknown, path: Path): unknown {
  let value = payload;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** A path as code writes it: `parameters.card.cart.items[0].name`; a form's names stand as they are. Empty for the root. */
export const formatPath = (path: Path): string => path.map(formatStep).join('').replace(/^\./, '');

function formatStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`;
  return /^[\w$-]+(?:\[[\w$-]+\])*$/.test(step) ? `.${step}` : `[${quote(step)}]`;
}

/** The end of a path, from the last name on: `street1`, `items[0]`. Empty for the root. */
export function labelOf(path: Path): string {
  const last = path.findLastIndex((step) => typeof step === 'string');
  const end = path.slice(Math.max(0, last));
  return end.map((step) => (typeof step === 'string' ? showName(step) : `[${step}]`)).join('');
}

const LONGEST_NAME = 60;

/** A character that the cut goes through. */
const HALF_AT_END = /\p{Cs}$/u;

/**
 * A name of the payload's as a message may show it: in quotes where its ends, that it is there at all, or something in it
 * would not be seen.
 */
function showName(name: string): string {
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).replace(HALF_AT_END, '')}…` : name;
  return UNSEEN.test(shown) || name === '' || name !== name.trim() ? quote(shown) : shown;
}

/**
 * What a terminal obeys, or nobody sees: control characters, marks of direction, joiners, ends of lines, blanks but the
 * common one, halves of characters.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const ALL_UNSEEN = /* @__PURE__ */ new RegExp(UNSEEN, 'gu');

/** In quotes, with an escape for all that would not be seen. */
const quote = (text: string): string => JSON.stringify(text).replace(ALL_UNSEEN, escapeUnits);

const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
