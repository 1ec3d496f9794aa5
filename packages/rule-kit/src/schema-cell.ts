import { type Cell, makeCell, rowCell } from './cell.ts';
import type { Path } from './finding.ts';
import type { Table } from './table.ts';
import type { AnySchema, EntriesSchema, NestedSchemas } from './table-schema.ts';

/** The cells of schemas, or how they are made; `false` where a schema has none. */
const CELLS = new WeakMap<AnySchema, Cell | false | (() => Cell | undefined)>();

/** Says what the walk knows of a schema, when it first asks. */
export function withCell<TSchema extends AnySchema>(schema: TSchema, make: () => Cell | undefined): TSchema {
  CELLS.set(schema, make);
  return schema;
}

/**
 * The cell by which the walk checks what a schema checks; `undefined` where the schema, or one inside it, is not made
 * of a table: it has actions of its own, or a default.
 */
export function schemaCell(schema: AnySchema): Cell | undefined {
  const known = CELLS.get(schema);
  if (typeof known === 'object') return known;
  if (known === false) return undefined;
  const cell = known === undefined ? deriveCell(schema) : known();
  CELLS.set(schema, cell ?? false);
  return cell;
}

/** What the tables say of a place in a schema's payloads; `undefined` where they say nothing. */
export function cellAt(schema: AnySchema, path: Path): Cell | undefined {
  let cell = schemaCell(schema);
  for (const step of path) cell = typeof step === 'number' ? cell?.item : cell?.cells[step];
  return cell;
}

/** The cell of a schema that valibot made of ours: a wrapper, a list, or a copy with other entries. */
function deriveCell(schema: AnySchema): Cell | undefined {
  if ('pipe' in schema || 'fallback' in schema) return undefined;
  if ('entries' in schema && 'table' in schema) return entriesCell(schema as EntriesSchema);
  if (schema.type === 'optional') return optionalCell(schema as OptionalLike);
  return schema.type === 'array' ? listCell(schema as ListLike) : undefined;
}

type OptionalLike = AnySchema & { readonly wrapped: AnySchema; readonly default: unknown };
type ListLike = AnySchema & { readonly item: AnySchema };

function optionalCell({ wrapped, default: fallback }: OptionalLike): Cell | undefined {
  const cell = fallback === undefined ? schemaCell(wrapped) : undefined;
  return cell && makeCell({ ...cell, required: false });
}

function listCell(schema: ListLike): Cell | undefined {
  const item = schemaCell(schema.item);
  return item && makeCell({ kind: 'list', required: true, item, table: item.table });
}

function entriesCell({ entries, table }: EntriesSchema): Cell | undefined {
  return objectCell(table, Object.keys(entries), (name) => schemaCell(entries[name] as AnySchema));
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
  for (const [order, name] of names.entries()) {
    const cell = cellOf(name);
    if (cell === undefined) return undefined;
    cells[name] = makeCell({ ...cell, name, order, row: table.rows[name] ?? cell.row });
  }
  const demands = names.filter((name) => cells[name]?.required);
  return makeCell({ kind: 'object', required: true, cells, demands, table });
}
