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

test('a wallet2 token is ECv2, or ECv1 by option', () => {
  for (let seed = 0; seed < 8; seed++) {
    expect(samplePayload({ kind: 'wallet2-token', seed })).toMatchObject({ protocolVersion: 'ECv2' });
    expect(samplePayload({ kind: 'wallet2-token', seed, protocolVersion: 'ECv1' })).toEqual({
      protocolVersion: 'ECv1',
      signature: expect.any(String),
      signedMessage: expect.any(String),
    });
  }
});

test('a sample is about one country; the document of Set 2 is Brazilian', () => {
  const [country, postcode, currency] = ['"country":"', '"(?:postcode|zip)":"', '"currency":"'].map(
    (name) => (json: string) =>
      new Set([...json.matchAll(new RegExp(`${name}([^"]+)`, 'g'))].map(([, value]) => value)),
  );
  for (let seed = 0; seed < 8; seed++) {
    const json = JSON.stringify(samplePayload({ kind: 'session-request', allFields: true, seed }));
    expect([country, postcode, currency].map((valuesIn) => valuesIn?.(json).size)).toEqual([1, 1, 1]);
    const set2 = samplePayload({ kind: 'card-params', set: 2, seed });
    expect(set2).toMatchObject({ document_number: '00000000191', fiscal_country: 'BR' });
  }
});

test('an unknown kind is an error', () => {
  expect(() => samplePayload({ kind: 'session' })).toThrow(
    /^kind must be one of session-request, .+, but is "session"$/,
  );
});
