import { BRANDS } from '@pg/wallet-tokens/names';
import { describe, expect, test } from 'vitest';
import { lintText, type WalletNames } from '../src/index.ts';

const names = { wallet1: 'apay', wallet2: 'gpay' };

const findIn = (payload: object, options: object = {}) =>
  lintText(JSON.stringify(payload), { kind: 'session-request', names, ...options }).findings.filter(
    ({ rule }) => rule !== 'expected-field',
  );

describe('a payload with aliases', () => {
  test.each([
    [{ methods: ['apay', 'gpay', 'card', 'naps'] }],
    [{ methods: ['gpay'], parameters: { gpay: { any: 1 } } }],
    [{ order: { description: 'wallet1' }, methods: ['apay'] }],
  ])('%j has no findings', (payload) => {
    expect(findIn(payload)).toEqual([]);
  });

  // biome-ignore format: a table
  test.each([
    ['the neutral name as a value', { methods: ['apay', 'wallet1'] }, { rule: 'given-value', path: ['methods', 1], fix: { value: 'apay' } }],
    ['the neutral name as a field name', { methods: ['apay'], parameters: { wallet1: {} } }, { rule: 'unknown-field', path: ['parameters', 'wallet1'], fix: { name: 'apay' } }],
    ['a field for a method that is not listed', { methods: ['card'], parameters: { gpay: {} } }, { rule: 'method-not-listed', path: ['parameters', 'gpay'], column: 35 }],
    ['an alias in wrong case', { methods: ['APAY'] }, { rule: 'given-value', hint: 'Did you mean apay?' }],
    ['another misspelled method', { methods: ['nap'] }, { rule: 'given-value', hint: 'Did you mean naps?' }],
  ])('%s', (_, payload, finding) => {
    expect(findIn(payload)).toMatchObject([finding]);
  });

  test('a neutral name without an alias is allowed', () => {
    expect(findIn({ methods: ['apay', 'wallet2'] }, { names: { wallet1: 'apay' } })).toEqual([]);
  });

  test('names of other fields are not translated', () => {
    const payload = JSON.parse('{"wallet1":1,"apay":1,"__proto__":{"apay":1},"parameters":{"__proto__":1}}');
    const unknown = findIn(payload).filter(({ rule }) => rule === 'unknown-field');
    expect(unknown.map(({ path, message }) => [path.join('.'), message.split(' ')[0]])).toEqual(
      ['wallet1', 'apay', '__proto__', 'parameters.__proto__'].map((name) => [name, name]),
    );
  });

  test('a kind without methods and brands is not translated', () => {
    expect(findIn({ descriptor: 'apay' }, { kind: 'card-params' })).toEqual([]);
  });

  test("a sale's brand is checked by its alias", () => {
    const { findings } = lintText('brand=gpay&parameters%5BpaymentToken%5D=%7B%7D&payment=wallet2', { names });
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(new Set(errors.map(({ path }) => path[0]))).toEqual(new Set(['parameters[paymentToken]']));
    expect(lintText('action=SALE&brand=wallet2', { names }).findings).toContainEqual(
      expect.objectContaining({ rule: 'allowed-value', path: ['brand'], fix: { value: 'gpay' } }),
    );
  });
});

const brandsWithApay = BRANDS.join(', ').replace('wallet1', 'apay');

test.each([
  ['naps!', `brand must be one of ${brandsWithApay}`],
  ['apayy', `brand must be one of ${brandsWithApay}, but is "apayy"`],
])('a brand that is similar to another one: %s', (brand, message) => {
  const { findings } = lintText(`action=SALE&brand=${brand}`, { names: { wallet1: 'apay' } });
  expect(findings.filter(({ path }) => path[0] === 'brand').map((each) => each.message)).toEqual([message]);
});

test.each<[string, object, WalletNames | undefined, string[]]>([
  ['session-request', { methods: ['card', 'applepay'] }, undefined, ['/methods/1 unmapped-value']],
  ['session-request', { methods: ['applepay', 'googlepay'] }, { wallet1: 'applepay' }, ['/methods/1 unmapped-value']],
  ['session-request', { methods: ['paypal'] }, { wallet1: 'applepay', wallet2: 'googlepay' }, ['/methods/0 not-given']],
  ['session-request', { methods: ['om-walet'] }, undefined, ['/methods/0 misspelled-given']],
  ['session-request', { parameters: { applepay: {} } }, undefined, ['/parameters/applepay unmapped-name']],
  ['sale-form', { brand: 'applepay' }, undefined, ['/brand unmapped-value']],
])('an unknown method or brand may need an alias: %s %j %j', (kind, payload, names, expected) => {
  const { findings } = lintText(JSON.stringify(payload), { kind, names });
  const found = findings.filter(({ rule }) => ['allowed-value', 'given-value', 'unknown-field'].includes(rule));
  expect(found.map(({ path, code }) => `/${path.join('/')} ${code}`)).toEqual(expected);
  const unmapped = found.filter(({ code }) => code.startsWith('unmapped'));
  for (const finding of unmapped) expect(finding.hint).toContain('names');
});
