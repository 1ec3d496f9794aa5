import { describe, expect, test } from 'vitest';
import { lintText } from '../src/index.ts';

const NAMES = { wallet1: 'apay', wallet2: 'gpay' };

/** What is found in a session request that is written with live words, but for the entries that it lacks. */
const find = (payload: object, names: object = NAMES) =>
  lintText(JSON.stringify(payload), { kind: 'session-request', names }).findings.filter(
    ({ rule }) => rule !== 'carried-entry',
  );

describe('names', () => {
  test.each([
    [{ methods: ['apay', 'gpay', 'card', 'naps'] }],
    [{ methods: ['gpay'], parameters: { gpay: { any: 1 } } }],
    [{ order: { description: 'wallet1' }, methods: ['apay'] }],
  ])('%j is as good as with the neutral words', (payload) => {
    expect(find(payload)).toEqual([]);
  });

  test('a finding has the path and the place of the file, and speaks the live words', () => {
    const text = '{"methods":["card"],"parameters":{"gpay":{}}}';
    const { findings } = lintText(text, { kind: 'session-request', names: NAMES });
    expect(findings.find(({ rule }) => rule === 'method-not-listed')).toMatchObject({
      path: ['parameters', 'gpay'],
      column: text.indexOf('"gpay"') + 1,
      message: 'gpay: entries for a method that methods does not list, listed methods only',
      hint: 'Add "gpay" to methods, or leave these entries out.',
    });
  });

  test.each([
    ['apya', 'Did you mean "apay"?'],
    ['APAY', 'Did you mean "apay"?'],
    ['nap', 'Did you mean "naps"?'],
  ])('a method %j: %s', (method, hint) => {
    expect(find({ methods: [method] })).toMatchObject([
      {
        rule: 'given-value',
        path: ['methods', 0],
        hint,
        message: expect.stringContaining('card, apay, gpay, naps or om-wallet'),
      },
    ]);
  });

  test('the neutral word is none of the live service’s, as a value and as a name', () => {
    expect(find({ methods: ['apay', 'wallet1'], parameters: { apay: {}, wallet1: {} } })).toMatchObject([
      {
        rule: 'given-value',
        path: ['methods', 1],
        message: 'methods[1]: the document’s neutral word, the service’s own only',
        hint: 'Send "apay": names in the configuration has it so.',
        fix: { value: 'apay' },
      },
      {
        rule: 'unknown-entry',
        path: ['parameters', 'wallet1'],
        message: 'wallet1: the document’s neutral word, the service’s own only',
        fix: { name: 'apay' },
      },
    ]);
  });

  test('a word that has no name stays', () => {
    expect(find({ methods: ['apay', 'wallet2'] }, { wallet1: 'apay' })).toEqual([]);
  });

  test('entries elsewhere keep their names, whatever they are', () => {
    const text = '{"wallet1":1,"apay":1,"__proto__":{"apay":1},"parameters":{"__proto__":1}}';
    const { findings } = lintText(text, { kind: 'session-request', names: NAMES });
    expect(findings.filter(({ rule }) => rule === 'unknown-entry').map(({ path }) => path)).toEqual([
      ['wallet1'],
      ['apay'],
      ['__proto__'],
      ['parameters', '__proto__'],
    ]);
  });

  test('a kind without such words is checked as it is', () => {
    const { findings } = lintText('{"descriptor":"apay"}', { kind: 'card-params', names: NAMES });
    expect(findings).toEqual([]);
  });
});
