import { OR, readPart, readTypeCode, type TypeCode } from './type-code.ts';

/** A text that is no type code: says at which character, counted from 1, and what was expected there. */
export class TypeCodeSyntaxError extends SyntaxError {
  override readonly name = 'TypeCodeSyntaxError';
  /** The text that was to be a type code. */
  readonly code: string;
  /** Where it stops being one, counted from 1. */
  readonly character: number;
  /** What would have been right there. */
  readonly expected: string;

  constructor(code: string, character: number, expected: string) {
    super(`${JSON.stringify(code)}: expected ${expected} at character ${character}`);
    this.code = code;
    this.character = character;
    this.expected = expected;
  }
}

/**
 * Reads a type code.
 *
 * @throws {TypeCodeSyntaxError} where the text is not of the grammar.
 */
export function parseTypeCode(code: string): TypeCode {
  const alternatives = readTypeCode(code);
  if (alternatives === undefined) throw explain(code);
  return { code, alternatives };
}

/** Says where a text that is no type code stops being one: in the first of its alternatives that is none. */
function explain(code: string): TypeCodeSyntaxError {
  const texts = code.split(OR);
  const wrong = texts.findIndex((text) => readPart(text) === undefined);
  const [before, expected] = findMistake(texts[wrong] ?? '');
  return new TypeCodeSyntaxError(code, [...texts.slice(0, wrong), ''].join(OR).length + before + 1, expected);
}

/** What an alternative is made of. */
const TOKENS = /^([A-Za-z]*)([1-9]\d*)?(\.N?| \[A-Za-z\]| \[0-9\])?([1-9]\d*)?/;

/** What may stand between the two lengths of each class. */
const BETWEEN = new Map([
  ['AN', []],
  ['A', [' [A-Za-z]']],
  ['N', ['.', '.N', ' [0-9]']],
]);

const LENGTH = 'a length (digits, the first not 0)';
const END = '" or " or the end';

/** How much of a text is right that is no alternative, and what would have been right behind it. */
function findMistake(text: string): readonly [before: number, expected: string] {
  const [, kind = '', length = '', between = '', second = ''] = TOKENS.exec(text) ?? [];
  const allowed = BETWEEN.get(kind);
  if (allowed === undefined) return [0, 'AN, A or N'];
  if (length === '') return [kind.length, LENGTH];
  const first = kind.length + length.length;
  if (!allowed.includes(between)) return [first, END];
  const upToSecond = first + between.length;
  if (between === '.') return [upToSecond, 'N'];
  if (second === '') return [upToSecond, LENGTH];
  if (between !== '.N' && second !== length) return [upToSecond, `${length}, as before the brackets,`];
  return [upToSecond + second.length, END];
}
