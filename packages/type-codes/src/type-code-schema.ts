import type { BaseIssue, BaseSchema, ErrorMessage } from 'valibot';
import type { CheckedTypeCode, TypeCodeValue } from './checked-type-code.ts';
import { applyMessages, RedactedIssue, standardProps, toDataset } from './issue.ts';
import { matchesSome } from './matches.ts';
import { describeParts, findFailure } from './mismatch.ts';
import { parseTypeCode, type TypeCode } from './type-code.ts';

/** The valibot schema of a type code's values. It never changes the value, and its issues don't show it. */
export type TypeCodeSchema<TCode extends string> = BaseSchema<
  TypeCodeValue<TCode>,
  TypeCodeValue<TCode>,
  BaseIssue<unknown>
> &
  TypeCode & {
    /** The type of valibot's most similar schema. Converters and form libraries read it. */
    readonly type: 'string' | 'union';
    /** A custom message for all issues. */
    readonly message: ErrorMessage<BaseIssue<unknown>> | undefined;
  };

/**
 * A valibot schema for the values of a type code (section 2.2, Set 6).
 *
 * Its issues do not quote the value: "the value must have at most 16 characters, but has 18".
 *
 * @param message A custom message for all issues, as in any valibot schema.
 * @throws {TypeCodeSyntaxError} if a computed `code` is malformed; a malformed literal is a compile error.
 */
// @__NO_SIDE_EFFECTS__
export function typeCode<const TCode extends string>(
  code: CheckedTypeCode<TCode>,
  message?: ErrorMessage<BaseIssue<unknown>>,
): TypeCodeSchema<TCode> {
  const parsed = parseTypeCode(code);
  const allowsNumbers = parsed.alternatives.some((part) => part.kind === 'N');
  const schema: Omit<TypeCodeSchema<TCode>, '~types'> = {
    kind: 'schema',
    type: allowsNumbers ? 'union' : 'string',
    reference: typeCode,
    async: false,
    ...parsed,
    message,
    ...(allowsNumbers && { options: STRING_OR_NUMBER }),
    expects: describeParts(parsed.alternatives),
    get '~standard'() {
      return standardProps(this as TypeCodeSchema<TCode>);
    },
    '~run'(dataset, config) {
      const failure = findFailure(parsed, dataset.value);
      if (failure === undefined) return toDataset(dataset);
      const issues = [new RedactedIssue(this.type, code, failure, dataset.value, undefined, config.lang)];
      applyMessages(issues, this as TypeCodeSchema<TCode>, config);
      return toDataset(dataset, issues, config);
    },
  };
  return schema as TypeCodeSchema<TCode>;
}

/** How valibot's converters see a value that may be a string or a JSON number. */
export const STRING_OR_NUMBER = [
  { kind: 'schema', type: 'string' },
  { kind: 'schema', type: 'number' },
];

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
