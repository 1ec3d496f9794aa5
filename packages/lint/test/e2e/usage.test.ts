import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EXTENSIONS } from '../../src/cli/files/find-files.ts';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

/** Has an error, two warnings, and what is no payload. */
const FILES = {
  'good.json': GOOD,
  'bad.json': BAD,
  'warned.json': '{"descriptor":"","other":1}',
  'other/other.json': '{"name":1}',
  'empty/readme.rst': '',
  'my.json': '{}',
  'my.yaml': '',
};

test.each<[number, string[], string?]>([
  [0, ['good.json']],
  [0, ['warned.json']],
  [1, ['bad.json']],
  [1, ['good.json', 'bad.json']],
  [0, ['--exit-zero', 'bad.json']],
  [0, ['--help']],
  [0, ['--version']],
  [0, ['tables', '-h']],
  [0, ['explain', '--help']],
  [0, ['init', '--help']],
  [0, ['--max-warnings', '2', 'warned.json']],
  [0, ['--quiet', '--max-warnings', '3', 'warned.json']],
  [1, ['--max-warnings', '1', 'warned.json'], '2 warnings, at most 1'],
  [1, ['--quiet', '--max-warnings', '0', 'warned.json'], '2 warnings, at most 0'],
  [0, ['--exit-zero', '--max-warnings', '0', 'warned.json']],
])('ends with status %i: %j', async (status, args, message) => {
  const run = await pgLint(folderOf(FILES), args);
  expect([run.status, run.stderr]).toEqual([status, message === undefined ? '' : `pg-lint: ${message}\n`]);
});

// biome-ignore format: a table
test.each<[string[], string]>([
  [[], 'name files, folders or globs to check, or - for standard input'],
  [['missing.json'], 'missing.json: no such file or folder'],
  [['good.json', 'missing.json'], 'missing.json: no such file or folder'],
  [['*.xml'], '*.xml: no file matches this pattern'],
  [['empty'], 'empty: no file in this folder that may hold a payload'],
  // The shape of an option.
  [['--formt', 'json'], '--formt: there is no such option; did you mean --format?'],
  [['--xyz.json'], '--xyz.json: there is no such option; a file of that name is written ./--xyz.json'],
  [['-x'], '-x: there is no such option; a file of that name is written ./-x'],
  [['bad.json', '--format'], '--format: its value is missing; one that starts with - is written --format=-…'],
  [['--max-warnings', '-1'], '--max-warnings: its value is missing; one that starts with - is written --max-warnings=-…'],
  [['--quiet=yes'], '--quiet: it takes no value'],
  [['--color=never'], '--color: it takes no value; the opposite is --no-color'],
  // Values of options.
  [['--kind', 'sesion-request'], '--kind "sesion-request": there is session-request, card-params, sale-form, wallet1-token, wallet2-token, wallet1-settings or wallet2-settings'],
  [['--max-warnings', 'x'], '--max-warnings "x": a whole number, 0 to 999999999'],
  [['--max-warnings=-1'], '--max-warnings "-1": a whole number, 0 to 999999999'],
  [['--max-size', '0'], '--max-size "0": a whole number, 1 to 9999'],
  [['--max-size', '10000'], '--max-size "10000": a whole number, 1 to 9999'],
  // Options that don't go together.
  [['--since', 'HEAD', '-'], '--since and -: standard input is no file of the repository'],
  [['--staged', '-'], '--staged and -: standard input is no file of the repository'],
  [['--since', 'HEAD', '--staged'], '--since and --staged: one of them only'],
  [['--fix', '--kind', 'card-params', '-'], '-: --fix can’t write into it; --fix-dry-run says what it would do'],
  [['--fix', '--staged'], '--fix and --staged: what is staged can’t be mended, the files can'],
  [['--update-baseline'], '--update-baseline: name the file with --baseline FILE'],
  [['--config', 'my.json', '--no-config'], '--config and --no-config: one of them only'],
  // Configurations and baselines.
  [['--config', ''], '--config: the name of a file is missing'],
  [['--config', 'missing.json'], 'missing.json: the configuration can’t be read (no such file or directory)'],
  [['--config', 'missing.mjs'], 'missing.mjs: no such configuration'],
  [['--baseline', 'missing.json'], 'missing.json: no such baseline; --update-baseline writes it'],
  [['--baseline', 'other'], 'other: the baseline can’t be read (illegal operation on a directory)'],
  [['--baseline', 'other', '--update-baseline'], 'other: the baseline can’t be read (illegal operation on a directory)'],
  [['--baseline', 'none/b.json', '--update-baseline'], 'none/b.json: the baseline can’t be written (no such file or directory)'],
  // Reports.
  [['--format', 'xml'], '--format "xml": there is stylish, json, sarif, github, gitlab, junit, checkstyle or markdown'],
  [['--format', ':file'], '--format "": there is stylish, json, sarif, github, gitlab, junit, checkstyle or markdown'],
  [['--format', 'sarif:'], '--format sarif: the name of a file is missing'],
  [['--output', ''], '--output: the name of a file is missing'],
  [['--format', 'json', '--format', 'sarif:-'], '--format: only one report can be printed; write the others with --format FORMAT:FILE'],
  [['--format', 'json:a', '--format', 'sarif:./a'], '--format: two reports have the same file'],
  [['--format', 'json:a', '--output', 'b'], '--output is for one report; with several, write --format FORMAT:FILE'],
  [['--format', 'json', '--format', 'sarif', '--output', 'b'], '--output is for one report; with several, write --format FORMAT:FILE'],
  [['--output', './bad.json'], './bad.json: a payload that was checked, not a place for a report'],
  [['--output', 'link.json'], 'link.json: a payload that was checked, not a place for a report'],
  [['--config', 'my.json', '--format', 'json:./my.json'], './my.json: a configuration or baseline, not a place for a report'],
  [['--output', 'other/pg-lint.config.json'], 'other/pg-lint.config.json: a configuration or baseline, not a place for a report'],
  [['--output', 'other'], 'other: the report can’t be written (illegal operation on a directory)'],
  [['--output', 'my.yaml/r'], 'my.yaml/r: the report can’t be written (not a directory)'],
  [['--output', 'my.yaml/a/r'], 'my.yaml/a/r: the report can’t be written (not a directory)'],
  ...['', '{rule}', 'pay.example/{rule}', 'file:///{rule}', 'javascript://x/{rule}', 'https:x/{rule}', 'https://', 'https://:80/{rule}'].map(
    (address): [string[], string] => [[`--reference=${address}`], `--reference "${address}": an address that starts with https:// or http://`],
  ),
  [['--reference', 'https://pay.example/{RULE}'], '--reference "https://pay.example/{RULE}": {rule} is missing, which stands for the rule’s identifier'],
])('%j is wrong usage: %s', async (args, message) => {
  const folder = folderOf(FILES);
  symlinkSync('bad.json', join(folder, 'link.json'));
  const hasFile = args.includes('-') || !args[0]?.startsWith('--');
  const run = await pgLint(folder, hasFile ? args : [...args, 'bad.json'], '{"Descriptor":"a"}');
  expect(run).toEqual({ status: 2, stdout: '', stderr: `pg-lint: ${message}\nSee pg-lint --help.\n` });
  expect(readFileSync(join(folder, 'bad.json'), 'utf8')).toBe(BAD);
});

// biome-ignore format: a table
test.each<[string[], string]>([
  [['explain', 'alowed-value'], 'no rule is called "alowed-value"; did you mean allowed-value?'],
  [['explain', 'nothing-like-it'], 'no rule is called "nothing-like-it"'],
  [['explain', 'one-set', 'required'], 'explain takes one rule, or none for a list of them'],
  [['explain', '--format', 'json'], '--format: there is no such option; a file of that name is written ./--format'],
  [['tables', 'order'], 'order: options only, nothing is to be named'],
  [['tables', '--kind', 'card-params'], '--kind: there is no such option'],
  [['tables', '--format', 'xml'], '--format "xml": there is text or json'],
  [['init', '--quiet'], '--quiet: there is no such option'],
  [['init', 'folder'], 'folder: options only, nothing is to be named'],
])('%j is wrong usage of a command of its own: %s', async (args, message) => {
  const run = await pgLint(folderOf({}), args);
  expect(run).toEqual({ status: 2, stdout: '', stderr: `pg-lint: ${message}\nSee pg-lint --help.\n` });
});

test('a folder without a payload is wrong usage, after its report', async () => {
  const { status, stderr } = await pgLint(folderOf(FILES), ['other']);
  expect([status, stderr]).toEqual([2, 'pg-lint: other: no payload of a known kind in it\nSee pg-lint --help.\n']);
});

describe('the help', async () => {
  const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
  const { stdout } = await pgLint('.', ['--help']);
  const options = [...stdout.matchAll(/^ {2}(--.*?)(?: {2,}|$)/gm)].flatMap(([, line = '']) =>
    line.split(', ').map((each) => each.split(' ')[0] ?? ''),
  );

  test('lists every option once', async () => {
    // A value that is refused says that the option is known.
    for (const option of options) {
      expect((await pgLint('.', [`${option}=`, '--max-size=0'])).stderr).not.toContain('no such option');
    }
    expect(options.length).toBeGreaterThan(20);
    expect(new Set(options).size).toBe(options.length);
  });

  test('has no option that the readme does not have', () => {
    expect(options.filter((option) => !readme.includes(option))).toEqual([]);
  });

  test('the pages that the readme links to are there', () => {
    const pages = [...readme.matchAll(/\]\((\.\.\/\.\.\/docs\/[^)#]*)/g)].map(([, page = '']) => page);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((page) => !existsSync(new URL(`../../${page}`, import.meta.url)))).toEqual([]);
  });

  test('folders are searched for every file that the readme says may hold payloads', () => {
    const [, table = ''] = /## What holds payloads\n([^#]*)/.exec(readme) ?? [];
    const listed = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => cell.match(/\.[a-z]+(?=`)/g) ?? []);
    expect(new Set(listed)).toEqual(new Set(EXTENSIONS));
  });
});

// Standard output is no terminal here.
test.each<[string[], Record<string, string>, boolean]>([
  [[], {}, false],
  [['--color'], {}, true],
  [['--no-color'], {}, false],
  [[], { FORCE_COLOR: '1' }, true],
  [[], { FORCE_COLOR: '3', TERM: 'dumb' }, true],
  [[], { FORCE_COLOR: '0' }, false],
  [[], { FORCE_COLOR: 'false' }, false],
  [[], { FORCE_COLOR: '' }, false],
  [[], { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  [[], { FORCE_COLOR: '1', NO_COLOR: '' }, true],
  [['--color'], { NO_COLOR: '1' }, true],
  [['--no-color'], { FORCE_COLOR: '1' }, false],
])('%j with %j has colours: %j', async (args, env, hasColors) => {
  const { stdout } = await pgLint(folderOf({ 'a.json': BAD }), [...args, 'a.json'], '', env);
  expect([stdout.includes('1 error'), stdout.includes('\u001b[31m')]).toEqual([true, hasColors]);
});
