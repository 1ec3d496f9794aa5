import { describe, expect, test } from 'vitest';
import { lintText, proveText } from '../src/index.ts';

const names = { wallet1: 'apay', wallet2: 'gpay' };

const findIn = (payload: object, options: object = {}) =>
  lintText(JSON.stringify(payload), { kind: 'session-request', names, ...options }).findings.filter(
    ({ rule }) => rule !== 'carried-entry',
  );

describe('a payload with aliases', () => {
  test.each([
    [{ methods: ['apay', 'gpay', 'card', 'naps'] }],
    [{ methods: ['gpay'], parameters: { gpay: { any: 1 } } }],
    [{ order: { description: 'wallet1' }, methods: ['apay'] }],
  ])('%j is as good as with the neutral words', (payload) => {
    expect(findIn(payload)).toEqual([]);
  });

  test.each([
    // The two words change places: a neutral word is none of the live service's.
    [
      'the neutral word as a value',
      { methods: ['apay', 'wallet1'] },
      {
        rule: 'given-value',
        path: ['methods', 1],
        message: 'methods[1]: the document’s neutral word, the service’s own only',
        hint: 'Send "apay": names in the configuration has it so.',
        fix: { value: 'apay' },
      },
    ],
    [
      'the neutral word as a name',
      { methods: ['apay'], parameters: { wallet1: {} } },
      {
        rule: 'unknown-entry',
        path: ['parameters', 'wallet1'],
        message: 'wallet1: the document’s neutral word, the service’s own only',
        fix: { name: 'apay' },
      },
    ],
    [
      'a field for a method that is not listed',
      { methods: ['card'], parameters: { gpay: {} } },
      {
        rule: 'method-not-listed',
        path: ['parameters', 'gpay'],
        column: 35,
        message: 'gpay: entries for a method that methods does not list, listed methods only',
        hint: 'Add "gpay" to methods, or leave these entries out.',
      },
    ],
    ['a misspelled alias', { methods: ['apya'] }, { rule: 'given-value', hint: 'Did you mean "apay"?' }],
    ['an alias in wrong case', { methods: ['APAY'] }, { rule: 'given-value', hint: 'Did you mean "apay"?' }],
    [
      'another misspelled word',
      { methods: ['nap'] },
      { hint: 'Did you mean "naps"?', message: expect.stringContaining('card, apay, gpay, naps or om-wallet') },
    ],
  ])('%s', (_, payload, finding) => {
    expect(findIn(payload)).toMatchObject([finding]);
  });

  test('a word without an alias stays', () => {
    expect(findIn({ methods: ['apay', 'wallet2'] }, { names: { wallet1: 'apay' } })).toEqual([]);
  });

  test('fields elsewhere keep their names, whatever they are', () => {
    const payload = JSON.parse('{"wallet1":1,"apay":1,"__proto__":{"apay":1},"parameters":{"__proto__":1}}');
    const unknown = findIn(payload).filter(({ rule }) => rule === 'unknown-entry');
    expect(unknown.map(({ path, message }) => [path.join('.'), message.split(':')[0]])).toEqual([
      ['wallet1', 'wallet1'],
      ['apay', 'apay'],
      ['__proto__', '__proto__'],
      ['parameters.__proto__', '__proto__'],
    ]);
  });

  test('a kind without methods and brands is checked as it is', () => {
    expect(findIn({ descriptor: 'apay' }, { kind: 'card-params' })).toEqual([]);
  });

  test('a sale’s brand is checked and proven by its alias', async () => {
    const { findings } = await proveText('brand=gpay&parameters%5BpaymentToken%5D=%7B%7D&payment=wallet2', { names });
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(new Set(errors.map(({ path }) => path[0]))).toEqual(new Set(['parameters[paymentToken]']));
    expect(lintText('action=SALE&brand=wallet2', { names }).findings).toContainEqual(
      expect.objectContaining({ rule: 'allowed-value', path: ['brand'], fix: { value: 'gpay' } }),
    );
  });
});
