import { MAX_LEVELS } from '@pg/nested-text';
import { type BaseSchema, config, type InferInput, type InferOutput, looseObject } from 'valibot';
import { isObject } from '../data/value.ts';
import { toFinding, type Violation } from '../findings/finding.ts';
import { depthMessages, valueMessages } from '../findings/messages.ts';
import type { Path } from '../findings/path.ts';
import { calendarDate } from '../formats/formats.ts';
import { describeInstance } from '../mistakes/describe-instance.ts';
import type { Report } from '../report/row-violations.ts';
import type { AnySchema, Field } from '../rows/table.ts';
import { schemaRules } from '../rules/row-rules.ts';
import { type Entries, fieldOf } from '../schema/field-of.ts';
import { checkOf, type FindingIssue, ownSchema } from '../schema/own-schema.ts';
import { showName } from '../words/field-name.ts';
import type { CustomMessages } from '../words/messages.ts';
import { stringMessages } from '../words/string-messages.ts';

/** The values of a form while a payer fills it in. An empty input is `''`. */
export type FormInput<T> = T extends object
  ? T extends readonly (infer TItem)[]
    ? readonly FormInput<TItem>[] | ''
    : { readonly [TName in keyof T]?: FormInput<T[TName]> }
  : T | '' | null;

export type Run = '~types' | '~run' | '~standard';

/** A schema that reads empty values as absent. */
export type FormPart<TSchema extends AnySchema> = Omit<TSchema, Run | 'entries' | 'table'> &
  BaseSchema<FormInput<InferInput<TSchema>>, InferOutput<TSchema>, FindingIssue>;

/** The schema of a form: it has the `entries` of the payload's schema, for a form. */
export type FormSchema<TSchema extends AnySchema> = FormPart<TSchema> &
  (TSchema extends { readonly entries: infer TEntries extends Entries }
    ? { readonly entries: { readonly [TName in keyof TEntries]: FormPart<TEntries[TName]> } }
    : unknown);

interface WithEntries extends AnySchema {
  readonly entries: Entries;
}

const hasEntries = (schema: AnySchema): schema is WithEntries => 'entries' in schema;

/**
 * Makes the schema of a form from the schema of a payload. It reads these fields as absent: `null`, empty strings, strings of
 * spaces, `NaN` (an empty number input), a `Date` that is none, and objects in which all fields are absent. It writes a `Date`
 * without a time as `YYYY-MM-DD` where the row is a date. The output is a payload. It works in `v.pick` and `v.omit`, and so do
 * its `entries` in `v.strictObject`.
 *
 * @param messages Messages for payers, by code. A code that is left out keeps its own message.
 */
// @__NO_SIDE_EFFECTS__
export function formSchema<const TSchema extends AnySchema>(
  schema: TSchema,
  messages: CustomMessages = {},
): FormSchema<TSchema> {
  if (!hasEntries(schema)) return formPart(schema, config(schema, {}), messages) as unknown as FormSchema<TSchema>;
  const entries = Object.fromEntries(
    Object.entries(schema.entries).map(([name, field]) => [name, formPart(field, config(field, {}), messages, [name])]),
  );
  return formPart(schema, looseObject(entries), messages) as unknown as FormSchema<TSchema>;
}

/** A schema that removes what is empty, and then checks as the payload's. A field that is empty itself is absent. */
function formPart(schema: AnySchema, shell: AnySchema, messages: CustomMessages, at: Path = []): AnySchema {
  return ownSchema(
    shell,
    () => fieldOf(schema),
    (form, spec) => {
      const found: Violation[] = [];
      const filled = filledIn(form, spec, [], (violation) => found.push(violation));
      const isField = at.length > 0;
      const value = isField && isEmpty(filled) ? undefined : filled;
      if (found.length > 0) {
        const sentences = {
          catalogs: [messages, depthMessages, valueMessages, stringMessages],
          whole: 'the value',
          at,
          show: showName,
        };
        return { value, findings: found.map((violation) => toFinding(violation, sentences)) };
      }
      if (value === undefined && isField && !spec.required) return { value, findings: [] };
      return checkOf(schema)(value, spec, { messages, at });
    },
  );
}

/** A value without what is empty inside it. */
function filledIn(value: unknown, spec: Field | undefined, path: Path, report: Report): unknown {
  if (path.length > MAX_LEVELS) {
    report({ rule: schemaRules['value-type'], path: path.slice(0, 1), code: 'too-deep', params: { max: MAX_LEVELS } });
    return undefined;
  }
  // Empty items stay, so that the positions in messages are right.
  if (Array.isArray(value)) return value.map((item, i) => filledIn(item, spec?.item, [...path, i], report));
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
      name,
      filledIn(field, spec?.fields[name], [...path, name], report),
    ]);
    return Object.fromEntries(fields.filter(([, field]) => !isEmpty(field)));
  }
  if (value instanceof Date && spec?.format === calendarDate) return dayOf(value);
  const isAccepted = spec !== undefined && spec.kind !== 'object' && spec.kind !== 'list' && spec.kind !== 'any';
  // Rows of strings report an object themselves.
  const instance = isAccepted ? undefined : describeInstance(value);
  if (instance) report({ ...instance, path });
  return value;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  Number.isNaN(value) ||
  (value instanceof Date && Number.isNaN(value.getTime())) ||
  (isObject(value) && Object.keys(value).length === 0);

/** The day of a date without a time: of midnight in UTC, as `valueAsDate` has it, or of the start of a local day. */
function dayOf(date: Date): string | Date {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  // Where summer time starts at midnight, the day starts at one o'clock: the constructor knows it.
  const isLocalStart = new Date(year, month, day).getTime() === date.getTime();
  if (isLocalStart) return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  const isUtcStart = date.getTime() % (24 * 60 * 60 * 1000) === 0;
  return isUtcStart ? date.toISOString().slice(0, 10) : date;
}
