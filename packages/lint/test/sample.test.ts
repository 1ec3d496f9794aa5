import { expect, test } from 'vitest';
import { samplePayload } from '../src/sample.ts';

test('a sample has the set or the brand of the options, and the same values for the same seed', () => {
  expect(samplePayload({ kind: 'session-request', set: 3, seed: 4 })).toMatchObject({
    methods: ['card'],
    parameters: { card: { descriptor: expect.any(String) } },
  });
  expect(samplePayload({ kind: 'sale-form', brand: 'wallet2' })).toMatchObject({
    brand: 'wallet2',
    'parameters[paymentToken]': expect.stringContaining('signedMessage'),
  });
  const all = { kind: 'session-request', allFields: true, seed: 7 };
  expect(samplePayload(all)).toEqual(samplePayload(all));
  expect(samplePayload(all)).not.toEqual(samplePayload({ ...all, seed: 8 }));
});

test('an unknown kind is an error', () => {
  expect(() => samplePayload({ kind: 'session' })).toThrow('"session" is not a kind of payload');
});
