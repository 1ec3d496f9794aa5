import { MAX_LEVELS } from '@pg/nested-text';
import { typeOf } from '@pg/type-codes';
import { type BaseSchema, config, type InferInput, type InferIssue, type InferOutput } from 'valibot';
import { isObject } from '../data/value.ts';
import { type Finding, toFinding } from '../findings/finding.ts';
import { depthMessages } from '../findings/messages.ts';
import { labelOf, type Path } from '../findings/path.ts';
import { calendarDate } from '../formats/formats.ts';
import { describeInstance } from '../mistakes/describe-instance.ts';
import type { Report } from '../report/row-violations.ts';
import type { AnySchema } from '../rows/table.ts';
import { schemaRules } from '../rules/row-rules.ts';
import { type Entries, type FindingIssue, refuse } from '../schema/own-schema.ts';
import { isOwn } from '../schema/redact-issues.ts';
import { showName } from '../words/field-name.ts';
import { type CustomMessages, chooseWording, sentenceOf } from '../words/messages.ts';

/** The values of a form while a payer fills it in. An empty input is `''`, and a checkbox may be `'on'`. */
export type FormInput<T> = T extends string
  ? T | ''
  : T extends readonly unknown[]
    ? { -readonly [TAt in keyof T]: FormInput<T[TAt]> }
    : T extends Date | Blob
      ? T
      : T extends object
        ? { [TName in keyof T]?: FormInput<Exclude<T[TName], undefined>> }
        : T extends boolean
          ? T | 'on' | 'true' | 'false' | ''
          : T | '';

/** The schema of a form: it has the `entries` of the given schema, for a form. */
export type FormSchema<TSchema extends AnySchema> = Omit<
  TSchema,
  '~types' | '~run' | '~standard' | 'entries' | 'table'
> &
  BaseSchema<FormInput<InferInput<TSchema>>, InferOutput<TSchema>, FindingIssue | InferIssue<TSchema>> &
  (TSchema extends { readonly entries: infer TEntries extends Entries }
    ? { readonly entries: { readonly [TName in keyof TEntries]: FormSchema<TEntries[TName]> } }
    : unknown);

/** Values that a form does not have, or whose inside can't be read. */
export type Unreadable =
  | ReadonlyMap<never, unknown>
  | ReadonlySet<unknown>
  | Promise<unknown>
  | ((...args: never) => unknown);

/**
 * Makes the schema of a form from the schema of a payload, or from any schema around it. It reads the form, and then runs the
 * given schema. These fields are absent: `null`, empty strings, strings of spaces, `NaN` (an empty number input), a `Date` that is
 * none, and objects in which all fields are absent. A `Date` without a time becomes `YYYY-MM-DD` where the row is a date, and `on`,
 * `true` and `false` become booleans where it is one. It works in `v.pick` and `v.omit`, and so do its `entries` in
 * `v.strictObject`.
 *
 * @param messages Messages for payers, by code. A code that is left out keeps its own message.
 * @throws {TypeError} if the schema is async, or has a `v.map`, a `v.set` or another schema whose inside can't be read.
 */
// @__NO_SIDE_EFFECTS__
export function formSchema<const TSchema extends AnySchema>(
  schema: TSchema & (InferInput<TSchema> extends Unreadable ? never : unknown),
  messages: CustomMessages = {},
): FormSchema<TSchema> {
  return formPart(schema, messages) as unknown as FormSchema<TSchema>;
}

/** The properties of valibot's schemas that have others inside. */
interface Shape extends AnySchema {
  readonly entries?: Entries;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly rest?: Shape;
  readonly value?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly Shape[];
  readonly getter?: (value: unknown) => Shape;
  readonly pipe?: readonly Shape[];
  readonly requirement?: unknown;
}

/** A schema that reads the form, and then runs the given one. A field that is empty itself is absent. */
function formPart(schema: Shape, messages: CustomMessages, at: Path = []): AnySchema {
  shapesOf(schema);
  const form: Shape = config(schema, {});
  const run: AnySchema['~run'] = function (this: AnySchema, { value: given }, setting) {
    const findings: Finding[] = [];
    const shapes = shapesOf(schema, given);
    const report: Report = (violation) => findings.push(toFinding(violation, SENTENCES));
    // `v.pick` and others make copies with other `entries`, which read their own values.
    const [runs, read] = this === form ? [schema, readForm(given, shapes, [], report)] : [this, given];
    const value = at.length > 0 && isEmpty(read, shapes) ? undefined : read;
    const refused = findings.length > 0 && refuse({ value, findings }, setting);
    const result = refused || schema['~run'].call(runs, { value }, setting);
    const issues = result.issues?.map((issue) => (isOwn(issue) ? reworded(issue, messages, at) : issue));
    return { ...result, issues } as typeof result;
  };
  const entries = Object.entries(schema.entries ?? {}).map(([name, field]) => [
    name,
    formPart(field, messages, [name]),
  ]);
  return Object.assign(form, { '~run': run }, schema.entries && { entries: Object.fromEntries(entries) });
}

const SENTENCES = { catalogs: [undefined, depthMessages], whole: 'the value', show: showName };

/** An issue with the words of the form, and its field's name from the form's root. */
function reworded(issue: FindingIssue, messages: CustomMessages, at: Path): FindingIssue {
  const { hint: _, ...rest } = issue;
  const { code, params, path = [], message, wording } = rest;
  if (message !== sentenceOf(params, wording).message && messages[code] === undefined) return issue;
  const field = labelOf([...at, ...path.map(({ key }) => key as string | number)]) || wording.field;
  const catalogs = [messages, { ...wording.terms, [code]: wording.template }];
  const words = chooseWording({ code, params, field, must: wording.must }, catalogs);
  return { ...rest, wording: words, ...sentenceOf(params, words) };
}

/** A schema, those inside its wrappers, and the options of a union. A schema that is `lazy` has none yet without a value. */
function shapesOf(schema: Shape, value?: unknown): readonly Shape[] {
  const { async, type, wrapped, getter, options = [] } = schema;
  if (async || ['map', 'set', 'promise', 'function'].includes(type))
    throw new TypeError(`a form can't have the schema ${type}${async ? 'Async' : ''}`);
  // Options of a list are strings.
  const inside = [wrapped, value !== undefined && getter?.(value), ...options];
  return [schema, ...inside.flatMap((each) => (typeof each === 'object' ? shapesOf(each, value) : []))];
}

/** A value of a form as its schemas want it, without what is empty inside it. */
function readForm(value: unknown, shapes: readonly Shape[], path: Path, report: Report): unknown {
  if (path.length > MAX_LEVELS) {
    report({ rule: schemaRules['value-type'], path: path.slice(0, 1), code: 'too-deep', params: { max: MAX_LEVELS } });
    return undefined;
  }
  const readInside = (name: string | number, field: unknown): readonly [name: string | number, unknown][] => {
    const own = shapes.flatMap(({ entries, item, items, rest, value: of }) => {
      const shape = entries?.[name] ?? item ?? items?.[Number(name)] ?? rest ?? of;
      return shape ? shapesOf(shape, field) : [];
    });
    const inside = own.length > 0 ? own : shapes.filter(isLoose);
    const read = readForm(field, inside, [...path, name], report);
    // Empty items stay, so that the positions in messages are right.
    return typeof name === 'string' && isEmpty(read, inside) ? [] : [[name, read]];
  };
  if (Array.isArray(value)) return value.flatMap((item, i) => readInside(i, item)).map(([, item]) => item);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).flatMap(([name, field]) => readInside(name, field)));
  if (/^(?:on|true|false)$/.test(String(value)) && shapes.some(({ type }) => type === 'boolean'))
    return value !== 'false';
  if (typeOf(value) === 'date' && shapes.some(isDay)) return dayOf(value as Date);
  // Other objects have no unknown fields.
  const instance = shapes.length > 0 && shapes.every(isLoose) && describeInstance(value);
  if (instance) report({ ...instance, path });
  return value;
}

const isLoose = ({ type }: Shape): boolean => type === 'loose_object';

/** The schema of a row that is a date has the pattern of dates, also if another copy of this package made it. */
const isDay = ({ requirement, pipe = [] }: Shape): boolean =>
  String(requirement) === `/${calendarDate.pattern}/` || pipe.some(isDay);

const isEmpty = (value: unknown, shapes: readonly Shape[]): boolean =>
  value === undefined ||
  (value === null && !shapes.some(({ type }) => type === 'nullable' || type === 'nullish')) ||
  (typeof value === 'string' && value.trim() === '') ||
  Number.isNaN(typeOf(value) === 'date' ? Number(value) : value) ||
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
