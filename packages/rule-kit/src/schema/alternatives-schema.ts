import {
  type BaseSchema,
  type InferOutput,
  looseObject,
  type ObjectSchema,
  type OptionalSchema,
  optional,
} from 'valibot';
import { type FieldSpec, makeFieldSpec } from '../match/field-spec.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, fieldSpecOf, type NestedSchemas, objectSpec } from './field-spec-of.ts';
import { type FindingIssue, ownSchema } from './own-schema.ts';

/** The schema of one of several tables. */
export type Alternative = AnySchema & { readonly entries: NestedSchemas };

type NamesOf<TEntries> = TEntries extends unknown ? keyof TEntries : never;

type EntryOf<TEntries, TName> = TEntries extends unknown
  ? TName extends keyof TEntries
    ? TEntries[TName] extends OptionalSchema<infer TSchema, undefined>
      ? OptionalSchema<TSchema, undefined>
      : TEntries[TName] extends AnySchema
        ? OptionalSchema<TEntries[TName], undefined>
        : never
    : never
  : never;

/** The `entries` of a schema of several tables: the fields of all of them. */
export type AlternativeEntries<TSchemas extends readonly Alternative[]> = {
  readonly [TName in NamesOf<TSchemas[number]['entries']>]: EntryOf<TSchemas[number]['entries'], TName>;
};

/** The schema of an object that has the fields of one of several tables. To valibot it is the schema of an object with all of them. */
export interface AlternativesSchema<
  TSchemas extends readonly Alternative[],
  TValue extends object = InferOutput<TSchemas[number]> & object,
> extends BaseSchema<TValue, TValue, FindingIssue> {
  readonly type: 'object';
  readonly reference: ObjectSchema<NestedSchemas, undefined>['reference'];
  readonly expects: 'Object';
  readonly entries: AlternativeEntries<TSchemas>;
  readonly message: undefined;
  readonly table: Table;
}

/**
 * Makes the schema of an object that has the fields of one of several tables.
 *
 * Each field is checked by the row of its own table. Only the fields of the detected table are required.
 *
 * @param tie Which table an object belongs to that has equally many fields of several.
 */
// @__NO_SIDE_EFFECTS__
export function alternativesSchema<
  TSchemas extends readonly Alternative[],
  TValue extends object = InferOutput<TSchemas[number]> & object,
>(table: Table, schemas: TSchemas, tie: 'first' | 'unknown' = 'first'): AlternativesSchema<TSchemas, TValue> {
  const entries = Object.fromEntries(schemas.flatMap((each) => Object.entries(each.entries).map(toOptional)));
  return ownSchema(Object.assign(looseObject(entries), { table }), () =>
    alternativesSpec(table, schemas, tie),
  ) as unknown as AlternativesSchema<TSchemas, TValue>;
}

const toOptional = ([name, schema]: [string, AnySchema]): [string, AnySchema] => [
  name,
  schema.type === 'optional' ? schema : optional(schema),
];

function alternativesSpec(
  table: Table,
  schemas: readonly AnySchema[],
  tie: 'first' | 'unknown',
): FieldSpec | undefined {
  const alternatives = schemas.map(fieldSpecOf).filter((spec) => spec !== undefined);
  const fields = new Map(alternatives.flatMap((object) => Object.entries(object.fields)));
  const owners = alternativeByName(alternatives.map((object) => Object.keys(object.fields)));
  const any = objectSpec(table, [...fields.keys()], (name) => makeFieldSpec({ ...fields.get(name), required: false }));
  return (
    any &&
    makeFieldSpec({
      ...any,
      alternatives,
      conditionallyRequired: (value) => alternatives[chooseAlternative(owners, value, tie)]?.requiredNames ?? [],
    })
  );
}

/** For each name, the position of the alternative that has it. */
export type AlternativeByName = Readonly<Record<string, number>>;

/** Maps each name to the position of its alternative. No two alternatives may have the same name. */
export function alternativeByName(alternatives: readonly (readonly string[])[]): AlternativeByName {
  const owners: Record<string, number> = Object.create(null);
  for (const [position, names] of alternatives.entries()) {
    for (const name of names) owners[name] = position;
  }
  return owners;
}

/**
 * The position of the alternative that has most of an object's fields; if none has any, -1. If several have equally many, it is
 * the first, or -1 if `tie` is `unknown`.
 */
export function chooseAlternative(
  owners: AlternativeByName,
  value: object,
  tie: 'first' | 'unknown' = 'first',
): number {
  const counts: number[] = [];
  let best = -1;
  for (const name in value) {
    const position = owners[name];
    if (position === undefined) continue;
    const count = (counts[position] ?? 0) + 1;
    counts[position] = count;
    const most = counts[best] ?? 0;
    if (count > most || (count === most && position < best)) best = position;
  }
  return tie === 'unknown' && counts.some((count, i) => i !== best && count === counts[best]) ? -1 : best;
}
