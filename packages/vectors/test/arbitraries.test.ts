import { resourceOf } from '@pg/lint';
import { check, type Resource } from '@pg/rule-kit';
import { type Kind, vectorFiles } from '@pg/vectors';
import { arbitrary, withOneMistake } from '@pg/vectors/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const kinds = Object.keys(vectorFiles) as Kind[];

const findingsOf = (kind: Kind, payload: unknown) => check(resourceOf(kind) as Resource, payload);

describe.each(kinds)('%s', (kind) => {
  test('arbitrary payloads have neither errors nor warnings', () => {
    fc.assert(
      fc.property(arbitrary(kind), (payload) => {
        const severities = findingsOf(kind, payload).map(({ severity }) => severity);
        expect(severities.filter((severity) => severity !== 'info' && severity)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('payloads with one mistake have its finding', () => {
    fc.assert(
      fc.property(withOneMistake(kind), ({ payload, finding: { rule, severity, path } }) => {
        expect(findingsOf(kind, payload)).toMatchObject([{ rule, severity, path }]);
      }),
      { numRuns: 20 },
    );
  });
});

test('a failing payload shrinks to a small one', () => {
  const { counterexample } = fc.check(
    fc.property(arbitrary('card-params', { set: 6 }), (payload) => !JSON.stringify(payload).includes('quantityUnit')),
    { numRuns: 200 },
  );
  const text = JSON.stringify(counterexample?.[0]);
  expect(text).toContain('"quantityUnit"');
  expect(text.length).toBeLessThan(1000);
});

test('options select the set and the brand', () => {
  for (const payload of fc.sample(arbitrary('card-params', { set: 3 }), 20)) {
    expect(['descriptor', undefined]).toContain(Object.keys(payload)[0]);
  }
  for (const payload of fc.sample(arbitrary('sale-form', { brand: 'naps' }), 5)) {
    expect(payload).toMatchObject({ brand: 'naps' });
  }
});
