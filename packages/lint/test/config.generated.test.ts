// The JSON Schema is made from the schema of the configuration.

import { isObject } from '@pg/rule-kit';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { ConfigSchema } from '../src/config/config-schema.ts';
import { rules } from '../src/index.ts';

/** Adds what the rule requires to the schema of its setting. */
const withSummary = (name: string, schema: unknown): unknown => {
  const rule = rules.get(name);
  return rule && isObject(schema) ? { ...schema, description: rule.summary } : schema;
};

/** The schema as JSON Schema, which can't check that a date is real or that a table has a field. */
const published = `${JSON.stringify(
  {
    ...toJsonSchema(ConfigSchema, { target: 'draft-07', errorMode: 'ignore' }),
    $id: 'urn:pg-lint:config:1',
    title: 'The configuration of pg-lint',
  },
  withSummary,
  2,
)}\n`;

// `pnpm generate` writes this file.
test('config.schema.json is the JSON Schema of configurations', async () => {
  await expect(published).toMatchFileSnapshot('../schemas/config.schema.json');
});
