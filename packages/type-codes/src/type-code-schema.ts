import type { CheckedTypeCode, TypeCodeValue } from './checked-type-code.ts';
import { findFailure } from './failure.ts';
import { fitsPart } from './fits.ts';
import { type Leaf, type LeafSchema, leafSchema } from './leaf-schema.ts';
import { parseTypeCode } from './parse-type-code.ts';
import { describePart } from './sentence.ts';
import type { TypeCode } from './type-code.ts';

/** The valibot schema of a type code's values. */
export type TypeCodeSchema<TCode extends string> = LeafSchema<TypeCodeValue<TCode>, Leaf & TypeCode>;

/**
 * A valibot schema for the values of a type code (section 2.2, Set 6).
 *
 * Its issues say what failed without quoting the value: "18 characters, at most 16", "a letter at character 3,
 * digits only, one point allowed".
 *
 * @throws {TypeCodeSyntaxError} where `code` is computed and malformed; a malformed literal is a compile error.
 */
// @__NO_SIDE_EFFECTS__
export function typeCode<const TCode extends string>(code: CheckedTypeCode<TCode>): TypeCodeSchema<TCode> {
  return leafSchema(typeCodeLeaf(parseTypeCode(code)));
}

/** The parts of a schema for a parsed type code. */
export function typeCodeLeaf(typeCode: TypeCode): Leaf & TypeCode {
  const { code, alternatives } = typeCode;
  const takesNumbers = alternatives.some((part) => part.kind === 'N');
  return {
    ...typeCode,
    type: takesNumbers ? 'union' : 'string',
    ...(takesNumbers && { options: TEXT_OR_NUMBER }),
    expects: alternatives.map(describePart).join(' or '),
    requirement: code,
    findFailure: (value) => findFailure(alternatives, value),
  };
}

/** How valibot's converters see a value that may be a text or a JSON number. */
export const TEXT_OR_NUMBER = [
  { kind: 'schema', type: 'string' },
  { kind: 'schema', type: 'number' },
];

/**
 * A plain predicate for the values of a type code.
 *
 * @throws {TypeCodeSyntaxError} where `code` is computed and malformed; a malformed literal is a compile error.
 */
export function typeCodeGuard<const TCode extends string>(
  code: CheckedTypeCode<TCode>,
): (value: unknown) => value is TypeCodeValue<TCode> {
  const { alternatives } = parseTypeCode(code);
  return (value): value is TypeCodeValue<TCode> => alternatives.some((part) => fitsPart(part, value));
}
