import { type BaseIssue, type BaseSchema, custom, type ErrorMessage, pipe, rawCheck } from 'valibot';
import type { CheckedTypeCode, TypeCodeValue } from './checked-type-code.ts';
import { describeParts } from './describe-type-code.ts';
import { matchesSome } from './matches.ts';
import { parseTypeCode } from './type-code.ts';

/** The valibot schema of a type code's values. It never changes the value, and its issues don't show it. */
export type TypeCodeSchema<TCode extends string> = BaseSchema<
  TypeCodeValue<TCode>,
  TypeCodeValue<TCode>,
  BaseIssue<unknown>
>;

/**
 * A valibot schema for the values of a type code (section 2.2, Set 6).
 *
 * Its issues do not quote the value: "must be a string of at most 16 characters".
 *
 * @param message A custom message for all issues, as in any valibot schema.
 * @throws {TypeCodeSyntaxError} if a computed `code` is malformed; a malformed literal is a compile error.
 */
// @__NO_SIDE_EFFECTS__
export function typeCode<const TCode extends string>(
  code: CheckedTypeCode<TCode>,
  message?: ErrorMessage<BaseIssue<unknown>>,
): TypeCodeSchema<TCode> {
  const { alternatives } = parseTypeCode(code);
  const expected = describeParts(alternatives);
  return pipe(
    // An issue of `custom` would have the value.
    custom<TypeCodeValue<TCode>>(() => true),
    rawCheck(({ dataset, config, addIssue }) => {
      if (matchesSome(alternatives, dataset.value)) return;
      addIssue({ input: undefined, expected, message: message ?? config.message ?? `must be ${expected}` });
      // So that a `v.check` after it does not get a value of a wrong type.
      Object.assign(dataset, { typed: false });
    }),
  );
}

/**
 * A plain predicate for the values of a type code.
 *
 * @throws {TypeCodeSyntaxError} if a computed `code` is malformed; a malformed literal is a compile error.
 */
export function typeCodeGuard<const TCode extends string>(
  code: CheckedTypeCode<TCode>,
): (value: unknown) => value is TypeCodeValue<TCode> {
  const { alternatives } = parseTypeCode(code);
  return (value): value is TypeCodeValue<TCode> => matchesSome(alternatives, value);
}
