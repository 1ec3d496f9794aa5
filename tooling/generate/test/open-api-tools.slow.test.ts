import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartItemTable } from '@pg/card-params';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../src/root.ts';

const file = join(root, 'packages/session-request/schemas/openapi.json');

test('redocly reports no error', () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const redocly = join(root, 'tooling/generate/node_modules/.bin/redocly');
  const report = execFileSync(redocly, ['lint', '--format=json', file], { env, encoding: 'utf8', stdio: 'pipe' });
  expect(JSON.parse(report).totals.errors).toBe(0);
});

test.each([
  ["const order: Schemas['Order'] = { number: '1001', amount: '49.90', currency: 'EUR' };", true],
  ["const order: Schemas['Order'] = { amount: 49.9 };", false],
  ["const item: Schemas['CartItem'] = { name: 'Cup', quantityUnit: 'KG' };", true],
  ["const item: Schemas['CartItem'] = { quantityUnit: 'pcs' };", false],
  [
    "const session: Schemas['SessionRequest'] = { methods: ['card'], parameters: { card: { shipping: { city: 'a' } } } };",
    true,
  ],
  ["const sale: Schemas['Sale'] = { action: 'SALE', brand: 'naps', 'parameters[extra]': '1' };", true],
  ["const sale: Schemas['Sale'] = { brand: 'card' };", false],
])('a client with the types of openapi-typescript and %s compiles: %s', async (statement, compiles) => {
  const folder = mkdtempSync(join(tmpdir(), 'pg-client-'));
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(readFileSync(file, 'utf8'))));
  const client = join(folder, 'client.ts');
  writeFileSync(
    client,
    `import type { components } from './api';\ntype Schemas = components['schemas'];\nexport ${statement}\n`,
  );
  const program = ts.createProgram([client], { strict: true, noEmit: true, types: [] });
  const mistakes = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(mistakes.length === 0, String(mistakes)).toBe(compiles);
});

test('openapi-typescript makes a type for every field', async () => {
  const types = astToString(await openapiTS(readFileSync(file, 'utf8')));
  const { values } = cartItemTable.rows.quantityUnit[3];
  expect(types).toContain(`quantityUnit?: ${values.map((value) => JSON.stringify(value)).join(' | ')}`);
  expect(types).not.toMatch(/unknown [&|]|[&|] unknown/);
});
