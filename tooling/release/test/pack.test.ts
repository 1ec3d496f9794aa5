import { expect, test } from 'vitest';
import { withAddress, withPackedLinks } from '../pack.js';
import { withBundled } from '../sbom.js';

const AT = 'https://git.shop.example/rules';
const README = 'packages/lint/README.md';
const COPY = 'packages/lint/dist/docs/adopt/github.md';

test.each([
  [README, README, '[forms](../../docs/forms.md#a)', `[forms](${AT}/tree/main/docs/forms.md#a)`, 'forms'],
  [
    README,
    README,
    '[`@pg/rule-kit`](../rule-kit)',
    `[\`@pg/rule-kit\`](${AT}/tree/main/packages/rule-kit)`,
    '`@pg/rule-kit`',
  ],
  [README, README, '[changes](CHANGELOG.md)', '[changes](CHANGELOG.md)', '[changes](CHANGELOG.md)'],
  [
    README,
    README,
    '[a](#b), [c](https://d.example)',
    '[a](#b), [c](https://d.example)',
    '[a](#b), [c](https://d.example)',
  ],
  [README, README, '```js\na[0](b)\n```', '```js\na[0](b)\n```', '```js\na[0](b)\n```'],
  [COPY, 'docs/adopt/github.md', '[s](../../SECURITY.md)', `[s](${AT}/tree/main/SECURITY.md)`, 's'],
])('%s, a copy of %s: %s', (page, source, text, packed, withoutAddress) => {
  expect(withPackedLinks(text, page, source, AT)).toBe(packed);
  expect(withPackedLinks(text, page, source, undefined)).toBe(withoutAddress);
});

test('a packed manifest has the address of the repository', () => {
  expect(JSON.parse(withAddress('{"name":"@pg/lint"}', 'lint', AT))).toEqual({
    name: '@pg/lint',
    homepage: `${AT}/tree/main/packages/lint#readme`,
    bugs: `${AT}/issues`,
    repository: { type: 'git', url: `git+${AT}.git`, directory: 'packages/lint' },
  });
});

test('a bill of materials has the bundled packages once', () => {
  const line = '-'.repeat(80);
  const notices = `@a/b 1.2.0 (MIT)\n\nMIT License\n\n${line}\n\nc 2.0.0-rc.1 (BSD-3-Clause)\n\nCopyright 2 (c) D\n\n${line}\n\nd 1.0.0 (ISC)\n\nText\n`;
  const { components } = withBundled({ components: [{ purl: 'pkg:npm/d@1.0.0' }] }, notices);
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/d@1.0.0',
    'pkg:npm/%40a/b@1.2.0',
    'pkg:npm/c@2.0.0-rc.1',
  ]);
  expect(components[1]).toMatchObject({ name: '@a/b', version: '1.2.0', licenses: [{ license: { id: 'MIT' } }] });
});
