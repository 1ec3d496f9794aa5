import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartItemTable } from '@pg/card-params';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../src/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'pg-openapi-'));
let types: string;

beforeAll(async () => {
  const file = join(root, 'packages/session-request/schemas/openapi.json');
  types = astToString(await openapiTS(readFileSync(file, 'utf8')));
  writeFileSync(join(folder, 'api.ts'), types);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the client of openapi-typescript compiles, with the values of the lists', () => {
  const client = join(folder, 'client.ts');
  writeFileSync(
    client,
    `import type { components } from './api';
type Schemas = components['schemas'];
export const order: Schemas['Order'] = { number: '1001', amount: '49.90', currency: 'EUR' };
export const item: Schemas['CartItem'] = { name: 'Cup', quantityUnit: 'KG' };
export const session: Schemas['SessionRequest'] = { methods: ['card'], parameters: { card: { shipping: { city: 'a' } } } };
export const sale: Schemas['Sale'] = { 'parameters[extra]': '1' };
export const wrongs: [Schemas['Order'], Schemas['CartItem'], Schemas['Sale']] = [
  // @ts-expect-error an amount is a string
  { amount: 49.9 },
  // @ts-expect-error not in the list
  { quantityUnit: 'pcs' },
  // @ts-expect-error not a brand
  { brand: 'card' },
];
`,
  );
  const program = ts.createProgram([client], {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});

test('openapi-typescript makes a type for every field', () => {
  const { values } = cartItemTable.rows.quantityUnit[3];
  expect(types).toContain(`quantityUnit?: ${values.map((value) => JSON.stringify(value)).join(' | ')}`);
  expect(types).not.toMatch(/unknown [&|]|[&|] unknown/);
});
