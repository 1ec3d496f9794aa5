import { kinds, rules } from '@pg/lint';
import { formatPath } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { exampleFindings } from '../example-findings.ts';
import { assistant } from './assistant.ts';
import { pgLint } from './command.ts';

describe('mcp: explain', () => {
  test('describes a rule', async () => {
    const { call } = await assistant();
    const [rule] = rules.values();
    expect((await call('explain', { name: rule?.id })).text).toContain(rule?.summary);
  });

  test.each([
    ['too-long', 'a code of the rules string-length'],
    ['quantityUnit', '"section":"2.2 Set 6, cart items"'],
    ['order.amount', '"at":"order","name":"amount"'],
    ['parameters[paymentToken].header.publicKeyHash', '"name":"publicKeyHash"'],
    ['card.payee_last_name', 'receiver-last-name'],
    ['4 Endpoints', 'Section 4 Endpoints'],
    ['items[0].price', '"at":"parameters.card.cart.items[]","name":"price"'],
    ['methods[0]', '"name":"methods"'],
    ['cart', '2.2 Set 6, cart items  (parameters.card.cart.items[])'],
    ['cart.items', '2.2 Set 6, cart items  (parameters.card.cart.items[])'],
    ['shipping', '2.2 Set 6, shipping  (parameters.card.shipping)'],
    ['Set 6', '2.2 Set 6, cart payments  (parameters.card.cart.payments[])'],
    ['Set 6 (shipping and cart)', '2.2 Set 6, shipping  (parameters.card.shipping)'],
    ['2.1', '2.1 Session request, billing address'],
    ['wallet2', '"name":"brand"'],
    ['wallet2', '2.4 Wallet configuration, wallet2'],
    ['session-request', '2.1 Session request, billing address'],
  ])('describes %s with %s', async (name, text) => {
    const { call } = await assistant();
    expect((await call('explain', { name })).text).toContain(text);
  });

  test('knows each name that check prints: rules, codes, kinds, sections, paths, sets', async () => {
    const { call } = await assistant();
    const names = exampleFindings().flatMap(({ rule, code, section, path, message }) => [
      ...[rule, code, section, ...(typeof path[0] === 'string' ? [formatPath(path)] : [])],
      ...(message.match(/Set \d|^[A-Za-z][\w.[\]]*(?= (?:must|should|is missing))/g) ?? []),
    ]);
    expect(names.length).toBeGreaterThan(100);
    for (const name of new Set([...kinds, ...names])) {
      const { text, isError } = await call('explain', { name });
      if (isError) expect.fail(`${name}: ${text}`);
    }
  });

  test.each([
    [{ name: 'quantityUnits' }, /^no rule, code or field has this name; did you mean quantityUnit\?$/],
    [{ name: 'absent' }, /^no rule, code or field has this name/],
    [{ name: 'order.amountx' }, /did you mean amount\?$/],
    [{ name: '' }, /^no rule, code or field has this name/],
    [{ name: 'Set 7' }, /^no rule, code or field has this name/],
    [{}, /name is required: a rule, code, field/],
  ])('%j is not explained', async (input, message) => {
    const { call } = await assistant();
    expect(await call('explain', input)).toEqual({ text: expect.stringMatching(message), isError: true });
  });
});

test('mcp: tables prints all tables, or those of a section', async () => {
  const { call } = await assistant();
  const { stdout } = await pgLint('.', ['tables']);
  expect((await call('tables', {})).text).toBe(stdout);
  const { text } = await call('tables', { section: '2.2 Set 6, cart p' });
  expect(text.match(/^\S.*$/gm)).toEqual(['2.2 Set 6, cart payments  (parameters.card.cart.payments[])']);
  expect((await call('tables', { section: '7' })).isError).toBe(true);
});

test('mcp: sample prints what the command prints', async () => {
  const { call } = await assistant();
  const { stdout } = await pgLint('.', ['sample', 'session-request', '--set', '6', '--all-fields', '--format', 'php']);
  const input = { kind: 'session-request', set: 6, allFields: true, format: 'php' };
  expect(await call('sample', input)).toEqual({ text: stdout, isError: false });
  const { text: error } = await call('sample', { kind: 'sale-form', protocolVersion: 'ECv1' });
  expect(error).toBe('protocolVersion is for wallet2-token, and for sale-form with the brand wallet2');
  expect((await call('sample', { kind: 'card-params', set: '6' })).text).toMatch(/set: must be 1 or 2 or .* or 6$/);
  expect(await call('sample', { kind: 'sale-form', set: 6 })).toEqual({
    text: 'set is for session-request and card-params only',
    isError: true,
  });
});
