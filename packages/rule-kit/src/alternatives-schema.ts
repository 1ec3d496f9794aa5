import { type BaseIssue, type BaseSchema, type InferOutput, optional } from 'valibot';
import type { Table } from './table.ts';
import { type AnySchema, type EntriesSchema, entriesSchema } from './table-schema.ts';

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
  const entries: Record<string, AnySchema> = {};
  for (const [name, entry] of alternatives.flatMap((schema) => Object.entries(schema.entries))) {
    entries[name] = entry.type === 'optional' ? entry : optional(entry);
  }
  const demands = alternatives.map(requiredNames);
  const nameSets = alternatives.map((schema) => new Set(Object.keys(schema.entries)));
  return entriesSchema(table, entries, {
    entries,
    names: (value) => demands[chooseAlternative(nameSets, value)] ?? [],
  }) as unknown as AlternativesSchema<TSchemas>;
}

const requiredNames = (schema: EntriesSchema): string[] =>
  Object.keys(schema.entries).filter((name) => schema.entries[name]?.type !== 'optional');

/**
 * The alternative to which an object belongs: the one that most of its entries are of, the first of them where several
 * have as many; -1 where it has an entry of none.
 */
export function chooseAlternative(alternatives: readonly ReadonlySet<string>[], value: object): number {
  const names = Object.keys(value);
  const counts = alternatives.map((known) => names.filter((name) => known.has(name)).length);
  const most = Math.max(...counts);
  return most > 0 ? counts.indexOf(most) : -1;
}
