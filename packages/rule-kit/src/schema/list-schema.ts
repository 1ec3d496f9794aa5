import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { AnySchema } from './field-spec-of.ts';
import { ownSchema } from './run-schema.ts';

/** The valibot schema of an array of objects. Its type accepts readonly arrays too. */
export interface ListSchema<TItem extends AnySchema>
  extends BaseSchema<readonly InferInput<TItem>[], readonly InferOutput<TItem>[], BaseIssue<unknown>> {
  readonly type: 'array';
  readonly item: TItem;
}

/**
 * Makes the valibot schema of an array of objects, as `v.array` does. It returns the same array, not a copy, and its issues
 * don't show the values.
 */
// @__NO_SIDE_EFFECTS__
export function listSchema<const TItem extends AnySchema>(item: TItem): ListSchema<TItem> {
  const own = { type: 'array', expects: 'Array', item, message: undefined };
  return ownSchema(own) as unknown as ListSchema<TItem>;
}
