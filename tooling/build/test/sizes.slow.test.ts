import { expect, test } from 'vitest';
import budgets from '../size-budgets.json' with { type: 'json' };
import { programs, startSize } from '../src/sizes.ts';

test('every entry has a budget', () => {
  expect(Object.keys(budgets)).toEqual(Object.keys(programs));
});

test.each(Object.entries(budgets))('%s has at most %i bytes, gzip', async (name, most) => {
  expect(await startSize(programs[name] ?? { code: '', peers: [] })).toBeLessThanOrEqual(most);
});

test('what is loaded at the start counts, and what is loaded later doesn’t', async () => {
  const [small, large, later] = await Promise.all(
    [
      `export { countCharacters } from '@pg/type-codes';`,
      `export * from '@pg/type-codes';`,
      `export { countCharacters } from '@pg/type-codes'; export const more = () => import('@pg/nested-text');`,
    ].map((code) => startSize({ code, peers: [] })),
  );
  expect(large).toBeGreaterThan(Number(small) * 2);
  expect(later).toBeLessThan(Number(large));
});
