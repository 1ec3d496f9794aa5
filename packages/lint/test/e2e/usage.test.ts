// The names of the report formats are public only as words of --help.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listInWords } from '@pg/rule-kit/internal';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/command/report/formats/formats.ts';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

/** Files with an error, with two warnings, and without a payload. */
const FILES = {
  'good.json': GOOD,
  'bad.json': BAD,
  'warned.json': '{"descriptor":"","other":1}',
  'other/other.json': '{"name":1}',
  'empty/readme.py': '',
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
  [1, ['--max-warnings', '1', 'warned.json'], 'there may be at most 1 warning, but there are 2'],
  [1, ['--quiet', '--max-warnings', '0', 'warned.json'], 'there may be at most 0 warnings, but there are 2'],
  [0, ['--exit-zero', '--max-warnings', '0', 'warned.json']],
])('exits with status %i: %j', async (status, args, message) => {
  const run = await pgLint(folderOf(FILES), args);
  expect([run.status, run.stderr]).toEqual([status, message === undefined ? '' : `pg-lint: ${message}\n`]);
});

// biome-ignore format: a table
test.each<[string[], string]>([
  [['missing.json'], 'missing.json: no such file or folder'],
  [['!good.json'], '!good.json: to exclude files, list them in ignores of the configuration'],
  [['lint'], 'lint: no such file or folder; to check files, name only the files'],
  [['tabels'], 'tabels: no such file or folder; did you mean the command tables?'],
  [['*.xml'], '*.xml: no file matches this pattern; --pass-with-no-payloads accepts that'],
  [['empty'], 'empty: this folder has no file that may be a payload; --pass-with-no-payloads accepts that'],
  // Options and their values.
  [['--formt', 'json'], '--formt is not an option; did you mean --format?'],
  [['--xyz.json'], '--xyz.json is not an option; to name a file, write ./--xyz.json'],
  [['-x'], '-x is not an option; to name a file, write ./-x'],
  [['bad.json', '--format'], '--format needs a value; write a value that starts with - as --format=-…'],
  [['--max-warnings', '-1'], '--max-warnings needs a value; write a value that starts with - as --max-warnings=-…'],
  [['--quiet=yes'], '--quiet accepts no value'],
  [['--color=never'], '--color accepts no value; the opposite is --no-color'],
  [['--kind', 'sesion-request'], '--kind must be session-request, card-params, sale-form, wallet1-token, wallet2-token, wallet1-settings, wallet2-settings or wallet2-client-request, but is "sesion-request"'],
  [['--max-warnings', 'x'], '--max-warnings must be a whole number from 0 to 999999999, but is "x"'],
  [['--max-warnings=-1'], '--max-warnings must be a whole number from 0 to 999999999, but is "-1"'],
  [['--max-size', '0'], '--max-size must be a whole number from 1 to 9999, but is "0"'],
  [['--max-size', '10000'], '--max-size must be a whole number from 1 to 9999, but is "10000"'],
  // Options that can't be combined.
  [['--since', 'HEAD', '-'], "--since can't be used with -: standard input is not a file of the repository"],
  [['--staged', '-'], "--staged can't be used with -: standard input is not a file of the repository"],
  [['--since', 'HEAD', '--staged'], "--since and --staged can't be used together"],
  [['--fix', '--staged'], "--fix and --staged can't be used together: only files can be fixed"],
  [['--update-baseline'], '--update-baseline needs --baseline FILE, or a baseline in the configuration'],
  [['--stdin-filename', 'a.json'], '--stdin-filename names standard input: write - in place of the files'],
  [['--stdin-filename', '', '-'], '--stdin-filename needs the name of a file'],
  [['--config', 'my.json', '--no-config'], "--config and --no-config can't be used together"],
  // Configurations and baselines.
  [['--config', ''], '--config needs the name of a file'],
  [['--config', 'missing.json'], 'missing.json: the configuration could not be read (no such file or directory)'],
  [['--baseline', 'missing.json'], 'missing.json: there is no such baseline; --update-baseline writes it'],
  [['--baseline', 'other'], 'other: the baseline must be a regular file, but is a folder'],
  [['--baseline', 'other', '--update-baseline'], 'other: the baseline must be a regular file, but is a folder'],
  // Reports.
  [['--format', 'xml'], `--format must be ${listInWords(formats)}, but is "xml"`],
  [['--format', ':file'], `--format must be ${listInWords(formats)}, but is ""`],
  [['--format', 'sarif:'], '--format sarif needs the name of a file'],
  [['--output', ''], '--output needs the name of a file'],
  [['--format', 'json', '--format', 'sarif:-'], '--format can print stylish and one other report; write the rest with --format FORMAT:FILE'],
  [['--format', 'stylish', '--format', 'stylish'], '--format can print stylish and one other report; write the rest with --format FORMAT:FILE'],
  [['--format', 'json:a', '--format', 'sarif:./a'], '--format must name another file for each report'],
  [['--format', 'json:a', '--output', 'b'], '--output is for one report; for several, use --format FORMAT:FILE'],
  [['--format', 'json', '--format', 'sarif', '--output', 'b'], '--output is for one report; for several, use --format FORMAT:FILE'],
  [['--config', 'my.json', '--format', 'json:./my.json'], './my.json: the report must not replace a file that is not a report; name another file, or delete it'],
  [['--output', 'other'], 'other: the report must be a regular file, but is a folder'],
  [['--output', 'my.yaml/r'], 'my.yaml/r: the report could not be written (not a directory)'],
  [['--output', 'my.yaml/a/r'], 'my.yaml/a/r: the report could not be written (not a directory)'],
  ...['', '{rule}', 'pay.example/{rule}', 'file:///{rule}', 'javascript://x/{rule}', 'https:x/{rule}', 'https://', 'https://:80/{rule}'].map(
    (address): [string[], string] => [[`--reference=${address}`], `--reference must be an address that starts with https:// or http://, but is "${address}"`],
  ),
  [['--reference', 'https://pay.example/{RULE}'], '--reference must have {rule} in place of the rule\'s identifier, but is "https://pay.example/{RULE}"'],
])('%j is wrong usage: %s', async (args, message) => {
  const folder = folderOf(FILES);
  const hasFile = args.includes('-') || !args[0]?.startsWith('--');
  const run = await pgLint(folder, hasFile ? args : [...args, 'bad.json'], '{"Descriptor":"a"}');
  expect(run).toEqual({ status: 2, stdout: '', stderr: `pg-lint: ${message}\nSee pg-lint --help.\n` });
  expect(readFileSync(join(folder, 'bad.json'), 'utf8')).toBe(BAD);
});

// biome-ignore format: a table
test.each<[string[], string]>([
  [['explain', 'alowed-value'], 'there is no rule or code "alowed-value"; did you mean allowed-value?'],
  [['explain', 'too-lon'], 'there is no rule or code "too-lon"; did you mean too-long?'],
  [['explain', 'nothing-like-it'], 'there is no rule or code "nothing-like-it"; pg-lint explain lists all rules'],
  [['explain', 'one-set', 'required'], 'explain accepts one rule or code; without one, it lists all rules'],
  [['explain', '--format', 'json'], '--format is not an option; to name a file, write ./--format'],
  [['tables', 'order'], 'this command accepts only options, but was given order'],
  [['tables', '--kind', 'card-params'], '--kind is not an option'],
  [['tables', '--format', 'xml'], '--format must be text or json, but is "xml"'],
  [['init', '--quiet'], '--quiet is not an option'],
  [['init', 'folder'], 'this command accepts only options, but was given folder'],
])('%j is wrong usage of a subcommand: %s', async (args, message) => {
  const run = await pgLint(folderOf({}), args);
  expect(run).toEqual({ status: 2, stdout: '', stderr: `pg-lint: ${message}\nSee pg-lint --help.\n` });
});

test.each(['missing.json', '!good.json', 'lint', '*.xml', 'empty'])(
  '%s is wrong usage, and other files are checked',
  async (argument) => {
    const { status, stdout, stderr } = await pgLint(folderOf(FILES), [argument, 'bad.json']);
    expect([status, stdout, stderr]).toEqual([
      2,
      expect.stringContaining('type-code'),
      expect.stringContaining(argument),
    ]);
  },
);

test('a folder without a payload is wrong usage, after its report', async () => {
  const { status, stderr } = await pgLint(folderOf(FILES), ['other']);
  expect([status, stderr]).toEqual([
    2,
    'pg-lint: other: there is no payload of a known kind; --pass-with-no-payloads accepts that\nSee pg-lint --help.\n',
  ]);
});

describe('the help', async () => {
  const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
  const { stdout } = await pgLint('.', ['help', 'options']);
  const options = [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, option = '']) => option);

  test('fits a screen, and names the command that lists the rest', async () => {
    const short = (await pgLint('.', ['--help'])).stdout;
    expect(short.split('\n').length).toBeLessThanOrEqual(40);
    expect(Math.max(...short.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
    expect(short).toContain('pg-lint help options');
  });

  test('lists every option once', async () => {
    // The value is invalid, but the option is known.
    for (const option of options) {
      expect((await pgLint('.', [`${option}=`, '--max-size=0'])).stderr).not.toContain('is not an option');
    }
    expect(options.length).toBeGreaterThan(20);
    expect(new Set(options).size).toBe(options.length);
  });

  test('the pages that the README links to exist', () => {
    const pages = [...readme.matchAll(/\]\(\.\.\/\.\.\/(docs\/[^)#]*)/g)].map(([, page = '']) => page);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((page) => !existsSync(new URL(`../../../../${page}`, import.meta.url)))).toEqual([]);
  });
});

// In tests, standard output is not a terminal.
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
])('%j with %j has colors: %j', async (args, env, hasColors) => {
  const { stdout } = await pgLint(folderOf({ 'a.json': BAD }), [...args, 'a.json'], '', env);
  expect([stdout.includes('1 error'), stdout.includes('\u001b[31m')]).toEqual([true, hasColors]);
});
