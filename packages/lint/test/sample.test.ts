import { check } from '@pg/rule-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds, resourceOf } from '../src/core/rules/kinds.ts';
import { makePayload, type SampleOptions, sampleMistakes, samplePayload, seeded } from '../src/sample.ts';

const findingsOf = (kind: string, payload: unknown) => {
  const resource = resourceOf(kind);
  return resource === undefined ? [] : check(resource, payload);
};

const options = (kind: string) =>
  fc.record<SampleOptions>({
    kind: fc.constant(kind),
    set: fc.constantFrom(undefined, 1, 2, 3, 4, 5, 6),
    brand: fc.constantFrom(undefined, 'wallet1', 'wallet2', 'om-wallet', 'naps', 'vcard'),
    allFields: fc.boolean(),
    seed: fc.integer(),
  });

describe.each(kinds)('%s', (kind) => {
  test('samples have no findings', () => {
    fc.assert(
      fc.property(options(kind), (given) => {
        expect(findingsOf(kind, samplePayload(given))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('payloads at the limits have neither errors nor warnings', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const payload = makePayload({ kind, atLimits: true, choose: seeded(seed) });
        expect(findingsOf(kind, payload).filter(({ severity }) => severity !== 'info')).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('mistakes have the findings of their rule', () => {
    fc.assert(
      fc.property(options(kind), (given) => {
        for (const { rule, payload, findings } of sampleMistakes(given)) {
          expect(findingsOf(kind, JSON.parse(JSON.stringify(payload)))).toEqual(findings);
          expect(findings.map((each) => each.rule)).toContain(rule);
        }
      }),
      { numRuns: 1 },
    );
  });
});

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
