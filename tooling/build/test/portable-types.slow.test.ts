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
  const emit = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, declaration: true };
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

/** What users write around a set, in a project that has only one package: it compiles, and prints only `true`. */
const WRITTEN: readonly (readonly [name: string, code: string])[] = [
  [
    '@pg/session-request',
    `import * as own from '@pg/session-request';
import * as v from 'valibot';
const never = v.check((): boolean => false, 'never');
const Forwarded = v.pipe(own.SessionRequest, v.forward(v.check((): boolean => false, 'never'), ['order', 'amount']));
const [issue] = v.safeParse(Forwarded, { order: { amount: '1.00' } }).issues ?? [];
console.log(issue?.message === 'never');
const record: Record<string, unknown> = v.parse(own.Order, { amount: '1.00' });
console.log(record.amount === '1.00');
const given = Object.freeze({ amount: '1.00' });
const Changed = v.pipe(own.Order, v.transform((order) => { order.amount = '9.99'; return order; }));
console.log(v.parse(Changed, given).amount === '9.99' && given.amount === '1.00');
const body = own.parse(own.sessionType, { order: { amount: own.formatMinorUnits(4990, 'EUR') } });
// @ts-expect-error frozen
try { body.hash = 'h'; } catch { console.log(true); }
const { url } = await own.createSessionRequest('https://a.example', body, {
  signal: null,
  sign: (unsigned) => String(unsigned.order?.amount),
});
console.log(url.startsWith('https://a.example/'));
for (const parse of [(x: unknown) => own.parse(own.sessionType, x), (x: unknown) => v.parse(own.SessionRequest, x)])
  try { parse({ order: { amount: '1' } }); } catch (error) {
    if (error instanceof own.InvalidRequestError || v.isValiError(error))
      console.log(own.toProblemDetails(error, { names: { 'order.amount': 'total' } }).errors[0]?.pointer === '/total');
  }
`,
  ],
  [
    '@pg/rule-kit',
    `import * as own from '@pg/rule-kit';
import * as v from 'valibot';
const Parcel = own.tableSchema(own.table('1', '', {
  note: ['AN5', 'optional', 'Note'],
  day: ['string', 'optional', 'Day', { format: own.calendarDate }],
  flag: ['true/false', 'optional', 'Flag'],
}));
const Checked = own.formSchema(v.pipe(v.strictObject(Parcel.entries), v.check((parcel) => parcel.flag === true, 'never')));
const input: v.InferInput<typeof Checked> = { note: '', flag: 'on' };
console.log(JSON.stringify(v.parse(Checked, input)) === '{"flag":true}');
console.log(v.safeParse(Checked, { csrf: 'a' }).issues?.[0]?.type === 'strict_object');
console.log(v.safeParse(Checked, { flag: 'false' }).issues?.[0]?.message === 'never');
const List = own.formSchema(v.object({ items: v.array(Parcel), note: v.optional(v.string(), 'DEF') }));
const items: NonNullable<v.InferInput<typeof List>['items']> = [];
items.push({ note: '' });
console.log(JSON.stringify(v.parse(List, { items, note: '' })) === '{"items":[{}],"note":"DEF"}');
class Row { readonly city = null; readonly id = 1; }
console.log(JSON.stringify(own.removeNulls([new Row()])) === '[{"id":1}]');
`,
  ],
];

test.each(WRITTEN)('what a user of only %s writes compiles, and does what it says', (name, code) => {
  const printed = execFileSync(process.execPath, [`${compile(name, 'written', code)}.mjs`], { encoding: 'utf8' });
  expect(new Set(printed.trim().split('\n'))).toEqual(new Set(['true']));
});

test('the README of rule-kit makes rules in a project that has only rule-kit', () => {
  const readme = readFileSync(new URL('../../../packages/rule-kit/README.md', import.meta.url), 'utf8');
  const [, code = ''] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
  const program = `${compile('@pg/rule-kit', 'readme', code)}.mjs`;
  expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toBe('true\n');
});
