import { type Cell, makeCell } from './cell.ts';
import type { AnySchema, EntriesSchema } from './table-schema.ts';

/** Compiled objects by their entries: `v.pick` and its like make schemas with new ones. */
const OBJECTS = new WeakMap<object, Cell | false>();

/**
 * The cell by which the walk checks what a schema checks; `undefined` where the schema, or one inside it, is not made
 * of a table: it has actions of its own, or a default.
 */
export function schemaCell(schema: AnySchema): Cell | undefined {
  if ('pipe' in schema) return undefined;
  if ('cell' in schema) return schema.cell as Cell;
  if ('furtherDemands' in schema) return objectCell(schema as EntriesSchema) || undefined;
  if (schema.type === 'optional') return optionalCell(schema as OptionalLike);
  if (schema.type === 'array') return listCell(schema as ListLike);
  return undefined;
}

type OptionalLike = AnySchema & { readonly wrapped: AnySchema; readonly default: unknown };
type ListLike = AnySchema & { readonly item: AnySchema };

function optionalCell({ wrapped, default: fallback }: OptionalLike): Cell | undefined {
  const cell = fallback === undefined ? schemaCell(wrapped) : undefined;
  return cell && { ...cell, required: false };
}

function listCell(schema: ListLike): Cell | undefined {
  const item = schemaCell(schema.item);
  return item && makeCell({ kind: 'list', required: true, item });
}

function objectCell(schema: EntriesSchema): Cell | false {
  let cell = OBJECTS.get(schema.entries);
  if (cell === undefined) {
    cell = compile(schema);
    OBJECTS.set(schema.entries, cell);
  }
  return cell;
}

function compile({ entries, table, furtherDemands }: EntriesSchema): Cell | false {
  const cells: Record<string, Cell> = Object.create(null);
  for (const [name, entry] of Object.entries(entries)) {
    const cell = schemaCell(entry);
    if (cell === undefined) return false;
    cells[name] = { ...cell, name, row: table.rows[name] ?? cell.row };
  }
  return makeCell({
    kind: 'object',
    required: true,
    cells,
    demands: Object.keys(cells).filter((name) => cells[name]?.required),
    furtherDemands: furtherDemands?.entries === entries ? furtherDemands.names : undefined,
    table,
  });
}
