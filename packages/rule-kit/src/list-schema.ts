import { standardProps } from '@pg/type-codes';
import type { ArraySchema } from 'valibot';
import { runParts } from './run-parts.ts';
import type { AnySchema } from './table-schema.ts';

/**
 * Makes the valibot schema of a list of objects, as `v.array` does. It returns the very list that it was given, and its
 * issues don't show the values.
 */
// @__NO_SIDE_EFFECTS__
export function listSchema<const TItem extends AnySchema>(item: TItem): ArraySchema<TItem, undefined> {
  const schema: Omit<ArraySchema<TItem, undefined>, '~types'> = {
    kind: 'schema',
    type: 'array',
    reference: listSchema as unknown as ArraySchema<TItem, undefined>['reference'],
    expects: 'Array',
    async: false,
    item,
    message: undefined,
    get '~standard'() {
      return standardProps(this);
    },
    '~run': runParts,
  };
  return schema;
}
