import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, pgLint } from './command.ts';

const LONG = '{"descriptor":"Order 1001 in far too many words"}';
const CONFIG = 'pg-lint.config.json';

describe('a configuration that can’t be meant ends the command with status 2', () => {
  const complaints = (files: Record<string, string>, ...args: string[]): string[] => {
    const run = pgLint(folderOf({ 'a.json': LONG, ...files }), [...args, 'a.json']);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).not.toMatch(/^ {4}at /m);
    return run.stderr
      .replace(/^pg-lint: /, '')
      .split('\n')
      .slice(0, -2);
  };

  test.each<[string, string[]]>([
    [
      '{\n  "rulez": {},\n  "x": 1\n}',
      [
        ':2:3: rulez: an unknown name, did you mean "rules"?',
        ':3:3: x: an unknown name, one of $schema, kind, profile, names, rules, ignores, overrides or suppressions only',
      ],
    ],
    ['{"rules": {"one-sett": "off"}}', [':1:12: rules.one-sett: an unknown name, did you mean "one-set"?']],
    [
      '{"files": []}',
      [':1:2: files: an unknown name here, did you mean "overrides[].files" or "suppressions[].files"?'],
    ],
    ['{"one-set": "off"}', [':1:2: one-set: an unknown name here, did you mean "rules.one-set"?']],
    ['{"profile": {"kind": "x"}}', [':1:14: profile.kind: an unknown name here, did you mean "kind" at the top?']],
    [
      '{"rules": {"one-set": "of"}}',
      [':1:23: rules.one-set: "of", one of "off", "error", "warning" or "info" only; did you mean "off"?'],
    ],
    [
      '{"suppressions": [{"files": "a", "rules": "one-set", "reason": "b"}]}',
      [
        ':1:19: suppressions[0].rule: missing, required',
        ':1:34: suppressions[0].rules: an unknown name, did you mean "rule"?',
      ],
    ],
    [
      '{"suppressions": [{"files": "a", "rule": "one-set", "rules": {}, "reason": "b"}]}',
      [':1:53: suppressions[0].rules: an unknown name here, did you mean "rules" at the top?'],
    ],
    ['{"overrides": [[]]}', [':1:16: overrides[0].files: missing, required']],
    ...[
      ['"warn"', '"warning"'],
      ['"WARN"', '"warning"'],
      ['"warnings"', '"warning"'],
      ['"off "', '"off"'],
      ['0', '"off"'],
      ['1', '"warning"'],
      ['2', '"error"'],
    ].map(([written, meant]): [string, string[]] => [
      `{"rules": {"one-set": ${written}}}`,
      [`:1:23: rules.one-set: ${written}, one of "off", "error", "warning" or "info" only; did you mean ${meant}?`],
    ]),
    ['{"rules": {"one-set": 3}}', [':1:23: rules.one-set: a number, one of "off", "error", "warning" or "info" only']],
    ['{"profile": {"cardSet": 0}}', [':1:25: profile.cardSet: a number, one of 1, 2, 3, 4, 5 or 6 only']],
    [
      '{"rules": {"syntax": "off"}}',
      [
        ':1:22: rules.syntax: a rule of what could not be checked, always an error; suppressions can leave such a file out, with a reason',
      ],
    ],
    [
      '{"rules": {"duplicate-name": "warning"}}',
      [
        ':1:30: rules.duplicate-name: a rule of what could not be checked, always an error; suppressions can leave such a file out, with a reason',
      ],
    ],
    [
      '{"kind": "card-param"}',
      [
        ':1:10: kind: "card-param", one of "session-request", "card-params", "sale-form", "wallet1-token", "wallet2-token", "wallet1-settings" or "wallet2-settings" only; did you mean "card-params"?',
      ],
    ],
    ['{"profile": {"cardSet": 7}}', [':1:25: profile.cardSet: a number, one of 1, 2, 3, 4, 5 or 6 only']],
    [
      '{"profile": {"require": ["parameters.card.shiping.state"]}}',
      [
        ':1:26: profile.require[0]: "parameters.card.shiping.state" is no entry of the document, did you mean "shipping" for "shiping"?',
      ],
    ],
    ['{"names": {"wallet1": "wallet2"}}', [':1:23: names.wallet1: a neutral word, a word of the live service only']],
    [
      '{"names": {"wallet1": "card", "wallet2": "vcard"}}',
      [
        ':1:23: names.wallet1: the word for another method or brand, a word of its own only',
        ':1:42: names.wallet2: the word for another method or brand, a word of its own only',
      ],
    ],
    [
      '{"rules": ["one-set"], "profile": [1]}',
      [':1:11: rules: an array, an object only', ':1:35: profile: an array, an object only'],
    ],
    [
      '{"profile": {"brandParameters": {"nap": ["x"]}}, "overrides": [{"files": ["a"], "profile": {"brandParameters": {"other": []}}}]}',
      [
        ':1:34: profile.brandParameters.nap: an unknown name, did you mean "naps"?',
        ':1:113: overrides[0].profile.brandParameters.other: an unknown name, one of wallet1, wallet2, om-wallet, naps or vcard only',
      ],
    ],
    ['{"names": {"wallet1": "a b"}}', [':1:23: names.wallet1: no word, 1 to 50 letters, digits, - and _ only']],
    ['{"names": {"wallet1": "a", "wallet2": "a"}}', [':1:11: names: the same word twice, a word of its own for each']],
    [
      '{"ignores": ["!a"]}',
      [':1:14: ignores[0]: no path from the folder of the configuration, such as fixtures/**/*.json'],
    ],
    ['{"overrides": [{"rules": {}}]}', [':1:16: overrides[0].files: missing, required']],
    [
      '{"overrides": [{"files": [], "ignores": []}]}',
      [
        ':1:26: overrides[0].files: an empty list, at least one glob',
        ':1:30: overrides[0].ignores: an unknown name here, did you mean "ignores" at the top?',
      ],
    ],
    [
      '{"suppressions": [{"files": "a.json", "rule": "one-set", "reason": " "}]}',
      [':1:68: suppressions[0].reason: an empty text, why these findings are all right'],
    ],
    [
      '{"suppressions": [{"files": "a.json", "rule": "one-set", "reason": "x", "until": "2023-02-29"}]}',
      [':1:82: suppressions[0].until: a day that no calendar has, YYYY-MM-DD'],
    ],
    [
      '{"suppressions": [{"files": "a.json", "rule": "one-set", "reason": "x", "until": "31.1.2030"}]}',
      [':1:82: suppressions[0].until: no day, YYYY-MM-DD'],
    ],
    [
      '{"suppressions": [{"files": "a.json", "rule": "one-set", "reason": "x", "pointer": "/a~2"}]}',
      [':1:84: suppressions[0].pointer: no JSON pointer, such as /parameters/card/cart'],
    ],
    ['{"kind": "card-params",}', [':1:23: a comma behind the last entry, "}" expected']],
    ['{"kind": "card-params", "kind": "card-params"}', [':1:25: a name that the object has already, each name once']],
    ['[]', [':1:1: an array, a configuration is an object']],
  ])('%s', (text, expected) => {
    expect(complaints({ [CONFIG]: text })).toEqual(expected.map((line) => CONFIG + line));
  });

  test.each([
    ['export default { rules: { "one-sett": "off" } }', ': rules.one-sett: an unknown name, did you mean "one-set"?'],
    ['export const config = {}', ': no default export, a configuration is an object'],
    ['export default []', ': an array, a configuration is an object'],
    ['export default () => ({})', ': a function, a configuration is an object'],
    ['\n  throw new Error("first line\\nsecond")', ':2:9: the configuration can’t be loaded (Error: first line)'],
    ['throw "a text"', ': the configuration can’t be loaded (it threw a text)'],
    ['export default Promise.reject(new TypeError("x"))', ':1:31: the configuration can’t be loaded (TypeError: x)'],
    ['export default {', ': the configuration can’t be loaded (SyntaxError: Unexpected end of input)'],
  ])('%j', (text, expected) => {
    expect(complaints({ 'pg-lint.config.mjs': text })).toEqual([`pg-lint.config.mjs${expected}`]);
  });

  test('one that never loads is no success', () => {
    const folder = folderOf({ 'a.json': '{}', 'pg-lint.config.mjs': 'export default new Promise(() => {})' });
    expect(pgLint(folder, ['a.json']).status).not.toBe(0);
  });

  test.each([
    [['--config', 'missing.json'], 'missing.json: the configuration can’t be read (no such file or directory)'],
    [['--config', 'missing.mjs'], 'missing.mjs: no such configuration'],
    [['--config', 'my.yaml'], 'my.yaml: no configuration by its name, .js, .mjs, .ts or .json only'],
    [['--config', ''], '--config: the name of a file is missing'],
    [['--config', 'my.json', '--no-config'], '--config and --no-config: one of them only'],
    [
      ['--config', 'my.json', '--format', 'json:./my.json'],
      './my.json: a configuration, baseline or cache, not a place for a report',
    ],
    [
      ['--output', 'in/pg-lint.config.json'],
      'in/pg-lint.config.json: a configuration, baseline or cache, not a place for a report',
    ],
    [['--cache', 'kept', '--output', './kept'], './kept: a configuration, baseline or cache, not a place for a report'],
    [['--update-baseline'], '--update-baseline: name the file with --baseline FILE'],
  ])('%j: %s', (args, expected) => {
    expect(complaints({ 'my.yaml': '', 'my.json': '{}' }, ...args)).toEqual([expected]);
  });

  test.each([
    ...['pg-lint.config.yaml', 'pg-lint.config.cjs', 'pg-lint.config.mts', 'pg-lint.config.jsonc', 'pg-lint.config'],
    ...['pglint.config.js', '.pg-lintrc', '.pglintrc.json', '.pg-lint.yml', 'PG-LINT.CONFIG.JSONC'],
  ])('%s is no name of one', (name) => {
    const named = `${name}: no name of a configuration, pg-lint.config.js, pg-lint.config.mjs, pg-lint.config.ts or pg-lint.config.json only`;
    expect(complaints({ [name]: '' })).toEqual([named]);
    expect(complaints({ [name]: '', [CONFIG]: '{"rulez":{}}' })).toEqual([expect.stringContaining('rulez')]);
  });
  test.each(['pg-lint.config.md', 'pg-lint.config.js.bak', 'pg-lint.config.d.ts', '.pg-lint-baseline.json', 'pg-lint'])(
    '%s is passed over',
    (name) => {
      expect(pgLint(folderOf({ 'a.json': '{"descriptor":"Order 1001"}', [name]: '' }), ['a.json']).status).toBe(0);
    },
  );

  test('several in one folder, a link that leads to itself, a folder of that name', () => {
    expect(complaints({ [CONFIG]: '{}', 'pg-lint.config.js': '' })).toEqual([
      '.: several configurations, one of pg-lint.config.js, pg-lint.config.mjs, pg-lint.config.ts or pg-lint.config.json only',
    ]);
    const folder = folderOf({ 'a/a.json': LONG, 'b/b.json': LONG });
    symlinkSync(CONFIG, join(folder, 'a', CONFIG));
    mkdirSync(join(folder, 'b', CONFIG));
    for (const [file, reason] of [
      ['a/a.json', 'too many symbolic links'],
      ['b/b.json', 'illegal operation on a directory'],
    ] as const) {
      const { status, stderr } = pgLint(folder, [file]);
      expect([status, stderr]).toEqual([2, expect.stringContaining(`the configuration can’t be read (${reason}`)]);
    }
  });
});
