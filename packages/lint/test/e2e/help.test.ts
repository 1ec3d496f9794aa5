import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EXTENSIONS } from '../../src/cli/files/find-files.ts';
import { pgLint } from './command.ts';

const README = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

/** The options that --help lists. */
const OPTIONS = [...pgLint('.', ['--help']).stdout.matchAll(/^ {2}(--.*?)(?: {2,}|$)/gm)].flatMap(([, line = '']) =>
  line.split(', ').map((each) => each.split(' ')[0] ?? ''),
);

test('every option that the help lists is one, and every one is listed', () => {
  // A value that is refused says that the option is known.
  for (const option of OPTIONS) expect(pgLint('.', [`${option}=`]).stderr).not.toContain('no such option');
  const { stderr } = pgLint('.', ['--progres']);
  expect(stderr).toContain('did you mean --progress?');
  expect(OPTIONS.length).toBeGreaterThan(25);
  expect(new Set(OPTIONS).size).toBe(OPTIONS.length);
});

test('the readme tells of every option', () => {
  const untold = OPTIONS.filter((option) => !README.includes(option));
  expect(untold).toEqual([]);
});

test('the pages that the readme links to come with the package', () => {
  const pages = [...README.matchAll(/\]\(\.\.\/\.\.\/(docs\/[^)#]*)/g)].map(([, page = '']) => page);
  expect(pages.length).toBeGreaterThan(5);
  const missing = pages.filter((page) => !existsSync(new URL(`../../dist/${page}`, import.meta.url)));
  expect(missing).toEqual([]);
});

test('folders are searched for every file that the readme says may hold payloads', () => {
  const [, table = ''] = /## What holds payloads\n([^#]*)/.exec(README) ?? [];
  const told = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => cell.match(/\.[a-z]+(?=`)/g) ?? []);
  expect(new Set(told)).toEqual(new Set(EXTENSIONS));
});
