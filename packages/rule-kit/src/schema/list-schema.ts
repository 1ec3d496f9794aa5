import type { ArraySchema } from 'valibot';
import { ownSchema } from './run-schema.ts';
import type { AnySchema } from './schema-cell.ts';

/**
 * Makes the valibot schema of a list of objects, as `v.array` does. It returns the very list that it was given, and its
 * issues don't show the values.
 */
// @__NO_SIDE_EFFECTS__
export function listSchema<const TItem extends AnySchema>(item: TItem): ArraySchema<TItem, undefined> {
  const own = { type: 'array', expects: 'Array', item, message: undefined };
  return ownSchema(own) as unknown as ArraySchema<TItem, undefined>;
}
