import { expect, test } from 'vitest';
import { bumpBetween, isEnough, neededBump } from '../src/bump.ts';
import type { ChangeSort } from '../src/changes/change.ts';

test.each<[readonly ChangeSort[], string, string]>([
  [[], 'none', 'none'],
  [['words'], 'patch', 'patch'],
  [['tells otherwise'], 'patch', 'minor'],
  [['added'], 'patch', 'minor'],
  [['accepts more'], 'patch', 'minor'],
  [['removed'], 'minor', 'major'],
  [['rejects more'], 'minor', 'major'],
  [['words', 'accepts more'], 'patch', 'minor'],
  [['accepts more', 'rejects more', 'words'], 'minor', 'major'],
])('%j needs %s before 1.0, and %s from then on', (sorts, before, since) => {
  const changes = sorts.map((sort) => ({ sort, about: 'entry', says: '' }));
  expect(neededBump(changes, '0.0.1')).toBe(before);
  expect(neededBump(changes, '0.99.0')).toBe(before);
  expect(neededBump(changes, '1.0.0')).toBe(since);
});

test.each([
  ['0.1.0', '0.1.0', 'none'],
  ['0.1.0', '0.1.1', 'patch'],
  ['0.1.9', '0.2.0', 'minor'],
  ['0.1.0', '1.0.0', 'major'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.2.2', 'none'],
])('from %s to %s is %s', (last, next, bump) => {
  expect(bumpBetween(last, next)).toBe(bump);
});

test.each([
  ['none', 'none', true],
  ['patch', 'none', true],
  ['none', 'patch', false],
  ['patch', 'minor', false],
  ['minor', 'minor', true],
  ['minor', 'major', false],
  ['major', 'minor', true],
] as const)('%s promised where %s is needed: %s', (promised, needed, enough) => {
  expect(isEnough(promised, needed)).toBe(enough);
});
