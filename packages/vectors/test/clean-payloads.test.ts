// Two ways decide about a payload: in one pass, if it is clean, and by looking for mistakes. They have to agree.

import { resources, rules } from '@pg/lint';
import { findEach, findNeutral, isClean, readRegular, tableSpec } from '@pg/rule-kit/internal';
import { type Kind, vectorFiles } from '@pg/vectors';
import { arbitrary, withOneMistake } from '@pg/vectors/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const bodies = resources.filter(({ kind, text }) => text === undefined && kind in vectorFiles);

describe.each(bodies)('$kind', (resource) => {
  const kind = resource.kind as Kind;
  const expectAlike = (payload: unknown): void => {
    const found = findNeutral(resource, payload);
    expect(findEach(resource, payload)).toHaveLength(found.length);
    if (isClean(resource, payload)) expect(found).toEqual([]);
  };

  test('a payload that is clean in one pass has no violation', () => {
    fc.assert(fc.property(arbitrary(kind), expectAlike), { numRuns: 100 });
  });

  test('a payload with one mistake is not clean', () => {
    fc.assert(
      fc.property(withOneMistake(kind), ({ payload }) => {
        expectAlike(payload);
        expect(isClean(resource, payload)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  test('rules that follow the rows find nothing where the rows find nothing', () => {
    for (const { accepts, rejects } of rules.values())
      for (const { value } of [...accepts, ...rejects]) expectAlike(value);
  });

  test('its copy has the same fields, and is frozen', () => {
    fc.assert(
      fc.property(arbitrary(kind), (payload) => {
        const copy = readRegular(tableSpec(resource.table), payload, true);
        if (copy === undefined) return;
        expect(copy).toEqual(payload);
        expect(copy).not.toBe(payload);
        expect(Object.isFrozen(copy)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

test('most valid payloads are clean in one pass', () => {
  const clean = bodies.flatMap((resource) =>
    fc.sample(arbitrary(resource.kind as Kind), 50).map((payload) => isClean(resource, payload)),
  );
  expect(clean.filter(Boolean).length).toBeGreaterThan(clean.length / 4);
});
