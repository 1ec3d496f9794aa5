import { expect, test } from 'vitest';
import budgets from '../size-budgets.json' with { type: 'json' };
import { initialSize, measuredPrograms } from '../src/sizes.ts';

test('every program has a budget', () => {
  expect(Object.keys(budgets)).toEqual(Object.keys(measuredPrograms));
});

test.each(Object.entries(budgets))('%s has at most %i bytes with gzip', async (name, limit) => {
  expect(await initialSize(measuredPrograms[name] ?? { code: '', peers: [] })).toBeLessThanOrEqual(limit);
});

test('static imports count, dynamic imports don’t', async () => {
  const [small, large, later] = await Promise.all(
    [
      `export { countCharacters } from '@pg/type-codes';`,
      `export * from '@pg/type-codes';`,
      `export { countCharacters } from '@pg/type-codes'; export const more = () => import('@pg/nested-text');`,
    ].map((code) => initialSize({ code, peers: [] })),
  );
  expect(large).toBeGreaterThan(Number(small) * 2);
  expect(later).toBeLessThan(Number(large));
});
