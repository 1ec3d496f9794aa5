import { expect, test } from 'vitest';
import { initialSize, validatorApp } from '../src/sizes.ts';

/**
 * What runs in browsers, with valibot. A schema has the causes and sentences of `check`, and what `toJsonSchema` reads. A browser test
 * limits the size of the playground.
 */
test.each([
  ['Set3Descriptor', 6550],
  ['Set6Cart', 13_900],
])('an app with %s has at most %i bytes with gzip', async (schema, limit) => {
  expect(await initialSize(validatorApp(schema))).toBeLessThanOrEqual(limit);
});

test("static imports count, dynamic imports don't", async () => {
  const [small, large, later] = await Promise.all(
    [
      `export { countCharacters } from '@pg/type-codes';`,
      `export * from '@pg/type-codes';`,
      `export { countCharacters } from '@pg/type-codes'; export const more = () => import('@pg/nested-text');`,
    ].map(initialSize),
  );
  expect(large).toBeGreaterThan(Number(small) * 2);
  expect(later).toBeLessThan(Number(large));
});
