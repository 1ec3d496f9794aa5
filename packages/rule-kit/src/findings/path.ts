import { fieldName, isShowableName, maskedName, quote, showName } from '../words/field-name.ts';

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

/** A path in JavaScript notation: `parameters.card.cart.items[0].name`. Bracket names stay as they are. Empty for the root. */
export const formatPath = (path: Path): string => path.map(formatStep).join('').replace(/^\./, '');

function formatStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`;
  if (/^[\w-]+(?:\[[\w-]+\]){0,100}$/.test(step) && isShowableName(step)) return `.${step}`;
  return isShowableName(step) ? `[${quote(step)}]` : `.${showName(step)}`;
}

/** A path as a JSON pointer (RFC 6901). It is the key of a path in maps and sets, too. */
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A path without the names that may be a payer's data. */
export const maskPath = (path: Path, isKnown: (name: string) => boolean = () => false): (string | number)[] =>
  path.map((step) => (typeof step === 'number' || isShowableName(step) || isKnown(step) ? step : maskedName(step)));

/** A field's name in messages: see `fieldName`. */
export const labelOf = (path: Path): string => fieldName(path, false, showName);
