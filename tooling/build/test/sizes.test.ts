import { expect, test } from 'vitest';
import budgets from '../size-budgets.json' with { type: 'json' };
import { apps } from '../src/apps.ts';
import { packages } from '../src/packages.ts';
import { judgeBudget, startSize } from '../src/sizes.ts';

/** Programs by name, and what they have besides. */
const programs = new Map<string, { readonly program: string; readonly peers: readonly string[] }>([
  ...packages.flatMap(({ entries, peers }) =>
    entries.map(({ specifier }) => [specifier, { program: `export * as all from '${specifier}';`, peers }] as const),
  ),
  ...Object.entries(apps).map(([app, program]) => [app, { program, peers: [] }] as const),
]);

test('everything that is exported has a budget', () => {
  expect(budgets.map(({ of }) => of)).toEqual([...programs.keys()]);
});

test.each([...programs])('%s keeps its budget', async (of, { program, peers }) => {
  const size = await startSize(program, peers);
  const budget = budgets.find((each) => each.of === of) ?? { of, gzip: 0 };
  expect(judgeBudget(budget, size)).toBeUndefined();
});

test.each([
  [1000, 1000, undefined],
  [1001, 1000, 'x: 1001 bytes, 1 more than 1000; if they are worth it, 1100'],
  [910, 1000, undefined],
  [874, 1000, undefined],
  [873, 1000, 'x: 873 bytes, 1000 is too loose; make it 900'],
  [10_000, 11_000, undefined],
  [9_999, 11_000, 'x: 9999 bytes, 11000 is too loose; make it 10300'],
  [60, 100, undefined],
  [0, 100, 'x: 0 bytes, 100 is too loose; make it 0'],
])('%i bytes where there may be %i', (size, gzip, complaint) => {
  expect(judgeBudget({ of: 'x', gzip }, size)).toBe(complaint);
});

test('a program that takes in more is larger, and what it loads later doesn’t count', async () => {
  const [small, large, later] = await Promise.all([
    startSize(`export { countCharacters } from '@pg/type-codes';`, []),
    startSize(`export * from '@pg/type-codes';`, []),
    startSize(
      `export { countCharacters } from '@pg/type-codes'; export const more = () => import('@pg/nested-text');`,
      [],
    ),
  ]);
  expect(large).toBeGreaterThan(small * 2);
  expect(later).toBeLessThan(large);
});
