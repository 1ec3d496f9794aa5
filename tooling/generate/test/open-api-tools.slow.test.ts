import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartItemTable } from '@pg/card-params';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { root } from '../src/root.ts';

const file = join(root, 'packages/session-request/schemas/openapi.json');

test('redocly reports no error', () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const redocly = join(root, 'tooling/generate/node_modules/.bin/redocly');
  const report = execFileSync(redocly, ['lint', '--format=json', file], { env, encoding: 'utf8', stdio: 'pipe' });
  expect(JSON.parse(report).totals.errors).toBe(0);
});

test('openapi-typescript makes a type for every field', async () => {
  const types = astToString(await openapiTS(readFileSync(file, 'utf8')));
  const { values } = cartItemTable.rows.quantityUnit[3];
  expect(types).toContain(`quantityUnit?: ${values.map((value) => JSON.stringify(value)).join(' | ')}`);
  expect(types).not.toMatch(/unknown [&|]|[&|] unknown/);
});
