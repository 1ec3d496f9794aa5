import { count, countCharacters } from '@pg/type-codes';
import { nearestName } from './nearest-name.ts';

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

/** Whether a text could be a code of the list: of the same kinds of character, and short or a slip of one of them. */
export function couldBeCode(value: string, list: readonly string[]): boolean {
  const longest = Math.max(...list.map((code) => code.length));
  const kinds = new Set(list.flatMap((code) => [...code].map(characterKind)));
  const isAlike = value.length <= longest && [...value].every((character) => kinds.has(characterKind(character)));
  return isAlike && (value.length <= SHORT || nearestName(value, list) !== undefined);
}

function characterKind(character: string): string {
  if (/[A-Za-z]/.test(character)) return 'letter';
  return /[0-9]/.test(character) ? 'digit' : character;
}
