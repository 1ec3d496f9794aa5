import { lintText } from '@pg/lint';
import { embeddedJson } from '@pg/lint/sample';
import { type Kind, vectorFiles } from '@pg/vectors';
import { arbitrary, withOneMistake } from '@pg/vectors/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const kinds = Object.keys(vectorFiles) as Kind[];

/** As texts: the arbitraries themselves ask the rules about the objects. */
const mistakesIn = (kind: Kind, payload: unknown) =>
  lintText(typeof payload === 'string' ? payload : embeddedJson(payload), { kind }).findings.filter(
    ({ severity }) => severity !== 'info',
  );

describe.each(kinds)('%s', (kind) => {
  test('the text of an arbitrary payload has neither errors nor warnings', () => {
    fc.assert(
      fc.property(arbitrary({ kind }), (payload) => {
        expect(mistakesIn(kind, payload)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  test('the text of a payload with one mistake has its finding', () => {
    fc.assert(
      fc.property(withOneMistake({ kind }), ({ payload, finding: { rule, severity, path } }) => {
        expect(mistakesIn(kind, payload)).toMatchObject([{ rule, severity, path }]);
      }),
      { numRuns: 8 },
    );
  });
});

test('a failing payload shrinks to a small one', () => {
  const { counterexample } = fc.check(
    fc.property(
      arbitrary({ kind: 'card-params', set: 6 }),
      (payload) => !JSON.stringify(payload).includes('quantityUnit'),
    ),
    { numRuns: 200 },
  );
  const text = JSON.stringify(counterexample?.[0]);
  expect(text).toContain('"quantityUnit"');
  expect(text.length).toBeLessThan(1000);
});

test('options select the set and the brand', () => {
  for (const payload of fc.sample(arbitrary({ kind: 'card-params', set: 3 }), 20)) {
    expect(['descriptor', undefined]).toContain(Object.keys(payload)[0]);
  }
  for (const payload of fc.sample(arbitrary({ kind: 'sale-form', brand: 'naps' }), 5)) {
    expect(payload).toMatchObject({ brand: 'naps' });
  }
});
