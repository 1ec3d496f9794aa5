import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Pages that show the code of apps, with how many blocks of it. A link to the file, and a colon, introduce each. */
const pages: readonly (readonly [page: string, count: number])[] = [
  ['README.md', 1],
  ['docs/forms.md', 5],
  ['packages/card-params/README.md', 1],
  ['packages/lint/README.md', 2],
  ['packages/sale-form/README.md', 1],
  ['packages/session-request/README.md', 2],
];

const blocks = pages.flatMap(([page]) =>
  [...read(page).matchAll(/\]\(\S*\b(apps\/example-[^)]+)\):\n\n```\w+\n(.*?)```$/gms)].map(
    ([, file = '', code = '']) => ({ page, file, code }),
  ),
);

/** A region's lines may be indented in the file. */
const lines = (text: string): string[] => text.split('\n').map((line) => line.trimStart());

test.each(blocks)('$page shows what $file says', ({ file, code }) => {
  expect(lines(read(file)).join('\n')).toContain(lines(code).join('\n'));
});

test.each(pages)('%s shows %i blocks', (page, count) => {
  expect(blocks.filter((block) => block.page === page)).toHaveLength(count);
});
