import { expect, test } from 'vitest';
import { changesOf, formatChanges, mergeChanges, ruleOf, withChanges } from '../changelog.js';

const CHANGELOG = `# @pg/a

## 0.2.0

### Minor Changes

- \`sku\`: at most 100
- One export fewer,
  on two lines.

### Patch Changes

- \`price\`: another sentence

## 0.1.0 (2026-11-23)

- The first release.
`;

const sku = { text: '- `sku`: at most 100', isBreaking: true };
const fewer = { text: '- One export fewer,\n  on two lines.', isBreaking: true };
const price = { text: '- `price`: another sentence', isBreaking: false };

test.each([
  ['0.2.0', [sku, fewer, price]],
  ['0.2', []],
])('reads the changes of %s, breaking ones first', (version, changes) => {
  expect(changesOf(CHANGELOG, version)).toEqual(changes);
});

test.each([
  ['0.9.0', 'Minor', true],
  ['0.9.1', 'Patch', false],
  ['1.1.0', 'Minor', false],
  ['2.0.0', 'Major', true],
])('%s: a change of the group %s is breaking: %s', (version, group, isBreaking) => {
  const changelog = `# @pg/a\n\n## ${version}\n\n### ${group} Changes\n\n- One.\n`;
  expect(changesOf(changelog, version)).toEqual([{ text: '- One.', isBreaking }]);
});

test.each([
  [sku, 'sku'],
  [fewer, undefined],
])('%o is about %s', (change, rule) => {
  expect(ruleOf(change)).toBe(rule);
});

test('marks breaking changes, and lists each change once', () => {
  expect(formatChanges([sku, sku, price])).toBe('- **Breaking:** `sku`: at most 100\n- `price`: another sentence');
});

test('replaces only the section of the version, without empty groups', () => {
  expect(withChanges(CHANGELOG, '0.2.0', '2026-12-01', [price])).toBe(
    '# @pg/a\n\n## 0.2.0 (2026-12-01)\n\n- `price`: another sentence\n\n## 0.1.0 (2026-11-23)\n\n- The first release.\n',
  );
});

test('says that a package has no changes', () => {
  expect(withChanges('# @pg/a\n\n## 0.2.0\n', '0.2.0', '2026-12-01', [])).toBe(
    '# @pg/a\n\n## 0.2.0 (2026-12-01)\n\n- No changes. All packages have the same version.\n',
  );
});

test('merges changes: rules and rows first and once, then each changed package', () => {
  const packages = [
    { name: '@pg/a', changes: [price, fewer] },
    { name: '@pg/b', changes: [] },
    { name: '@pg/c', changes: [sku, price] },
  ];
  expect(mergeChanges(packages)).toBe(
    '- **Breaking:** `sku`: at most 100\n- `price`: another sentence\n\n### @pg/a\n\n- **Breaking:** One export fewer,\n  on two lines.\n\n',
  );
});
