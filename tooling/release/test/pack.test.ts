import { expect, test } from 'vitest';
import { withAddress, withPackedLinks } from '../pack.js';

const AT = 'https://git.shop.example/rules';
const README = 'packages/lint/README.md';
const COPY = 'packages/lint/dist/docs/adopt/github.md';

// biome-ignore format: a table
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
  [README, README, '[a](#b), [c](https://d.example)', '[a](#b), [c](https://d.example)', '[a](#b), [c](https://d.example)'],
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
