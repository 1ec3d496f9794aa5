import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAllowed } from '../steps/licenses.ts';

test('dependencies of published packages have allowed licenses', () => {
  const args = ['--filter', './packages/*', 'licenses', 'list', '--json', '--prod'];
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const licenses: object = JSON.parse(
    execFileSync('npx', ['-y', 'pnpm@12', ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  expect(Object.keys(licenses).length).toBeGreaterThan(0);
  expect(Object.keys(licenses).filter((license) => !isAllowed(license))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-or-later', false],
  ['Unknown', false],
  [undefined, false],
])('isAllowed(%j) is %s', (license, allowed) => {
  expect(isAllowed(license)).toBe(allowed);
});
