import type { BaseIssue, BaseSchema } from 'valibot';
import type { Path } from '../findings/path.ts';
import { type Cell, makeCell, rowCell } from '../match/cell.ts';
import type { Table } from '../rows/table.ts';

/** Any valibot schema. */
export type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Schemas of entries that are objects or lists themselves, by name; one that is no row of the table is optional. */
export type NestedSchemas = Readonly<Record<string, AnySchema>>;

/** The cells of schemas, or how they are made; `false` where a schema has none. */
const CELLS = /* @__PURE__ */ new WeakMap<AnySchema, Cell | false | (() => Cell | undefined)>();

/** Says what the walks know of a schema, when they first ask. */
export function withCell<TSchema extends AnySchema>(schema: TSchema, make: () => Cell | undefined): TSchema {
  CELLS.set(schema, make);
  return schema;
}

/**
 * The cell by which the walks check what a schema checks; `undefined` where the schema, or one inside it, is not made
 * of a table: it has actions of its own, or a default.
 */
export function schemaCell(schema: AnySchema): Cell | undefined {
  const known = CELLS.get(schema) ?? (() => deriveCell(schema));
  if (typeof known !== 'function') return known || undefined;
  const cell = known();
  CELLS.set(schema, cell ?? false);
  return cell;
}

/** What the tables say of a place in a schema's payloads; `undefined` where they say nothing. */
export function cellAt(schema: AnySchema, path: Path): Cell | undefined {
  let cell = schemaCell(schema);
  for (const step of path) cell = typeof step === 'number' ? cell?.item : cell?.cells[step];
  return cell;
}

/** What schemas that valibot makes of ours have: wrappers, lists, copies with other entries. */
interface Derived extends AnySchema {
  readonly wrapped?: AnySchema;
  readonly default?: unknown;
  readonly item?: AnySchema;
  readonly entries?: NestedSchemas;
  readonly table?: Table;
}

function deriveCell(schema: Derived): Cell | undefined {
  const { type, wrapped, item, entries, table } = schema;
  if ('pipe' in schema || 'fallback' in schema || schema.default !== undefined) return undefined;
  if (entries && table) {
    return objectCell(table, Object.keys(entries), (name) => entries[name] && schemaCell(entries[name]));
  }
  const inner = wrapped ?? item;
  const cell = inner && schemaCell(inner);
  if (type === 'array') return cell && makeCell({ kind: 'list', required: true, item: cell, table: cell.table });
  const isWrapper = type === 'optional' || type === 'non_optional';
  return isWrapper && cell ? makeCell({ ...cell, required: type === 'non_optional' }) : undefined;
}

/** The cell of a table's own schema, made of its rows. */
export function tableCell(table: Table, nested: NestedSchemas = {}): Cell | undefined {
  return objectCell(table, Object.keys({ ...table.rows, ...nested }), (name) => {
    const row = table.rows[name];
    const schema = nested[name];
    if (schema === undefined) return row && rowCell(table, name, row);
    const cell = schemaCell(schema);
    return cell && makeCell({ ...cell, required: row?.[1] === 'required' });
  });
}

/** The cell of an object; `undefined` where one of its entries has none. */
export function objectCell(
  table: Table,
  names: readonly string[],
  cellOf: (name: string) => Cell | undefined,
): Cell | undefined {
  const cells: Record<string, Cell> = Object.create(null);
  for (const name of names) {
    const cell = cellOf(name);
    if (cell === undefined) return undefined;
    cells[name] = makeCell({ ...cell, name, row: table.rows[name] ?? cell.row });
  }
  const demands = names.filter((name) => cells[name]?.required);
  return makeCell({ kind: 'object', required: true, cells, demands, table });
}
