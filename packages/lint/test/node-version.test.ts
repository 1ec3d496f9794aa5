import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { isTooOld, LEAST_NODE } from '../src/cli/node-version.ts';

test.each([
  ['16.20.2', true],
  ['18.20.4', true],
  ['20.9.0', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['22.0.0', false],
  ['100.0.0', false],
])('Node.js %s is too old: %j', (version, isOld) => {
  expect(isTooOld(version)).toBe(isOld);
});

test('the least version is the one that the package asks for', () => {
  expect(packageJson.engines.node).toBe(`>=${LEAST_NODE}`);
});
