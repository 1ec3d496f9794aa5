import { count, countCharacters, isDigit, isLetter } from '@pg/type-codes';

/** What is told of a list again and again. */
interface ListFacts {
  readonly words: string;
  readonly longest: number;
  readonly kinds: ReadonlySet<string>;
}

const FACTS = new WeakMap<readonly string[], ListFacts>();

function factsOf(list: readonly string[]): ListFacts {
  const known = FACTS.get(list);
  if (known) return known;
  const facts: ListFacts = {
    words: list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`,
    longest: Math.max(...list.map((code) => code.length)),
    kinds: new Set(list.flatMap((code) => Array.from(code, characterKind))),
  };
  FACTS.set(list, facts);
  return facts;
}

/** "M, CM or KG". */
export const listInWords = (values: readonly string[]): string => factsOf(values).words;

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
  const { longest, kinds } = factsOf(list);
  if (value.length > longest) return false;
  for (const character of value) {
    if (!kinds.has(characterKind(character))) return false;
  }
  return true;
}

/** The listed code that a text is but for case and blanks around it. */
export function sameButForCase(text: string, codes: readonly string[]): string | undefined {
  return codes.find((code) => code.toLowerCase() === text.trim().toLowerCase());
}

function characterKind(character: string): string {
  const unit = character.charCodeAt(0);
  if (isLetter(unit)) return 'letter';
  return isDigit(unit) ? 'digit' : character;
}
