import { applyEdits, kinds, lintText } from '@pg/lint';
import { offsetsIn } from '@pg/nested-text';
import { describe, expect, test } from 'vitest';
import { type Answer, assistant } from './assistant.ts';
import { BAD, folderOf, type JsonReport, pgLint, type ReportedFinding, reportOf, UNITS } from './command.ts';

interface Fix {
  readonly isCertain: boolean;
  readonly edits: readonly (Omit<ReportedFinding, 'text'> & { readonly text: string })[];
}

type Fixable = ReportedFinding & { readonly fixes?: readonly Fix[] };

const readReport = ({ text }: Answer): JsonReport => JSON.parse(text);

const findingsIn = (answer: Answer): readonly Fixable[] => readReport(answer).files.flatMap(({ findings }) => findings);

test('mcp: the tools and what they accept are listed', async () => {
  const { client } = await assistant();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['check', 'explain', 'tables', 'sample']);
  expect(tools.every(({ description, annotations }) => description && annotations?.readOnlyHint)).toBe(true);
  expect(tools[0]?.inputSchema).toMatchObject({ type: 'object', properties: { kind: { enum: kinds } } });
});

describe('mcp: check', () => {
  test('a text has the findings of the JSON report', async () => {
    const { call } = await assistant();
    const findings = findingsIn(await call('check', { text: BAD })).map(({ fixes, ...finding }) => finding);
    const { files } = await reportOf('.', ['--no-config', '-'], BAD);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings).toEqual(files[0]?.findings);
  });

  test('a file is checked with its configuration, and a text with that of the file it is for', async () => {
    const config = '{"overrides":[{"files":["a/**"],"rules":{"type-code":"off"}}]}';
    const { call } = await assistant(folderOf({ 'pg-lint.config.json': config, 'a/x.json': BAD, 'b/x.json': BAD }));
    const counts = async (input: object): Promise<Record<string, number>> =>
      readReport(await call('check', { ...input })).summary;
    expect(await counts({ file: 'a/x.json' })).toMatchObject({ files: 1, errors: 0 });
    expect(await counts({ file: 'b/x.json' })).toMatchObject({ files: 1, errors: 1 });
    expect(await counts({ file: '.' })).toMatchObject({ files: 2, errors: 1 });
    expect(await counts({ file: 'a/x.json', text: BAD })).toMatchObject({ files: 1, errors: 0 });
  });

  test('the kind and the profile are used', async () => {
    const { call } = await assistant();
    const rulesOf = async (input: object) => findingsIn(await call('check', { ...input })).map(({ rule }) => rule);
    const text = '{"amount":"49.90","currency":"EUR"}';
    expect(await rulesOf({ text })).toEqual(['unknown-kind']);
    expect(await rulesOf({ text, kind: 'card-params' })).not.toContain('unknown-kind');
    const profile = { require: ['customer.name'] };
    const required = await rulesOf({ text: '{"customer":{}}', kind: 'session-request', profile });
    expect(required).not.toEqual(await rulesOf({ text: '{"customer":{}}', kind: 'session-request' }));
  });

  const ITEM = '{"cart":{"items":[{"name":"a","quantity":"1","quantityUnit":UNIT}]}}';

  test.each([
    ['a code in wrong case', ITEM.replace('UNIT', JSON.stringify(UNITS[0]?.toLowerCase())), 'card-params'],
    ['a number instead of a string', '{"order":{"number":4111111111}}', 'session-request'],
    ['a decimal comma', '{"order":{"amount":"98.765,4"}}', 'session-request'],
    ['a missing zero', '{"order":{"amount":"98.7"}}', 'session-request'],
    ['a trailing comma', '{"order":{"currency":"EUR",}}', 'session-request'],
  ])('the certain fix of %s repairs the text, and repeats nothing of it', async (_, text, kind) => {
    const { call } = await assistant();
    const findings = findingsIn(await call('check', { text, kind }));
    const fixable = findings.filter(({ fixes = [] }) => fixes.some(({ isCertain }) => isCertain));
    const edits = fixable
      .flatMap(({ fixes = [] }) => fixes)
      .filter(({ isCertain }) => isCertain)
      .flatMap((fix) => fix.edits);
    const toOffset = offsetsIn(text);
    const fixed = applyEdits(
      text,
      edits.map(({ endLine, endColumn, text: inserted, ...start }) => ({
        start: toOffset(start),
        end: toOffset({ line: endLine, column: endColumn }),
        text: inserted,
      })),
    );
    expect(edits.length).toBeGreaterThan(0);
    const codes: string[] = lintText(fixed, { kind }).findings.map(({ code }) => code);
    expect(fixable.filter(({ code }) => codes.includes(code))).toEqual([]);
    expect(edits.map((edit) => edit.text).join('')).not.toMatch(/[1-9]/);
  });

  test('no answer repeats a string of the payload', async () => {
    const { call } = await assistant();
    const values = ['4929000000006', 'Zbigniew', 'zbigniew@mail.example', '+48 600 000 000'];
    const [card = '', name, email, phone] = values;
    const payload = {
      order: { number: { [card]: name }, amount: Number(card), currency: name, description: [email] },
      customer: { name: [name], email: ` ${email}`, [card]: phone },
      'customer[email]': email,
      billing_address: { phone, zip: 4929000000006 },
      parameters: { card: { 'cart[items][0][name]': name, 'shipping[phone]': phone } },
    };
    const once = JSON.stringify(payload);
    for (const text of [
      once,
      JSON.stringify(once),
      once.slice(0, -3),
      `${once.slice(0, -1)},"customer":${once}}`,
      email,
    ]) {
      const answer = await call('check', { text, kind: 'session-request' });
      expect(findingsIn(answer).length).toBeGreaterThan(0);
      expect(values.filter((value) => value && answer.text.includes(value))).toEqual([]);
    }
    const asFile = await call('check', { file: folderOf({ 'a.json': once }), kind: 'session-request' });
    expect(values.filter((value) => asFile.text.includes(value))).toEqual([]);
  });

  test('an input with a mistake is told, and the next one is answered', async () => {
    const { call } = await assistant();
    expect(await call('check', {})).toEqual({ text: 'text or file is required', isError: true });
    const fixed = await call('check', { file: '.', fix: true });
    expect(fixed).toEqual({ text: 'fix is for a text only; edit the file as its fixes say', isError: true });
    expect((await call('check', { txt: BAD })).text).toMatch(/txt: is not an input of this tool$/);
    expect(await call('check', { file: 'absent.json' })).toMatchObject({ isError: true });
    for (const input of [{ text: 4929000000006 }, { kind: '4929000000006' }, { profile: { require: 4929000000006 } }]) {
      const answer = await call('check', { text: BAD, ...input });
      expect(answer).toEqual({ text: expect.stringContaining(': must be '), isError: true });
      expect(answer.text).not.toContain('4929');
    }
    const profile = { brandParameters: { absent: ['x'] } };
    const { text } = await call('check', { text: 'brand=vcard', kind: 'sale-form', profile });
    expect(text).toMatch(/^profile\.brandParameters\.absent is not a known name; it must be wallet1/);
    expect((await call('check', { text: BAD })).isError).toBe(false);
  });
});

test('mcp: a draft with five mistakes is clean after one check with fixes', async () => {
  const { call } = await assistant();
  const draft = {
    merchant_key: 'k',
    operation: 'Purchase',
    methods: ['Card'],
    parameters: { card: { cart: { items: [{ name: 'Cup', quantityUnit: 'count' }] } } },
    order: { number: 'O-1', amount: 49.95, currency: 'eur', description: 'Cups' },
    success_url: 'https://shop.example/done',
    cancel_url: 'https://shop.example/cart',
    hash: '<SESSION_HASH>',
  };
  const text = JSON.stringify(draft, null, 2);
  const before = await call('check', { text });
  expect(readReport(before).summary).toMatchObject({ errors: 2, warnings: 3 });
  expect(before.text).toBe(`${JSON.stringify(before.data)}\n`);
  const after = await call('check', { text, fix: true });
  expect(after.data).toMatchObject({ summary: { errors: 0, warnings: 0, infos: 0 } });
  const { fixed = '', changed = [] }: { fixed?: string; changed?: unknown[] } = JSON.parse(after.text);
  expect(changed).toContainEqual({ line: 5, rule: 'given-value', path: ['methods', 0] });
  expect(changed).toHaveLength(5);
  expect(lintText(fixed).findings).toEqual([]);
});

test.each([
  ['a method that does not exist', '{"jsonrpc":"2.0","id":7,"method":"absent"}', { id: 7, error: { code: -32601 } }],
  ['a batch', '[{"jsonrpc":"2.0","id":7,"method":"ping"}]', { id: null, error: { code: -32600 } }],
  ['a number', '7', { id: null, error: { code: -32600 } }],
])('mcp: %s has an error answer, and the next message is answered', async (_, message, error) => {
  const { stdout } = await pgLint('.', ['mcp'], `${message}\n{"jsonrpc":"2.0","id":8,"method":"ping"}\n`);
  const answers = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(answers).toContainEqual(expect.objectContaining({ ...error, error: expect.objectContaining(error.error) }));
  expect(answers).toContainEqual({ jsonrpc: '2.0', id: 8, result: {} });
});
