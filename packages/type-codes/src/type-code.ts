/**
 * The interface's type codes (section 2.2, Set 6): a letter class and a length.
 *
 * ```text
 * type-code   = alternative { " or " alternative } ;
 * alternative = class                              (* any length *)
 *             | class length                       (* at most that many characters *)
 *             | "N" length ".N" length             (* integer digits and decimals, at most *)
 *             | "A" length " [A-Za-z]" length      (* exactly that many letters *)
 *             | "N" length " [0-9]" length ;       (* exactly that many digits *)
 * class       = "AN" | "A" | "N" ;                 (* any text, letters, a decimal number *)
 * length      = nonzero { digit } ;                (* both lengths of an exact form are the same *)
 * ```
 */
export interface TypeCode {
  /** The code as the document writes it, such as `AN255`. */
  readonly code: string;
  /** One part, or several where the code says "X or Y": a value fits the code if it fits one of them. */
  readonly alternatives: readonly TypeCodePart[];
}

/** One alternative of a type code. Lengths count characters (code points). */
export interface TypeCodePart {
  /** `AN` any text, `A` ASCII letters, `N` a decimal number. */
  readonly kind: 'AN' | 'A' | 'N';
  /** Least length: 0, or the exact length of the bracket forms. */
  readonly min: number;
  /** Greatest length: of the whole text, or of the digits before the point where `decimals` is set; `UNBOUNDED` without one. */
  readonly max: number;
  /** Greatest number of digits after the point (`N10.N2`: 2); `undefined` where `max` counts the point and all digits. */
  readonly decimals: number | undefined;
}

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
 * The greatest length of a code that has none: no string is as long. It is a small integer, unlike `Infinity`, so that
 * engines compare it without making a number object.
 */
export const UNBOUNDED = 2 ** 30 - 1;

/** The character class that an exact form repeats behind its length. */
const EXACT = { AN: undefined, A: / \[A-Za-z\]/y, N: / \[0-9\]/y };

/**
 * Reads a type code.
 *
 * @throws {TypeCodeSyntaxError} where the text is not of the grammar.
 */
export function parseTypeCode(code: string): TypeCode {
  let at = 0;

  const fail = (expected: string, tokenLength = 0): never => {
    throw new TypeCodeSyntaxError(code, at + 1 - tokenLength, expected);
  };
  const take = (token: RegExp | undefined): string => {
    if (token === undefined) return '';
    token.lastIndex = at;
    const text = token.exec(code)?.[0] ?? '';
    at += text.length;
    return text;
  };
  const takeLength = (): number => Number(take(/[1-9]\d*/y) || fail('a length (digits, the first not 0)'));

  const takePart = (): TypeCodePart => {
    const kind = take(/[A-Za-z]*/y);
    if (kind !== 'AN' && kind !== 'A' && kind !== 'N') return fail('AN, A or N', kind.length);
    if (at === code.length || code.startsWith(' or ', at)) return { kind, min: 0, max: UNBOUNDED, decimals: undefined };
    const max = takeLength();
    if (kind === 'N' && take(/\./y)) return { kind, min: take(/N/y) ? 1 : fail('N'), max, decimals: takeLength() };
    if (!take(EXACT[kind])) return { kind, min: 0, max, decimals: undefined };
    const min = takeLength();
    if (min !== max) fail(`${max}, as before the brackets,`, String(min).length);
    return { kind, min, max, decimals: undefined };
  };

  const alternatives = [takePart()];
  while (take(/ or /y)) alternatives.push(takePart());
  if (at < code.length) fail('" or " or the end');
  return { code, alternatives };
}
