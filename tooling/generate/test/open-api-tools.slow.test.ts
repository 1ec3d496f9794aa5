import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { cartItemTable } from '@pg/card-params';
import openapiTS, { astToString } from 'openapi-typescript';
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from '../src/root.ts';

const file = join(root, 'packages/session-request/schemas/openapi.json');

test('redocly reports no error', () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const redocly = join(root, 'tooling/generate/node_modules/.bin/redocly');
  const report = execFileSync(redocly, ['lint', '--format=json', file], { env, encoding: 'utf8', stdio: 'pipe' });
  expect(JSON.parse(report).totals.errors).toBe(0);
});

const folderOf = (name: string): string => mkdtempSync(join(tmpdir(), `pg-${name}-`));

/** Makes the types of a client, and says how to write the name of one. */
const tools: Readonly<Record<string, () => Promise<{ folder: string; typeOf: (name: string) => string }>>> = {
  async 'openapi-typescript'() {
    const folder = folderOf('openapi-typescript');
    writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(readFileSync(file, 'utf8'))));
    return { folder, typeOf: (name) => `import('./api').components['schemas']['${name}']` };
  },
  async 'hey-api'() {
    const folder = folderOf('hey-api');
    await createClient({ input: file, output: { path: join(folder, 'api') }, logs: { level: 'silent', file: false } });
    return { folder, typeOf: (name) => `import('./api').${name}` };
  },
  async quicktype() {
    const folder = folderOf('quicktype');
    const schemas = new JSONSchemaInput(undefined);
    for (const name of ['SessionRequest', 'Sale']) {
      const schema = { ...JSON.parse(readFileSync(file, 'utf8')), $ref: `#/components/schemas/${name}` };
      await schemas.addSource({ name, schema: JSON.stringify(schema) });
    }
    const inputData = new InputData();
    inputData.addInput(schemas);
    const { lines } = await quicktype({ inputData, lang: 'typescript' });
    writeFileSync(join(folder, 'api.ts'), lines.join('\n'));
    return { folder, typeOf: (name) => `import('./api').${name}` };
  },
};

describe.each(Object.entries(tools))('the client of %s', (_, make) => {
  test('compiles, with the values of the lists', async () => {
    const { folder, typeOf } = await make();
    const client = join(folder, 'client.ts');
    writeFileSync(
      client,
      `export const order: ${typeOf('Order')} = { number: '1001', amount: '49.90', currency: 'EUR' };
export const item: ${typeOf('CartItem')} = { name: 'Cup', quantityUnit: 'KG' as ${typeOf('CartItem')}['quantityUnit'] };
export const session: ${typeOf('SessionRequest')} = { methods: ['card'], parameters: { card: { shipping: { city: 'a' } } } };
export const sale: ${typeOf('Sale')} = { 'parameters[extra]': '1' };
export const wrongs: [${typeOf('Order')}, ${typeOf('CartItem')}, ${typeOf('Sale')}] = [
  // @ts-expect-error an amount is a string
  { amount: 49.9 },
  // @ts-expect-error not in the list
  { quantityUnit: 'pcs' },
  // @ts-expect-error not a brand
  { brand: 'card' },
];
`,
    );
    const options = {
      strict: true,
      noEmit: true,
      types: [],
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    };
    const program = ts.createProgram([client], {
      ...options,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    });
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
  });
});

test('openapi-typescript makes a type for every field', async () => {
  const types = astToString(await openapiTS(readFileSync(file, 'utf8')));
  const { values } = cartItemTable.rows.quantityUnit[3];
  expect(types).toContain(`quantityUnit?: ${values.map((value) => JSON.stringify(value)).join(' | ')}`);
  expect(types).not.toMatch(/unknown [&|]|[&|] unknown/);
});
