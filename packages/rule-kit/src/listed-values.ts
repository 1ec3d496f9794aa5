import { count, countCharacters } from '@pg/type-codes';

/** "M, CM or KG". */
export function listInWords(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/**
 * A value as a message may name it. Only what could be a code of the list is quoted; anything else may be a payer's
 * data in the wrong place, and is counted.
 */
export function nameValue(value: string, list: readonly string[]): string {
  if (value === '') return 'an empty text';
  return couldBeCode(value, list) ? `"${value}"` : count(countCharacters(value), 'character');
}

/** So short a text is hardly a payer's data. */
const SHORT = 5;

/** Whether a text could be a code of the list: of its kinds of character, and short or a code but for its case. */
export function couldBeCode(value: string, list: readonly string[]): boolean {
  return isLikeCodes(value, list) && (value.length <= SHORT || sameButForCase(value, list) !== undefined);
}

/** Whether a text has nothing but the kinds of character that the codes have, and is no longer than the longest. */
export function isLikeCodes(value: string, list: readonly string[]): boolean {
  const longest = Math.max(...list.map((code) => code.length));
  const kinds = new Set(list.flatMap((code) => [...code].map(characterKind)));
  return value.length <= longest && [...value].every((character) => kinds.has(characterKind(character)));
}

/** The listed code that a text is but for case and blanks around it. */
export function sameButForCase(text: string, codes: readonly string[]): string | undefined {
  return codes.find((code) => code.toLowerCase() === text.trim().toLowerCase());
}

function characterKind(character: string): string {
  if (/[A-Za-z]/.test(character)) return 'letter';
  return /[0-9]/.test(character) ? 'digit' : character;
}
