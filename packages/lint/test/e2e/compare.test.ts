import { describe, expect, test } from 'vitest';
import { folderOf, pgLint, type Run } from './command.ts';

/** A finding by rule, severity and path; its line does not count. */
type Given = readonly [rule: string, severity: string, path: string, line?: number];

const reportOf = (files: Readonly<Record<string, readonly Given[]>>): string =>
  JSON.stringify({
    version: 1,
    files: Object.entries(files).map(([file, findings]) => ({
      file,
      kind: null,
      findings: findings.map(([rule, severity, path, line = 1]) => ({
        ...{ rule, severity, basis: 'stated', path: path.split('.'), section: 's', message: 'm', line, column: 1 },
      })),
    })),
    summary: { files: 1, errors: 0, warnings: 0, infos: 0 },
  });

const compared = (before: string, after: string, ...args: string[]): Run =>
  pgLint(folderOf({ old: before, new: after }), ['compare', ...args, 'old', 'new']);

const A = ['one', 'error', 'x.a'] as const;
const B = ['one', 'error', 'x.b'] as const;
const NOTE = ['one', 'info', 'x.a'] as const;
const WARNING = ['one', 'warning', 'x.a'] as const;
const UNREAD = ['syntax', 'error', ''] as const;

describe('compare', () => {
  test.each<[string, Record<string, Given[]>, Record<string, Given[]>, number, Record<string, number>]>([
    ['nothing', { f: [A] }, { f: [A] }, 0, { same: 1 }],
    ['a moved line', { f: [A] }, { f: [['one', 'error', 'x.a', 9]] }, 0, { same: 1 }],
    ['another way to name the file', { f: [A] }, { './f': [A] }, 0, { same: 1 }],
    ['a file that is named in two ways', { f: [A], './f': [B] }, { f: [A, B] }, 0, { same: 2 }],
    ['a new error', { f: [A] }, { f: [A, B] }, 1, { same: 1, new: 1, failing: 1 }],
    ['a new error in a new file', { f: [] }, { f: [], g: [A] }, 1, { new: 1, failing: 1 }],
    ['a new warning', { f: [] }, { f: [WARNING] }, 0, { new: 1 }],
    [
      'another rule at the same path',
      { f: [A] },
      { f: [['two', 'error', 'x.a']] },
      1,
      { new: 1, fixed: 1, failing: 1 },
    ],
    ['a second one of the same', { f: [A] }, { f: [A, A] }, 1, { same: 1, new: 1, failing: 1 }],
    ['one of two gone', { f: [A, A] }, { f: [A] }, 0, { same: 1, fixed: 1 }],
    ['a warning that is an error', { f: [WARNING] }, { f: [A] }, 1, { changed: 1, failing: 1 }],
    ['an error that is a warning', { f: [A] }, { f: [WARNING] }, 0, { changed: 1 }],
    ['a note that is a warning', { f: [NOTE] }, { f: [WARNING] }, 0, { changed: 1 }],
    ['a file that is gone', { f: [A] }, {}, 0, { unchecked: 1 }],
    ['a file that can’t be read now', { f: [A] }, { f: [UNREAD] }, 1, { unchecked: 1, new: 1, failing: 1 }],
    ['a file in which as much as before can’t be read', { f: [UNREAD, A] }, { f: [UNREAD] }, 0, { same: 1, fixed: 1 }],
  ])('%s', (_, before, after, status, counts) => {
    const run = compared(reportOf(before), reportOf(after), '--format', 'json');
    const { summary } = JSON.parse(run.stdout);
    expect(summary).toEqual({ failing: 0, new: 0, fixed: 0, changed: 0, unchecked: 0, same: 0, ...counts });
    expect(run.status).toBe(status);
  });

  test('says for programs where each finding is, and what its severity was', () => {
    const run = compared(reportOf({ f: [WARNING, B] }), reportOf({ f: [A] }), '--format', 'json');
    const place = { file: 'f', rule: 'one', severity: 'error', line: 1, column: 1, message: 'm' };
    expect(JSON.parse(run.stdout)).toEqual({
      version: 1,
      new: [],
      fixed: [{ ...place, path: ['x', 'b'] }],
      changed: [{ ...place, path: ['x', 'a'], was: 'warning' }],
      unchecked: [],
      summary: { failing: 1, new: 0, fixed: 1, changed: 1, unchecked: 0, same: 0 },
    });
  });

  test('says it for people, in lines that an editor can open', () => {
    const before = reportOf({ f: [WARNING, B], g: [A, NOTE], h: [A] });
    const after = reportOf({
      f: [A],
      g: [['one', 'warning', 'x.a', 7], NOTE, ['two', 'info', 'y'], ['two', 'error', 'z']],
    });
    expect(compared(before, after).stdout).toBe(`\
Newly fails
  g:1:1  error  m  two
  f:1:1  error, was warning  m  one

New, no error
  g:1:1  note  m  two

Other severity, no error
  g:7:1  warning, was error  m  one

Fixed
  f:1:1  error  m  one

Not checked any more
  h:1:1  error  m  one

2 newly fail, 1 new without error, 1 fixed, 1 of another severity without error, 1 not checked any more, 1 as before
`);
    expect(compared(before, before).stdout).toBe(
      '0 newly fail, 0 new without error, 0 fixed, 0 of another severity without error, 0 not checked any more, 5 as before\n',
    );
  });

  test('nothing in a report steers the terminal', () => {
    const { stdout } = compared(reportOf({}), reportOf({ 'a\u001b[2J\n\u009b\u202e\u2028': [A] }));
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      'Newly fails',
      '  a\\u001b[2J\\u000a\\u009b\\u202e\\u2028:1:1  error  m  one',
    ]);
  });

  test('compares what the command itself saved, one of them on standard input', () => {
    const folder = folderOf({ 'a.json': '{"descriptor":"Order 1001","cart":{"items":[{"x":1}]}}' });
    const before = pgLint(folder, ['--kind', 'card-params', '--format', 'json', 'a.json']).stdout;
    const bad = folderOf({ 'a.json': `{"descriptor":"${'x'.repeat(300)}"}`, 'old.report': before });
    const after = pgLint(bad, ['--kind', 'card-params', '--format', 'json', 'a.json']).stdout;
    const run = pgLint(bad, ['compare', 'old.report', '-'], after);
    expect([run.status, run.stdout]).toEqual([1, expect.stringMatching(/^Newly fails\n {2}a\.json:1:15 {2}error/)]);
    expect(pgLint(bad, ['compare', '-', 'old.report'], after).status).toBe(0);
  });

  test.each<[string, string[], string]>([
    ['one report', ['old'], 'compare takes two JSON reports'],
    ['three reports', ['old', 'old', 'old'], 'compare takes two JSON reports'],
    ['standard input twice', ['-', '-'], 'standard input is one report'],
    ['an unknown option', ['--quiet', 'old', 'old'], '--quiet: there is no such option; '],
    ['an unknown format', ['--format', 'xml', 'old', 'old'], '--format "xml": there is text or json'],
    ['a missing file', ['old', 'missing'], 'missing: the report can’t be read (no such file or directory)'],
    ['a folder', ['old', '.'], '.: the report can’t be read'],
    ['no JSON', ['old', 'text'], 'text:2:1: no JSON, what --format json wrote only'],
    ['nothing', ['old', 'empty'], 'empty:1:1: nothing, what --format json wrote only'],
    ['blanks', ['old', 'blank'], 'blank:1:1: nothing, what --format json wrote only'],
    ['what is no UTF-8', ['old', 'latin'], 'latin: a byte that is not UTF-8, what'],
    ['nothing on standard input', ['old', '-'], 'standard input:1:1: nothing'],
    ['a payload', ['old', 'payload'], 'payload: version: missing, required'],
    ['another version', ['old', 'version'], 'version: version: a number, 1 only'],
    ['a column before the first', ['old', 'column'], 'column: files[0].findings[0].column: '],
    ['a list', ['old', 'list'], 'list: an array, what --format json wrote only'],
  ])('refuses %s', (_, args, message) => {
    const good = reportOf({ f: [A] });
    const folder = folderOf({
      latin: Buffer.from('{"a":"\xe9"}', 'latin1'),
      ...{ old: good, text: '\nno', blank: ' \n', empty: '', payload: '{"descriptor":"Order 1001"}', list: '[]' },
      version: good.replace('"version":1', '"version":2'),
      column: good.replace('"column":1', '"column":0'),
    });
    const run = pgLint(folder, ['compare', ...args]);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(`pg-lint: `);
    expect(run.stderr).toContain(message);
    expect(run.stderr).not.toContain('1001');
  });

  test.each(['rule', 'severity', 'path', 'line', 'column', 'message'])('refuses a finding without its %s', (name) => {
    const report = JSON.parse(reportOf({ f: [A] }));
    delete report.files[0].findings[0][name];
    const run = compared(JSON.stringify(report), reportOf({}));
    expect(run.stderr).toContain(`old: files[0].findings[0].${name}: missing, required; what --format json wrote only`);
  });
});
