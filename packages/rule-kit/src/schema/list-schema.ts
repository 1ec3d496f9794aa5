import { array, type BaseSchema, type InferInput, type InferIssue, type InferOutput } from 'valibot';
import { makeFieldSpec } from '../match/field-spec.ts';
import { type AnySchema, fieldSpecOf } from './field-spec-of.ts';
import { type FindingIssue, ownSchema } from './own-schema.ts';

/** The valibot schema of an array of objects. Its type accepts readonly arrays too. */
export interface ListSchema<TItem extends AnySchema>
  extends BaseSchema<readonly InferInput<TItem>[], readonly InferOutput<TItem>[], FindingIssue | InferIssue<TItem>> {
  readonly type: 'array';
  readonly item: TItem;
}

/**
 * Makes the valibot schema of an array of objects, as `v.array` does. It returns the same array, not a copy, and its issues
 * don't show the values.
 */
// @__NO_SIDE_EFFECTS__
export function listSchema<const TItem extends AnySchema>(item: TItem): ListSchema<TItem> {
  return ownSchema(array(item) as unknown as ListSchema<TItem>, () => {
    const spec = fieldSpecOf(item);
    return spec && makeFieldSpec({ kind: 'list', required: true, item: spec, table: spec.table });
  });
}
