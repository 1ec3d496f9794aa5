import type { ArraySchema } from 'valibot';
import type { AnySchema } from './field-spec-of.ts';
import { ownSchema } from './run-schema.ts';

/**
 * Makes the valibot schema of an array of objects, as `v.array` does. It returns the same array, not a copy, and its issues
 * don't show the values.
 */
// @__NO_SIDE_EFFECTS__
export function listSchema<const TItem extends AnySchema>(item: TItem): ArraySchema<TItem, undefined> {
  const own = { type: 'array', expects: 'Array', item, message: undefined };
  return ownSchema(own) as unknown as ArraySchema<TItem, undefined>;
}
