import { expect, test } from 'vitest';
import { changesByPackage, changesOf, formatChanges, mergeChanges, ruleOf, withChanges } from '../changelog.js';

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
  [{ text: '- `@pg/lint`: one option fewer', isBreaking: true }, undefined],
])('%o is about %s', (change, rule) => {
  expect(ruleOf(change)).toBe(rule);
});

test('marks breaking changes, and lists each change once', () => {
  const marked = { text: '- **Breaking:** One.', isBreaking: true };
  expect(formatChanges([sku, sku, marked, price])).toBe(
    '- **Breaking:** `sku`: at most 100\n- **Breaking:** One.\n- `price`: another sentence',
  );
});

const NONE = { changes: [], rules: [], types: [] };

test('replaces only the section of the version', () => {
  expect(withChanges(CHANGELOG, '0.2.0', '2026-12-01', { changes: [price], rules: [sku], types: [fewer] })).toBe(
    '# @pg/a\n\n## 0.2.0 (2026-12-01)\n\n- `price`: another sentence\n\n' +
      '### Rules\n\n- **Breaking:** `sku`: at most 100\n\n### Types\n\n- **Breaking:** One export fewer,\n  on two lines.\n\n' +
      '## 0.1.0 (2026-11-23)\n\n- The first release.\n',
  );
});

test('says that a package has no changes', () => {
  expect(withChanges('# @pg/a\n\n## 0.2.0\n', '0.2.0', '2026-12-01', NONE)).toBe(
    '# @pg/a\n\n## 0.2.0 (2026-12-01)\n\n- No changes. All packages have the same version.\n',
  );
});

test('packages show the rules of their dependencies, from changesets and as found, but not their other changes', () => {
  const released = [
    { name: '@pg/lint', dependencies: { '@pg/a': '0.2.0', valibot: '1' }, changes: [] },
    { name: '@pg/plugin', dependencies: { '@pg/lint': '0.2.0' }, changes: [fewer] },
    { name: '@pg/a', dependencies: {}, changes: [price, fewer] },
    { name: '@pg/b', dependencies: {}, changes: [] },
  ];
  const verdict = { packageName: '@pg/a', about: 'rules', breaking: true, description: '`sku`: now rejected by `r`' };
  const type = { packageName: '@pg/a', about: 'types', breaking: false, description: 'New in `@pg/a`: `b`' };
  const rules = [{ text: '- `sku`: now rejected by `r`', isBreaking: true }, price];
  expect(changesByPackage(released, [verdict, type])).toMatchObject([
    { ...NONE, rules },
    { ...NONE, changes: [fewer], rules },
    { changes: [fewer], rules, types: [{ text: '- New in `@pg/a`: `b`', isBreaking: false }] },
    NONE,
  ]);
});

test('merges changes: rules and rows once, and links to the rest', () => {
  const packages = [
    { ...NONE, name: '@pg/a', file: 'packages/a/CHANGELOG.md', changes: [fewer], rules: [price] },
    { ...NONE, name: '@pg/b', file: 'packages/b/CHANGELOG.md', rules: [sku, price] },
  ];
  expect(mergeChanges(packages)).toBe(
    '- **Breaking:** `sku`: at most 100\n- `price`: another sentence\n\n' +
      'The changelogs of packages have the other changes: [@pg/a](packages/a/CHANGELOG.md).\n',
  );
});
