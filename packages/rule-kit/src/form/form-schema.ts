import { type CustomMessages, makeSentence, RedactedIssue, standardProps, toDataset } from '@pg/type-codes';
import type { BaseIssue, BaseSchema, Config, InferInput, InferOutput, UnknownDataset } from 'valibot';
import { findingMessages } from '../findings/messages.ts';
import { labelOf, type Path } from '../findings/path.ts';
import { calendarDate } from '../formats/formats.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { isObject, isPlainObject } from '../match/matches.ts';
import { type AnySchema, fieldSpecOf, type NestedSchemas, withFieldSpec } from '../schema/field-spec-of.ts';
import { pathOf } from '../schema/run-schema.ts';

/** The values of a form while a payer fills it in. An empty input is `''`. */
export type FormInput<T> = T extends object
  ? T extends readonly (infer TItem)[]
    ? readonly FormInput<TItem>[]
    : { readonly [TName in keyof T]?: FormInput<T[TName]> }
  : T | '';

export type Run = '~types' | '~run' | '~standard';

/** A schema that reads empty values as absent. */
export type FormPart<TSchema extends AnySchema> = Omit<TSchema, Run | 'entries' | 'table'> &
  BaseSchema<FormInput<InferInput<TSchema>>, InferOutput<TSchema>, BaseIssue<unknown>>;

/** The schema of a form: it has the `entries` of the payload's schema, for a form. */
export type FormSchema<TSchema extends AnySchema> = FormPart<TSchema> &
  (TSchema extends { readonly entries: infer TEntries extends NestedSchemas }
    ? { readonly entries: { readonly [TName in keyof TEntries]: FormPart<TEntries[TName]> } }
    : unknown);

interface WithEntries extends AnySchema {
  readonly entries?: NestedSchemas;
}

/**
 * Makes the schema of a form from the schema of a payload. It reads these fields as absent: empty strings, strings of spaces,
 * `NaN` (an empty number input), and objects in which all fields are absent. It writes a `Date` without a time as `YYYY-MM-DD`
 * where the row is a date. The output is a payload. It works in `v.pick` and `v.omit`, and so do its `entries` in `v.strictObject`.
 *
 * @param messages Messages for payers, by code. A code that is left out keeps its own message.
 */
// @__NO_SIDE_EFFECTS__
export function formSchema<const TSchema extends AnySchema>(
  schema: TSchema,
  messages: CustomMessages = {},
): FormSchema<TSchema> {
  const { entries: fields }: WithEntries = schema;
  const entries =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        // `v.partial` and other copies of the form read the specs of its entries.
        withFieldSpec(formPart(field, messages, [name]), () => fieldSpecOf(field)),
      ]),
    );
  // Without a table, copies have no spec either: they run themselves.
  const own = { table: undefined, ...(entries && { entries }) };
  const form = Object.assign(formPart<WithEntries>(schema, messages, [], entries), own);
  return withFieldSpec(form, () => undefined) as unknown as FormSchema<TSchema>;
}

/** A schema that removes what is empty, and then runs as the payload's. A field that is empty itself is absent. */
function formPart<TSchema extends WithEntries>(
  schema: TSchema,
  messages: CustomMessages,
  at: Path,
  entries = schema.entries,
): TSchema {
  return {
    ...schema,
    get '~standard'() {
      return standardProps(this as AnySchema);
    },
    '~run'(this: WithEntries, dataset: UnknownDataset, config: Config<BaseIssue<unknown>>) {
      const form = dataset.value;
      const issues: BaseIssue<unknown>[] = [];
      const value = filledIn(form, fieldSpecOf(schema), [], (code, actual, place) => {
        const failure = { code, params: { actual }, messages: findingMessages };
        issues.push(new RedactedIssue('fill_in', 'value', failure, actual, pathOf(form, place), config.lang));
      });
      dataset.value = at.length > 0 && isEmpty(value) ? undefined : value;
      // `v.pick` copies this function to a schema with other entries.
      const payload = this.entries === entries ? schema : { ...schema, entries: this.entries };
      const result =
        issues.length > 0
          ? Object.assign(toDataset(dataset, issues, config), { typed: false as const })
          : payload['~run'](dataset, config);
      for (const issue of result.issues ?? []) useOwnSentence(issue, messages, at);
      return result;
    },
  };
}

type Report = (code: 'not-in-json', actual: string, place: Path) => void;

/** A value without what is empty inside it. */
function filledIn(value: unknown, spec: FieldSpec | undefined, place: Path, report: Report): unknown {
  // Empty items stay, so that the positions in messages are right.
  if (Array.isArray(value)) return value.map((item, i) => filledIn(item, spec?.item, [...place, i], report));
  if (isPlainObject(value)) {
    const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
      name,
      filledIn(field, spec?.fields[name], [...place, name], report),
    ]);
    return Object.fromEntries(fields.filter(([, field]) => !isEmpty(field)));
  }
  if (value instanceof Date && spec?.format === calendarDate) return dayOf(value);
  const isAccepted = spec !== undefined && spec.kind !== 'object' && spec.kind !== 'list' && spec.kind !== 'any';
  // Rows of strings report an object themselves.
  if (isObject(value) && !isAccepted) report('not-in-json', Object.prototype.toString.call(value).slice(8, -1), place);
  return value;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  Number.isNaN(value) ||
  (isPlainObject(value) && Object.keys(value).length === 0);

/** The day of a date without a time: of midnight in UTC, as `valueAsDate` has it, or of local midnight. */
function dayOf(date: Date): string | Date {
  if (Number.isNaN(date.getTime())) return date;
  const day = 24 * 60 * 60 * 1000;
  const utc = date.getTime() % day === 0;
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return utc ? date.toISOString().slice(0, 10) : local.getTime() % day === 0 ? local.toISOString().slice(0, 10) : date;
}

function useOwnSentence(issue: BaseIssue<unknown>, messages: CustomMessages, at: Path): void {
  if (!(issue instanceof RedactedIssue) || messages[issue.code] === undefined) return;
  const { code, params, path = [] } = issue;
  const field = labelOf([...at, ...path.map(({ key }) => key as string | number)]);
  issue.message = makeSentence({ code, params, field }, [messages]).message;
}
