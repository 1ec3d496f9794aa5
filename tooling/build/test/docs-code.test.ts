import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Pages with code blocks from apps, and their number. Before each block is a link to the file, and a colon. */
const pages: readonly (readonly [page: string, count: number])[] = [
  ['README.md', 1],
  ['docs/forms.md', 10],
  ['docs/mock-server.md', 1],
  ['docs/receivers.md', 2],
  ['docs/sending.md', 3],
  ['packages/sale-form/README.md', 1],
  ['packages/session-request/README.md', 2],
];

const blocks = pages.flatMap(([page]) =>
  [...read(page).matchAll(/\]\(\S*\b(apps\/example-[^)]+)\):\n\n```\w+\n(.*?)```$/gms)].map(
    ([, file = '', code = '']) => ({ page, file, code }),
  ),
);

const withoutIndents = (text: string): string => text.replace(/^[ \t]+/gm, '');

test.each(blocks)('$page shows code that is in $file', ({ file, code }) => {
  expect(withoutIndents(read(file))).toContain(withoutIndents(code));
});

test.each(pages)('%s has %i code blocks from apps', (page, count) => {
  expect(blocks.filter((block) => block.page === page)).toHaveLength(count);
});
