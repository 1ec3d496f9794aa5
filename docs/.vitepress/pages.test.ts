import { expect, test } from 'vitest';
import { homepage, linkTarget } from './pages.ts';

test.each([
  ['docs/readings.md', 'adopt/github.md#the-action', '/docs/adopt/github#the-action'],
  ['docs/adopt/github.md', '../../packages/lint', '/packages/lint/'],
  ['packages/lint/README.md', `${homepage}/blob/main/docs/modules.md`, '/docs/modules'],
  ['docs/coverage.md', 'reference/rules.md#one-set', '/playground/#/reference/rule/one-set'],
  ['README.md', 'docs/reference/README.md', '/playground/#/reference'],
  ['README.md', 'apps/demo', '/playground/'],
  ['README.md', 'package.json', `${homepage}/tree/main/package.json`],
  ['README.md', 'https://valibot.dev', 'https://valibot.dev'],
  ['README.md', '#packages', '#packages'],
])('the site changes the link in %s to %s into %s', (page, href, target) => {
  expect(linkTarget(page, href)).toBe(target);
});

test('the site is not built with a link to a file that does not exist', () => {
  expect(() => linkTarget('docs/readings.md', 'absent.md')).toThrow(
    'docs/readings.md: there is no file docs/absent.md',
  );
});
