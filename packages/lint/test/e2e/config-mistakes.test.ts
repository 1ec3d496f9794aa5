import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

const CONFIG = 'pg-lint.config.json';

/** What is said of a configuration with which nothing is checked. */
async function complaints(files: Record<string, string>, ...args: string[]): Promise<string[]> {
  const run = await pgLint(folderOf({ 'a.json': BAD, ...files }), [...args, 'a.json']);
  expect([run.status, run.stdout]).toEqual([2, '']);
  return run.stderr
    .replace(/^pg-lint: /, '')
    .split('\n')
    .slice(0, -2);
}

const ALWAYS_ERROR =
  'a rule of what could not be checked, always an error; suppressions can leave such a file out, with a reason';
const SEVERITIES = 'one of "off", "error", "warning" or "info" only';
const KINDS =
  '"session-request", "card-params", "sale-form", "wallet1-token", "wallet2-token", "wallet1-settings" or "wallet2-settings"';

/** A suppression with an entry that is wrong. */
const suppressing = (entry: string): string =>
  `{"suppressions": [{"files": "a.json", "rule": "one-set", "reason": "x", ${entry}}]}`;

// biome-ignore format: a table
test.each<[string, string[]]>([
  // Names.
  ['{\n  "rulez": {},\n  "x": 1\n}', [':2:3: rulez: an unknown name, did you mean "rules"?', ':3:3: x: an unknown name, one of $schema, kind, profile, names, rules, ignores, overrides or suppressions only']],
  ['{"rules": {"one-sett": "off"}}', [':1:12: rules.one-sett: an unknown name, did you mean "one-set"?']],
  ['{"files": []}', [':1:2: files: an unknown name here, did you mean "overrides[].files" or "suppressions[].files"?']],
  ['{"one-set": "off"}', [':1:2: one-set: an unknown name here, did you mean "rules.one-set"?']],
  ['{"profile": {"kind": "x"}}', [':1:14: profile.kind: an unknown name here, did you mean "kind" at the top?']],
  ['{"suppressions": [{"files": "a", "rules": "one-set", "reason": "b"}]}', [':1:19: suppressions[0].rule: missing, required', ':1:34: suppressions[0].rules: an unknown name, did you mean "rule"?']],
  // Types and values.
  ...[['"of"', '"off"'], ['"warn"', '"warning"'], ['"WARN"', '"warning"'], ['0', '"off"'], ['2', '"error"']].map(
    ([written, meant]): [string, string[]] => [`{"rules": {"one-set": ${written}}}`, [`:1:23: rules.one-set: ${written}, ${SEVERITIES}; did you mean ${meant}?`]],
  ),
  ['{"rules": {"one-set": 3}}', [`:1:23: rules.one-set: a number, ${SEVERITIES}`]],
  ['{"rules": {"syntax": "off"}}', [`:1:22: rules.syntax: ${ALWAYS_ERROR}`]],
  ['{"rules": {"too-deep": "warning"}}', [`:1:24: rules.too-deep: ${ALWAYS_ERROR}`]],
  ['{"kind": "card-param"}', [`:1:10: kind: "card-param", one of ${KINDS} only; did you mean "card-params"?`]],
  ['{"profile": {"cardSet": 7}}', [':1:25: profile.cardSet: a number, one of 1, 2, 3, 4, 5 or 6 only']],
  ['{"rules": ["one-set"], "profile": [1]}', [':1:11: rules: an array, an object only', ':1:35: profile: an array, an object only']],
  ['{"profile": {"require": ["parameters.card.shiping.state"]}}', [':1:26: profile.require[0]: "parameters.card.shiping.state" is no entry of the document, did you mean "shipping" for "shiping"?']],
  ['{"profile": {"brandParameters": {"nap": ["x"]}}, "overrides": [{"files": ["a"], "profile": {"brandParameters": {"other": []}}}]}', [':1:34: profile.brandParameters.nap: an unknown name, did you mean "naps"?', ':1:113: overrides[0].profile.brandParameters.other: an unknown name, one of wallet1, wallet2, om-wallet, naps or vcard only']],
  ['{"names": {"wallet1": "wallet2"}}', [':1:23: names.wallet1: a neutral word, a word of the live service only']],
  ['{"names": {"wallet1": "card", "wallet2": "a b"}}', [':1:23: names.wallet1: the word for another method or brand, a word of its own only', ':1:42: names.wallet2: no word, 1 to 50 letters, digits, - and _ only']],
  ['{"names": {"wallet1": "a", "wallet2": "a"}}', [':1:11: names: the same word twice, a word of its own for each']],
  ['{"names": {"wallet1": "a"}, "overrides": [{"files": ["*"], "names": {"wallet2": "a"}}]}', [': names: with an override the same word twice, a word of its own for each']],
  ['{"ignores": ["!a"]}', [':1:14: ignores[0]: no path from the folder of the configuration, such as fixtures/**/*.json']],
  ['{"overrides": [{"rules": {}}]}', [':1:16: overrides[0].files: missing, required']],
  ['{"overrides": [{"files": [], "ignores": []}]}', [':1:26: overrides[0].files: an empty list, at least one glob', ':1:30: overrides[0].ignores: an unknown name here, did you mean "ignores" at the top?']],
  ['{"suppressions": [{"files": "a.json", "rule": "one-set", "reason": " "}]}', [':1:68: suppressions[0].reason: an empty text, why these findings are all right']],
  [suppressing('"until": "2023-02-29"'), [':1:82: suppressions[0].until: a day that no calendar has, YYYY-MM-DD']],
  [suppressing('"until": "31.1.2030"'), [':1:82: suppressions[0].until: no day, YYYY-MM-DD']],
  [suppressing('"pointer": "/a~2"'), [':1:84: suppressions[0].pointer: no JSON pointer, such as /parameters/card/cart']],
  // What is no object of JSON.
  ['{"kind": "card-params",}', [':1:23: a comma behind the last entry, "}" expected']],
  ['{"kind": "card-params", "kind": "card-params"}', [':1:25: a name that the object has already, each name once']],
  ['[]', [':1:1: an array, a configuration is an object']],
])('a configuration with mistakes: %s', async (text, expected) => {
  expect(await complaints({ [CONFIG]: text })).toEqual(expected.map((line) => CONFIG + line));
});

test.each([
  ...['pg-lint.config.yaml', 'pg-lint.config.cjs', 'pg-lint.config.jsonc', 'pg-lint.config', 'pglint.config.js'],
  ...['.pg-lintrc', '.pglintrc.json', '.pg-lint.yml', 'PG-LINT.CONFIG.JSONC'],
])('%s is no name of a configuration', async (name) => {
  const names = 'pg-lint.config.js, pg-lint.config.mjs, pg-lint.config.ts or pg-lint.config.json only';
  expect(await complaints({ [name]: '' })).toEqual([`${name}: no name of a configuration, ${names}`]);
  expect(await complaints({ [name]: '', [CONFIG]: '{"rulez":{}}' })).toEqual([expect.stringContaining('rulez')]);
});

test.each(['pg-lint.config.md', 'pg-lint.config.js.bak', 'pg-lint.config.d.ts', '.pg-lint-baseline.json', 'pg-lint'])(
  '%s is passed over',
  async (name) => {
    expect((await pgLint(folderOf({ 'a.json': GOOD, [name]: '' }), ['a.json'])).status).toBe(0);
  },
);

test('several configurations in one folder', async () => {
  expect(await complaints({ [CONFIG]: '{}', 'pg-lint.config.js': '' })).toEqual([
    '.: several configurations, one of pg-lint.config.js, pg-lint.config.mjs, pg-lint.config.ts or pg-lint.config.json only',
  ]);
});

test('a link that leads to itself, and a folder of that name', async () => {
  const folder = folderOf({ 'a/a.json': BAD, 'b/b.json': BAD });
  symlinkSync(CONFIG, join(folder, 'a', CONFIG));
  mkdirSync(join(folder, 'b', CONFIG));
  for (const [file, reason] of [
    ['a/a.json', 'too many symbolic links'],
    ['b/b.json', 'illegal operation on a directory'],
  ] as const) {
    const { status, stderr } = await pgLint(folder, [file]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(`the configuration can’t be read (${reason}`)]);
  }
});
