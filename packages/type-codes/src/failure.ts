import type { Messages, Params } from './messages.ts';
import { countCharacters } from './string-length.ts';

/** Why a value is invalid, as data. It never contains the value. */
export interface Failure {
  /** The code of its message, such as `too-long`. */
  readonly code: string;
  /** The params of its message: lengths, positions, types. */
  readonly params: Params;
  /** The catalog that contains the code. */
  readonly messages: Messages;
}

/** Messages about any string. */
// biome-ignore format: a table
export const stringMessages = {
  'wrong-type': '{field} must be {expected:type}, but is {actual:type}',
  'null-value': '{field} must be {expected:type}, but is null',
  'number-not-string': { message: '{field} must be a string, but is a number', hint: 'Put it in quotes.' },
  'too-long': '{field} must have at most {max:character}, but has {length}',
  empty: '{field} must not be empty',
  'type:undefined': 'missing',
  'type:string': 'a string',
  'type:string-or-number': 'a string or a number',
  'type:number': 'a number',
  'type:nan': 'NaN',
  'type:infinite': 'a number that is not finite',
  'type:boolean': 'a boolean',
  'type:true-or-false': 'true or false',
  'type:array': 'an array',
  'type:object': 'an object',
  'type:date': 'a Date object',
  'type:bigint': 'a bigint',
  'type:symbol': 'a symbol',
  'type:function': 'a function',
} as const satisfies Messages;

/** The failure of a value that is not a string, is empty, or has more than `max` characters. */
export function describeString(value: unknown, max: number): Failure {
  if (typeof value !== 'string') return wrongType(value, 'string');
  if (value === '') return { code: 'empty', params: {}, messages: stringMessages };
  return { code: 'too-long', params: { length: countCharacters(value), max }, messages: stringMessages };
}

/** The failure of a value of the wrong JSON type. */
export function wrongType(value: unknown, expected: string): Failure {
  const actual = typeOf(value);
  const code =
    actual === 'null'
      ? 'null-value'
      : actual === 'number' && expected === 'string'
        ? 'number-not-string'
        : 'wrong-type';
  return { code, params: { expected, actual }, messages: stringMessages };
}

/** The valibot issues of these codes have the kind `schema`. */
const TYPE_FAILURES: ReadonlySet<string> = new Set([
  'wrong-type',
  'null-value',
  'number-not-string',
  'not-a-listed-string',
  'missing',
]);

/** Whether a code is about a value of the wrong type, or a missing value. */
export const isTypeFailure = (code: string): boolean => TYPE_FAILURES.has(code);

/** The JSON type of a value. Values that are not JSON have types of their own: `date`, `nan`, `infinite`, `bigint`, ... */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (typeof value !== 'number' || Number.isFinite(value)) return typeof value;
  return Number.isNaN(value) ? 'nan' : 'infinite';
}

/** The JSON type of a value in words: "a number", "null", "an array". */
export function typeInWords(value: unknown): string {
  const messages: Messages = stringMessages;
  const type = typeOf(value);
  return String(messages[`type:${type}`] ?? type);
}
