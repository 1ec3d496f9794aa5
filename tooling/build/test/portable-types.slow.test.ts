import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { packages } from '../src/packages.ts';

const project = mkdtempSync(join(tmpdir(), 'portable-types-'));
afterAll(() => rmSync(project, { recursive: true }));

/** A path as in pnpm's store: a user's own modules can't import from there. */
const installed = (name: string, neededBy = name): string =>
  join(project, 'node_modules/.pnpm', `${neededBy.replace('/', '+')}@1.0.0/node_modules`, name);

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

const options = { recursive: true, dereference: true };
cpSync(fileURLToPath(new URL('../node_modules/valibot', import.meta.url)), installed('valibot'), options);
for (const { name, folder, dependencies } of packages) {
  for (const part of ['package.json', 'dist']) {
    const path = join(folder, part);
    if (existsSync(path)) cpSync(path, join(installed(name), part), options);
  }
  for (const dependency of dependencies) link(installed(dependency), installed(dependency, name));
}

const shared = (values: string): string => `import * as own from '@own';
import * as v from 'valibot';
export const all = { ...own };
${values}`;

/** Values that a user makes of a package's, by package. A name that TypeScript can't write in a declaration is an error. */
const DERIVED: Readonly<Record<string, string>> = {
  '@pg/card-params': `
export const Picked = v.pick(own.Shipping, ['street1']);
export const Partial = v.partial(own.Cart);
export const Inside = v.object({ card: own.CardParams });
export const set = own.detectCardSet({});
export const { rules, parts, table } = own.cardParamsType;`,
  '@pg/session-request': `
export const Picked = v.pick(own.SessionRequest, ['parameters']);
export const Partial = v.partial(own.SessionRequest);
export const Inside = v.object({ body: own.SessionRequest });
export const request = await own.createSessionRequest('https://a.example', {}, { names: { wallet1: 'a' } });
export const { rules, parts, table, messages } = own.sessionType;`,
  '@pg/sale-form': `
export const Picked = v.pick(own.Sale, ['brand']);
export const Partial = v.partial(own.Sale);
export const Inside = v.object({ sale: own.Sale });
export const { findings, map } = own.decodeSaleForm('');
export const places = map();
export const { rules, parts, table } = own.saleType;
export const request = await own.createSaleRequest('https://a.example', { brand: 'naps' });`,
  '@pg/wallet-tokens': `
export const Picked = v.pick(own.Wallet2Token, ['signature']);
export const { rules, text, table } = own.wallet2TokenType;
export const repair = own.repairToken('wallet2', '');`,
  '@pg/rule-kit': `
export const parcel = own.table('1', '', { weight: ['AN5', 'optional', 'Weight'] });
export const Parcel = own.tableSchema(parcel);
export const Form = own.formSchema(Parcel);
export const Inside = v.object({ Parcel });
export const found = own.check({ name: 'a', whole: 'a', messages: {}, table: parcel, rules: [] }, {});`,
  '@pg/lint': `
export const result = own.lintText('{}');
export const changes = own.findChanges('{}', result.findings);
export const received = await own.checkRequest(new Request('https://a.example'));`,
};

/** Compiles a module in a project that has only one package. Returns the path of the result, without its extension. */
function compile(name: string, title: string, code: string): string {
  const folder = join(project, name, title);
  for (const module of [name, 'valibot']) link(installed(module), join(folder, 'node_modules', module));
  const path = join(folder, title);
  writeFileSync(`${path}.mts`, code);
  const emit = { strict: true, declaration: true, skipLibCheck: true };
  const nodeNext = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023 };
  const program = ts.createProgram([`${path}.mts`], { ...emit, ...nodeNext, types: [] });
  const { diagnostics } = program.emit();
  const errors = [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );
  expect(errors).toEqual([]);
  return path;
}

test.each(Object.entries(DERIVED))('a user of only %s can export what is derived from it', (name, values) => {
  const declarations = `${compile(name, 'own', shared(values).replace('@own', name))}.d.mts`;
  const { importedFiles } = ts.preProcessFile(readFileSync(declarations, 'utf8'));
  expect([name, 'valibot']).toEqual(expect.arrayContaining(importedFiles.map(({ fileName }) => fileName)));
});

test('the README of rule-kit makes rules in a project that has only rule-kit', () => {
  const readme = readFileSync(new URL('../../../packages/rule-kit/README.md', import.meta.url), 'utf8');
  const [, code = ''] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
  const program = `${compile('@pg/rule-kit', 'readme', code)}.mjs`;
  expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toBe('true\n');
});
