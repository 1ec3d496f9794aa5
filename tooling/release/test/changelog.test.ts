import { expect, test } from 'vitest';
import { changesShownBy, formatChanges, sectionOf, withRules } from '../changelog.js';

const CHANGELOG = `# @pg/a

## 0.2.0

### Minor Changes

- One export fewer,
  on two lines.

## 0.1.0 (2026-11-23)

- The first release.
`;

const sku = { packageName: '@pg/a', breaking: true, description: '`sku`: now rejected by `r`' };
const code = { packageName: '@pg/lint', breaking: false, description: 'New rule: `b`' };

test.each([
  ['0.2.0', '### Minor Changes\n\n- One export fewer,\n  on two lines.'],
  ['0.1.0', '- The first release.'],
  ['0.2', ''],
])('the section of %s', (version, text) => {
  expect(sectionOf(CHANGELOG, version)).toBe(text);
});

test('marks breaking changes, and lists each change once', () => {
  expect(formatChanges([sku, sku, code])).toBe('- **Breaking:** `sku`: now rejected by `r`\n- New rule: `b`');
});

test('adds the rules to the section of the version', () => {
  expect(withRules(CHANGELOG, '0.2.0', [sku])).toBe(
    CHANGELOG.replace('lines.\n', 'lines.\n\n### Rules\n\n- **Breaking:** `sku`: now rejected by `r`\n'),
  );
  expect(withRules('# @pg/a\n\n## 0.2.0\n', '0.2.0', [code])).toBe(
    '# @pg/a\n\n## 0.2.0\n\n### Rules\n\n- New rule: `b`\n',
  );
  expect(withRules(CHANGELOG, '0.2.0', [])).toBe(CHANGELOG);
});

test.each([
  ['@pg/plugin', [code, sku]],
  ['@pg/lint', [code, sku]],
  ['@pg/a', [sku]],
  ['@pg/b', []],
])('%s shows what was found in itself and in its dependencies', (name, shown) => {
  const manifests = [
    { name: '@pg/plugin', dependencies: { '@pg/lint': '0.2.0' } },
    { name: '@pg/lint', dependencies: { '@pg/a': '0.2.0', valibot: '1' } },
    { name: '@pg/a' },
    { name: '@pg/b', dependencies: {} },
  ];
  const of = manifests.find((each) => each.name === name);
  expect(of && changesShownBy(of, manifests, [sku, code])).toEqual(shown);
});
