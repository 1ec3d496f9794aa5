import { expect, test } from 'vitest';
import { linkTarget } from './pages.ts';

const REPOSITORY = 'https://git.shop.example/rules';

test.each([
  ['docs/readings.md', 'adopt/github.md#the-action', '/docs/adopt/github#the-action'],
  ['docs/adopt/github.md', '../../packages/lint', '/packages/lint/'],
  ['packages/lint/README.md', '../../docs/modules.md', '/docs/modules'],
  ['docs/coverage.md', 'reference/rules.md#one-set', '/docs/reference/rules#one-set'],
  ['README.md', 'docs/reference/README.md', '/docs/reference/'],
  ['docs/index.md', '../apps/demo#/check?sample=good/wallets.json', '/playground/#/check?sample=good/wallets.json'],
  ['README.md', 'apps/demo', '/playground/'],
  ['README.md', 'package.json', `${REPOSITORY}/tree/main/package.json`],
  ['README.md', 'https://valibot.dev', 'https://valibot.dev'],
  ['README.md', '#packages', '#packages'],
])('the site changes the link in %s to %s into %s', (page, href, target) => {
  expect(linkTarget(page, href, REPOSITORY)).toBe(target);
});

test('without an address of the repository, links to its files are no links', () => {
  expect(linkTarget('README.md', 'package.json', '')).toBe(undefined);
});

test('the site is not built with a link to a file that does not exist', () => {
  expect(() => linkTarget('docs/readings.md', 'absent.md')).toThrow(
    'docs/readings.md: there is no file docs/absent.md',
  );
});
