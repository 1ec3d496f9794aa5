import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundedRow, Checkout } from '../src/checkout.ts';
import { isPublic, workspacePackages } from '../src/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'pg-bumps-test-'));
const checkout = new Checkout(join(folder, 'checkout'));

beforeAll(() => checkout.make());
afterAll(() => rmSync(folder, { recursive: true }));

/** What is changed after the release: a row that takes a digit less, a row that takes a value more, an export less. */
const edits: readonly (readonly [file: string, place: RegExp, text: (found: string) => string])[] = [
  [boundedRow.file, boundedRow.bound, (bound) => String(Number(bound) - 1)],
  ['packages/sale-form/src/sale.ts', /(?<=^ +action: .*values: \[)/m, () => "'AUTH', "],
  ['packages/type-codes/src/index.ts', /, typeCodeGuard\b/, () => ''],
];

/** The packages whose users meet them, before 1.0. */
const honest = {
  ...Object.fromEntries(
    ['card-params', 'session-request', 'lint', 'eslint-plugin', 'vectors', 'type-codes'].map((name) => [
      `@pg/${name}`,
      'minor',
    ]),
  ),
  '@pg/sale-form': 'patch',
};

const bumps = (): Promise<string> => checkout.run('pnpm', '--silent', 'run', 'bumps');

test('before a first release there is nothing to compare with', async () => {
  expect(await bumps()).toContain('nothing to compare with');
});

test('what changes after a release needs bumps, until changesets promise them', async () => {
  const names = (await workspacePackages(checkout.folder)).filter(isPublic).map(({ manifest }) => manifest.name);
  checkout.setChangeset(Object.fromEntries(names.map((name) => [name, 'minor'])), 'The first.');
  await checkout.version();
  await expect(bumps()).rejects.toThrow(/ends with 2.*git fetch --tags/s);
  await checkout.run('pnpm', 'exec', 'changeset', 'tag');
  expect(await bumps()).not.toMatch(/needs (?!none)/);

  for (const [file, place, text] of edits) checkout.edit(file, (before) => before.replace(place, text));
  await checkout.run('pnpm', '--filter', '@pg/generate', 'run', 'generate');
  const report = await bumps().catch(String);
  expect(report).toContain('ends with 1');
  const needed = [...report.matchAll(/`(\S+)` \S+ needs (?!none)(\w+), promised none/g)];
  expect(Object.fromEntries(needed.map(([, name, bump]) => [name, bump]))).toEqual(honest);
  for (const line of [
    /breaks: cart\.items\[\]\.quantity: refused now, by type-code \(card-params: cart\.items\[0\]\.quantity, value/,
    /adds: action: accepted now, allowed-value no more \(sale-form: action, value/,
    /breaks: typeCodeGuard: removed/,
    /^'@pg\/card-params': minor$/m,
  ]) {
    expect(report).toMatch(line);
  }

  checkout.setChangeset(Object.fromEntries(Object.keys(honest).map((name) => [name, 'patch'])), 'sku: new.');
  await expect(bumps()).rejects.toThrow('`@pg/lint` 0.1.0: needs minor, promised patch');
  checkout.setChangeset(honest, 'sku: new.');
  expect(await bumps()).toContain('promise enough');
  await checkout.version();
  expect(await bumps()).toContain('promise enough');
});
