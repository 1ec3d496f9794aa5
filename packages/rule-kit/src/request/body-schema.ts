import { applyMessages, RedactedIssue, sentenceOf, toDataset } from '@pg/type-codes';
import type { BaseIssue, BaseSchema } from 'valibot';
import { valueAt } from '../findings/path.ts';
import type { Resource } from '../resource/resource.ts';
import { type AnySchema, fieldSpecOf } from '../schema/field-spec-of.ts';
import { pathOf } from '../schema/run-schema.ts';
import { type EntriesSchema, entriesSchema } from '../schema/table-schema.ts';
import { checkBody } from './check-body.ts';

/**
 * Makes the schema of a whole body. It also has issues for the errors of the resource's rules. Schemas that `v.pick` and others
 * derive from it check only the fields.
 */
// @__NO_SIDE_EFFECTS__
export function bodySchema<TBody, TFields extends AnySchema>(
  resource: Resource & { readonly schema: TFields },
): TFields & BaseSchema<TBody, TBody, BaseIssue<unknown>> {
  const { messages } = resource;
  const fields = resource.schema as AnySchema as EntriesSchema;
  const schema = entriesSchema(
    fields.table,
    () => fields.entries,
    () => fieldSpecOf(fields),
  );
  const runFields = schema['~run'];
  const run: AnySchema['~run'] = function (this: AnySchema, dataset, config) {
    const body = dataset.value;
    const result = runFields.call(this, dataset, config);
    if (result.issues || this !== schema) return result;
    const issues = checkBody(resource, body, {})
      .findings.filter(({ severity }) => severity === 'error')
      .map((finding) => {
        const { code, params, path } = finding;
        const place = pathOf(body, path);
        const issue = new RedactedIssue(
          'check',
          code,
          { code, params, messages },
          valueAt(body, path),
          place,
          config.lang,
        );
        return Object.assign(issue, { message: sentenceOf(finding).message });
      });
    applyMessages(issues, schema, config);
    return toDataset(dataset, issues.length > 0 ? issues : undefined, config);
  };
  return Object.assign(schema, { '~run': run }) as unknown as TFields & BaseSchema<TBody, TBody, BaseIssue<unknown>>;
}
