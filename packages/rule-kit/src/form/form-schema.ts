import { type CustomMessages, makeSentence, RedactedIssue } from '@pg/type-codes';
import { type BaseIssue, custom, type InferInput, message, pipe, transform } from 'valibot';
import { labelOf } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import type { AnySchema } from '../schema/field-spec-of.ts';

/** The values of a form while a payer fills it in. An empty input is `''`. */
export type FormInput<T> = T extends object
  ? T extends readonly (infer TItem)[]
    ? readonly FormInput<TItem>[]
    : { readonly [TName in keyof T]?: FormInput<T[TName]> }
  : T | '';

/**
 * Makes the schema of a form from the schema of a payload. It reads these fields as absent: empty strings, strings of spaces,
 * `NaN` (an empty number input), and objects in which all fields are absent. The output is a payload.
 *
 * @param messages Messages for payers, by code. A code that is left out keeps its own message.
 */
// @__NO_SIDE_EFFECTS__
export const formSchema = <const TSchema extends AnySchema>(schema: TSchema, messages: CustomMessages = {}) =>
  pipe(
    custom<FormInput<InferInput<TSchema>>>(() => true),
    transform((form): unknown => (isObject(form) ? filledIn(form) : form)),
    message(schema, (issue: BaseIssue<unknown>) => sentenceOf(issue, messages)),
  );

const filledIn = (form: object): object =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      const value = withoutEmpty(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );

function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string' ? value.trim() === '' : Number.isNaN(value)) return undefined;
  // Empty items stay, so that the positions in messages are right.
  if (Array.isArray(value)) return value.map((item: unknown) => (isObject(item) ? filledIn(item) : item));
  if (!isObject(value)) return value;
  const filled = filledIn(value);
  return Object.keys(filled).length > 0 ? filled : undefined;
}

function sentenceOf(issue: BaseIssue<unknown>, messages: CustomMessages): string {
  if (!(issue instanceof RedactedIssue) || messages[issue.code] === undefined) return issue.message;
  const { code, params, path = [] } = issue;
  const field = labelOf(path.map(({ key }) => key as string | number));
  return makeSentence({ code, params, field }, [messages]).message;
}
