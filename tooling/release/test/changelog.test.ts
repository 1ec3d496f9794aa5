import { expect, test } from 'vitest';
import { changesOf, mergeChanges } from '../changelog.js';
import { tagFor } from '../tag-for.js';

const CHANGELOG = `# @pg/a

## 0.2.0 (2026-12-01)

### Minor Changes

- \`sku\`: at most 100
- One more export,
  on two lines.

### Patch Changes

## 0.1.0

- The first release.
`;

test.each([
  ['0.2.0', ['- `sku`: at most 100', '- One more export,\n  on two lines.']],
  ['0.1.0', ['- The first release.']],
  ['0.2', []],
])('reads the changes of %s', (version, changes) => {
  expect(changesOf(CHANGELOG, version)).toEqual(changes);
});

test('merges changes: rules and rows first and once, then each changed package', () => {
  const packages = [
    { name: '@pg/a', changes: ['- `sku`: at most 100', '- One more export.'] },
    { name: '@pg/b', changes: [] },
    { name: '@pg/c', changes: ['- `sku`: at most 100'] },
  ];
  expect(mergeChanges(packages)).toBe('- `sku`: at most 100\n\n### @pg/a\n\n- One more export.\n\n');
});

test.each([
  ['0.1.0', undefined, 'latest'],
  ['0.2.0', '0.1.0', 'latest'],
  ['0.1.1', '0.2.0', 'line-0.1'],
  ['0.3.0-next.0', '0.2.0', 'next'],
  ['0.3.0-0', undefined, 'next'],
])('%s, while latest is %s, gets the tag %s', (version, latest, tag) => {
  expect(tagFor(version, latest)).toBe(tag);
});
