import { type BaseSchema, looseObject, optional } from 'valibot';
import { type FieldSpec, makeFieldSpec } from '../match/field-spec.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, fieldSpecOf, type NestedSchemas, objectSpec } from './field-spec-of.ts';
import { type FindingIssue, ownSchema } from './own-schema.ts';

/** The schema of an object that has the fields of one of several tables. */
export type AlternativesSchema<TValue extends object> = BaseSchema<TValue, TValue, FindingIssue> & {
  readonly entries: NestedSchemas;
  readonly table: Table;
};

/**
 * Makes the schema of an object that has the fields of one of several tables.
 *
 * Each field is checked by the row of its own table. Only the fields of the detected table are required.
 *
 * @param tie Which table an object belongs to that has equally many fields of several.
 */
// @__NO_SIDE_EFFECTS__
export function alternativesSchema<TValue extends object>(
  table: Table,
  schemas: readonly AnySchema[],
  tie: 'first' | 'unknown' = 'first',
): AlternativesSchema<TValue> {
  const alternatives = schemas as readonly (AnySchema & { readonly entries: NestedSchemas })[];
  const entries = Object.fromEntries(alternatives.flatMap((each) => Object.entries(each.entries).map(toOptional)));
  return ownSchema(Object.assign(looseObject(entries), { table }), () =>
    alternativesSpec(table, alternatives, tie),
  ) as unknown as AlternativesSchema<TValue>;
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
