import { typeOf } from '@pg/type-codes';
import { type Messages, sentenceOf } from './messages.ts';

/** Messages about any string. */
// biome-ignore format: a table
export const stringMessages = {
  'wrong-type': '{field} must be {expected:type}, but is {actual:type}',
  'null-value': '{field} must be {expected:type}, but is null',
  'number-not-string': { message: '{field} must be a string, but is a number', hint: 'Put it in quotes, with its leading zeros if it has any.' },
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

/** JavaScript's own class of an object, such as `Map`. A class can give itself any other name, also a payer's. */
export function classOf(value: unknown): string | undefined {
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  return tag !== 'Object' && tag in globalThis ? tag : undefined;
}

/** The type of a value in words: "a number", "null", "an array", "a Map". */
export function typeInWords(value: unknown): string {
  const messages: Messages = stringMessages;
  const type = typeOf(value);
  const name = type === 'object' && classOf(value);
  if (name) return sentenceOf({ name }, { field: '', must: 'must', template: 'a {name}' }).message;
  return String(messages[`type:${type}`] ?? type);
}
