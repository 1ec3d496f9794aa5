import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { apiPages } from '../src/api-pages.ts';
import { publishedEntries, repositoryRoot } from '../src/entries.ts';

const root = repositoryRoot();
const { pages, mistakes } = await apiPages(root);

test('every export has a docstring, and every link leads somewhere', () => {
  expect(mistakes).toEqual([]);
});

/** What `pnpm generate` writes is committed: where an export or a docstring has changed, run it. */
describe('what is committed follows from the docstrings', () => {
  const folder = join(root, 'docs/api');

  test.each([...pages])('%s', (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  test('nothing else is there', () => {
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    expect(found.sort()).toEqual([...pages.keys()]);
  });

  test('each entry of each package has its page', () => {
    const titles = [...pages.values()].map((text) => /^# (.*)$/m.exec(text)?.[1]);
    expect(titles).toEqual(expect.arrayContaining([...publishedEntries(root).values()]));
  });
});

test('an export without a docstring is found, and a link that leads nowhere', async () => {
  const declarations = fileURLToPath(new URL('undocumented/index.d.ts', import.meta.url));
  const found = await apiPages(root, new Map([[declarations, '@pg/api-docs']]));
  expect(found.mistakes.map((mistake) => /\b(?:un)?documented\b|\bUndocumented\b/i.exec(mistake)?.[0])).toEqual([
    'undocumented',
    'Undocumented',
    'documented',
  ]);
});

describe('a page says what declarations say in other words', () => {
  const page = pages.get('@pg/session-request.md');

  test('which error is thrown', () => {
    expect(page).toContain('### Throws\n\n`InvalidSessionRequestError` where');
  });

  test('what a parameter is called that a table is the type of', () => {
    expect(page).toContain('| `body` | [`SessionRequest`](#sessionrequest-1) | The body');
  });
});
