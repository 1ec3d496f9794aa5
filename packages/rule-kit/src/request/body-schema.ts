import { type BaseSchema, looseObject } from 'valibot';
import type { Resource } from '../resource/resource.ts';
import type { Table } from '../rows/table.ts';
import { type AnySchema, fieldSpecOf, type NestedSchemas } from '../schema/field-spec-of.ts';
import { type FindingIssue, ownSchema } from '../schema/own-schema.ts';
import { checkBody } from './check-body.ts';

interface WithTable extends AnySchema {
  readonly entries: NestedSchemas;
  readonly table: Table;
}

/**
 * Makes the schema of a whole body. It refuses what its sender refuses: the errors of `check`, and a number in place of a string,
 * because its type has none there. Schemas that `v.pick` and others derive from it check only the fields.
 */
// @__NO_SIDE_EFFECTS__
export function bodySchema<TBody, TFields extends AnySchema>(
  resource: Resource & { readonly schema: TFields },
): TFields & BaseSchema<TBody, TBody, FindingIssue> {
  const { entries, table } = resource.schema as AnySchema as WithTable;
  const shell = Object.assign(looseObject(entries), { table });
  return ownSchema(
    shell,
    () => fieldSpecOf(resource.schema),
    (value, _, words) => ({
      value,
      findings: checkBody(resource, value, { messages: words?.messages }).findings.filter(
        ({ severity, code }) => severity === 'error' || code === 'number-in-text',
      ),
    }),
  ) as unknown as TFields & BaseSchema<TBody, TBody, FindingIssue>;
}
