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
 * class       = "AN" | "A" | "N" ;                 (* any string, letters, a decimal number *)
 * length      = nonzero { digit } ;                (* both lengths of an exact form are the same *)
 * ```
 */
export interface TypeCode {
  /** The code as the document writes it, such as `AN255`. */
  readonly code: string;
  /** One part, or several where the code says "X or Y": a value matches the code if it matches one of them. */
  readonly alternatives: readonly TypeCodePart[];
}

/** One alternative of a type code. Lengths count characters (code points). */
export interface TypeCodePart {
  /** `AN` any string, `A` ASCII letters, `N` a decimal number. */
  readonly kind: 'AN' | 'A' | 'N';
  /** Least length: 0, or the exact length of the bracket forms. */
  readonly min: number;
  /** Greatest length: of the whole string, or of the digits before the point where `decimals` is set; `UNBOUNDED` without one. */
  readonly max: number;
  /** Greatest number of digits after the point (`N10.N2`: 2); `undefined` where `max` counts the point and all digits. */
  readonly decimals: number | undefined;
}

/**
 * The greatest length of a code that has none: no string is as long. It is a small integer, unlike `Infinity`, so that
 * engines compare it without allocating.
 */
export const UNBOUNDED = 2 ** 30 - 1;

/** A class, its length, and after that the decimals or the characters of an exact form. */
const ALTERNATIVE = /^(AN|A|N)(?:([1-9]\d*)(?:\.N([1-9]\d*)| (\[.+\])\2)?)?$/;

/**
 * The classes, and the characters that an exact form of each names. Each part's `kind` is one of these string constants:
 * engines compare constants by reference, but a slice of another string letter by letter.
 */
const CLASSES: readonly (readonly [kind: TypeCodePart['kind'], characters?: string])[] = [
  ['AN'],
  ['A', '[A-Za-z]'],
  ['N', '[0-9]'],
];

/** The alternatives of a type code; `undefined` if the string is not a type code. */
export function readTypeCode(code: string): readonly TypeCodePart[] | undefined {
  const parts = code.split(' or ').map(readPart);
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function readPart(text: string): TypeCodePart | undefined {
  const [, name, length, decimals, exact] = ALTERNATIVE.exec(text) ?? [];
  const [kind, characters] = CLASSES.find(([kind]) => kind === name) ?? [];
  if (kind === undefined || (decimals && kind !== 'N') || (exact && exact !== characters)) return undefined;
  const max = length ? Math.min(Number(length), UNBOUNDED) : UNBOUNDED;
  const min = exact ? max : decimals ? 1 : 0;
  return { kind, min, max, decimals: decimals ? Number(decimals) : undefined };
}

/** The error of a string that is not a type code. */
export class TypeCodeSyntaxError extends SyntaxError {
  override readonly name = 'TypeCodeSyntaxError';
  /** The string that is not a type code. */
  readonly code: string;

  constructor(code: string) {
    super(`${JSON.stringify(code)} is not a type code, such as AN255, A3, N13, N10.N2, A2 [A-Za-z]2 or N3 [0-9]3`);
    this.code = code;
  }
}

/**
 * Reads a type code.
 *
 * @throws {TypeCodeSyntaxError} for anything that is not a type code.
 */
export function parseTypeCode(code: string): TypeCode {
  const alternatives = typeof code === 'string' ? readTypeCode(code) : undefined;
  if (alternatives === undefined) throw new TypeCodeSyntaxError(code);
  return { code, alternatives };
}
