import { expect, test } from 'vitest';
import { indexPage } from '../src/reference/index-page.ts';
import { anchorOf } from '../src/reference/markdown.ts';
import { rulesPage } from '../src/reference/rules-page.ts';
import { tables, tablesPage } from '../src/reference/tables-page.ts';

const headings = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

test('every table has a unique heading, and every row a line', () => {
  expect(headings(tablesPage())).toEqual(tables.map(({ section }) => section));
  expect(new Set(headings(tablesPage()).map(anchorOf)).size).toBe(tables.length);
  const rows = tables.flatMap((table) => Object.keys(table.rows));
  expect(tablesPage().match(/^\| (?!Name|---)/gm)).toHaveLength(rows.length);
});

test('the index links to every rule and table', () => {
  const links = [
    ...indexPage()
      .replace(/^## Severities$[\s\S]*?(?=^## )/m, '')
      .matchAll(/\]\((rules|tables)\.md#([^)]+)\)/g),
  ].map(([, file, anchor]) => `${file}#${anchor}`);
  const anchors = [
    ...headings(rulesPage()).map((heading) => `rules#${anchorOf(heading)}`),
    ...headings(tablesPage()).map((heading) => `tables#${anchorOf(heading)}`),
  ];
  expect(links.sort()).toEqual(anchors.sort());
});
