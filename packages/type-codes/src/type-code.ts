/** A type code of the interface (section 2.2, Set 6): a letter class and a length. The README has the grammar. */
export interface TypeCode {
  /** The code as the document writes it, such as `AN255`. */
  readonly code: string;
  /** More than one for "X or Y". A value matches the code if it matches one of them. */
  readonly alternatives: readonly TypeCodePart[];
}

/** One alternative of a type code. Lengths count characters (code points). */
export interface TypeCodePart {
  /** `AN` any string, `A` ASCII letters, `N` a decimal number. */
  readonly kind: 'AN' | 'A' | 'N';
  /** Minimum length: 0; 1 if `decimals` is set; the exact length for `A2 [A-Za-z]2` and `N3 [0-9]3`. */
  readonly min: number;
  /** Maximum length of the string, or of the digits before the point if `decimals` is set; `UNBOUNDED` if the code has none. */
  readonly max: number;
  /** Maximum number of digits after the point (`N10.N2`: 2); `undefined` if `max` counts the point and all digits. */
  readonly decimals: number | undefined;
}

/**
 * The `max` of a code without a length: no string is as long. It is a small integer, unlike `Infinity`, so that engines
 * compare it without allocating.
 */
export const UNBOUNDED = 2 ** 30 - 1;

/** A class, its length, and after that the decimals or the characters of an exact form. */
const ALTERNATIVE = /^(AN|A|N)(?:([1-9]\d*)(?:\.N([1-9]\d*)| (\[.+\])\2)?)?$/;

/**
 * The classes, and the characters in their exact forms. `kind` is one of these constants, not a slice of the code: engines
 * compare constants by reference, but slices letter by letter.
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

/** Thrown for a string that is not a type code. */
export class TypeCodeSyntaxError extends SyntaxError {
  override readonly name = 'TypeCodeSyntaxError';
  readonly code: string;

  constructor(code: string) {
    super(`${JSON.stringify(code)} is not a type code, such as AN255, A3, N13, N10.N2, A2 [A-Za-z]2 or N3 [0-9]3`);
    this.code = code;
  }
}

/**
 * Parses a type code.
 *
 * @throws {TypeCodeSyntaxError} if it is not a type code.
 */
export function parseTypeCode(code: string): TypeCode {
  const alternatives = typeof code === 'string' ? readTypeCode(code) : undefined;
  if (alternatives === undefined) throw new TypeCodeSyntaxError(code);
  return { code, alternatives };
}
