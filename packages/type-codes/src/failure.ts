import { countCharacters } from './text.ts';
import { type Messages, type Params, wordsOf } from './wording.ts';

/** What is wrong with a value, as data: `wordFailure` makes words of it. It never holds the value. */
export interface Failure {
  /** What kind of failure it is, such as `too-long`. */
  readonly code: string;
  /** What is to be known of it besides: lengths, places, and as codes what was found and what would be right. */
  readonly params: Params;
}

/** The words of what may be wrong with any text. */
export const textMessages: Messages = {
  'wrong-type': '{type}',
  'expected.string': 'text only',
  'too-long': '{length character}',
  'expected.too-long': 'at most {max}',
  empty: 'an empty text',
  'expected.character': 'at least 1 character',
  'type.undefined': 'nothing',
  'type.string': 'a text',
  'type.number': 'a number',
  'type.not-finite': 'a number that JSON has no form for',
  'type.boolean': 'a boolean',
  'type.array': 'an array',
  'type.object': 'an object',
  'type.bigint': 'a bigint',
  'type.symbol': 'a symbol',
  'type.function': 'a function',
};

/** Says what is wrong with a value that is no text, an empty one, or one of more than `max` characters. */
export function describeText(value: unknown, max: number): Failure {
  if (typeof value !== 'string') return wrongType(value, 'string');
  if (value === '') return { code: 'empty', params: { expected: 'character' } };
  return { code: 'too-long', params: { length: countCharacters(value), max } };
}

/** The failure of a value that is of another JSON type than the expected one. */
export const wrongType = (value: unknown, expected: string, params?: Params): Failure => ({
  code: 'wrong-type',
  params: { type: typeOf(value), expected, ...params },
});

/** Whether a value is of another type altogether, or not there: what valibot calls an issue of the schema. */
export const isOfType = (code: string | undefined): boolean => code === 'wrong-type' || code === 'missing';

/** The JSON type of a value, or what it is where JSON has no such type. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && !Number.isFinite(value) ? 'not-finite' : typeof value;
}

/** The JSON type of a value in words: "a number", "null", "an array". */
export function kindOf(value: unknown): string {
  const type = typeOf(value);
  return wordsOf(`type.${type}`, {}, [textMessages]) ?? type;
}
