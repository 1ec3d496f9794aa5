import { type BaseIssue, type BaseSchema, type InferOutput, optional } from 'valibot';
import { type Cell, makeCell } from '../match/cell.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, objectCell, schemaCell } from './schema-cell.ts';
import { type EntriesSchema, entriesSchema } from './table-schema.ts';

/** The schema of an object that holds the entries of one of several tables. */
export type AlternativesSchema<TSchemas extends readonly AnySchema[]> = BaseSchema<
  InferOutput<TSchemas[number]>,
  InferOutput<TSchemas[number]>,
  BaseIssue<unknown>
> & { readonly entries: Readonly<Record<string, AnySchema>> };

/**
 * Makes the schema of an object that holds the entries of one of several tables, alternatives to each other.
 *
 * Every entry that is present is checked by the row of its own table. Required are the entries of that table alone to
 * which the object belongs.
 */
// @__NO_SIDE_EFFECTS__
export function alternativesSchema<const TSchemas extends readonly AnySchema[]>(
  table: Table,
  schemas: TSchemas,
): AlternativesSchema<TSchemas> {
  const alternatives = schemas as readonly AnySchema[] as readonly EntriesSchema[];
  return entriesSchema(
    table,
    () => Object.fromEntries(alternatives.flatMap(({ entries }) => Object.entries(entries).map(toOptional))),
    () => alternativesCell(table, alternatives),
  ) as unknown as AlternativesSchema<TSchemas>;
}

const toOptional = ([name, schema]: [string, AnySchema]): [string, AnySchema] => [
  name,
  schema.type === 'optional' ? schema : optional(schema),
];

function alternativesCell(table: Table, schemas: readonly EntriesSchema[]): Cell | undefined {
  const alternatives = schemas.map(schemaCell).filter((cell) => cell !== undefined);
  const cells = new Map(alternatives.flatMap((object) => Object.entries(object.cells)));
  const owners = alternativeByName(alternatives.map((object) => Object.keys(object.cells)));
  const any = objectCell(table, [...cells.keys()], (name) => makeCell({ ...cells.get(name), required: false }));
  return (
    any &&
    makeCell({
      ...any,
      alternatives,
      furtherDemands: (value) => alternatives[chooseAlternative(owners, value)]?.demands ?? [],
    })
  );
}

/** The position of the alternative that has a name, for each name. */
export type AlternativeByName = Readonly<Record<string, number>>;

/** Tells for the names of several alternatives which of them has a name; no name is of two. */
export function alternativeByName(alternatives: readonly (readonly string[])[]): AlternativeByName {
  const owners: Record<string, number> = Object.create(null);
  for (const [position, names] of alternatives.entries()) {
    for (const name of names) owners[name] = position;
  }
  return owners;
}

/**
 * The position of the alternative to which an object belongs: the one that most of its entries are of, the first of
 * them where several have as many; -1 where it has an entry of none.
 */
export function chooseAlternative(owners: AlternativeByName, value: object): number {
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
  return best;
}
