import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/forms.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/\]\(\.\.\/apps\/example-form\/(\S+)\):\n\n```tsx?\n(.*?)```/gs)];

test.each(blocks.map(([, file = '', code]) => [file, code]))('the page shows %s', (file, code) => {
  expect(code).toBe(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
});

test('each block of the page is a file', () => {
  expect(blocks.length).toBe(page.match(/^```\w/gm)?.length);
});
