import { bareName } from './nearest-name.ts';

/** Strings of up to 5 characters are probably not a payer's data. */
const SHORT = 5;

/** Whether a string could be a code of the list: it is short with the same kinds of character, or is a misspelled code. */
export const couldBeCode = (text: string, codes: readonly string[]): boolean =>
  (isLikeCodes(text, codes) && text.length <= SHORT) || sameCode(text, codes) !== undefined;

/** Whether a string has only kinds of character that occur in the codes, and is not longer than the longest code. */
export function isLikeCodes(text: string, codes: readonly string[]): boolean {
  if (codes.every((code) => text.length > code.length)) return false;
  const all = codes.join('');
  return [...text].every(
    (character) => KINDS.find((kind) => kind.test(character))?.test(all) ?? all.includes(character),
  );
}

const KINDS = [/[A-Za-z]/, /[0-9]/];

/** The listed code that a string differs from only in case, spaces, `-` and `_`. */
export function sameCode(text: string, codes: readonly string[]): string | undefined {
  const bare = bareName(text);
  return bare === '' ? undefined : codes.find((code) => bareName(code) === bare);
}
