import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@pg/wallet-tokens/names';
import { expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint } from './command.ts';

const CONFIG = 'pg-lint.config.json';

/** The messages about a configuration with mistakes. */
async function messagesAbout(files: Record<string, string>, ...args: string[]): Promise<string[]> {
  const run = await pgLint(folderOf({ 'a.json': BAD, ...files }), [...args, 'a.json']);
  expect([run.status, run.stdout]).toEqual([2, '']);
  return run.stderr
    .replace(/^pg-lint: /, '')
    .split('\n')
    .slice(0, -2);
}

const ALWAYS_ERROR =
  'must be "error", because it reports what could not be checked; suppressions can except single files';
const SEVERITIES = 'must be "off", "error", "warning" or "info"';
const KINDS =
  '"session-request", "card-params", "sale-form", "wallet1-token", "wallet2-token", "wallet1-settings", "wallet2-settings" or "wallet2-client-request"';

/** A suppression with a wrong setting. */
const suppressing = (setting: string): string =>
  `{"suppressions": [{"files": "a.json", "rule": "one-set", "reason": "x", ${setting}}]}`;

// biome-ignore format: a table
test.runIf(process.platform !== 'win32')('a configuration in a pipe is refused by its given name', async () => {
  const run = await pgLint(folderOf({ 'a.json': BAD }), ['--config', '/dev/fd/0', 'a.json']);
  expect([run.status, run.stderr]).toEqual([2, expect.stringMatching(/^pg-lint: \/dev\/fd\/0: /)]);
});

test.each<[string, string[]]>([
  // Names.
  [
    '{\n  "rulez": {},\n  "x": 1\n}',
    [
      ':2:3: rulez is not a known name; did you mean rules?',
      ':3:3: x is not a known name; it must be $schema, kind, profile, names, rules, gateway, ignores, overrides, suppressions, baseline or answers',
    ],
  ],
  ['{"rules": {"one-sett": "off"}}', [':1:12: rules.one-sett is not a known name; did you mean one-set?']],
  ['{"files": []}', [':1:2: files is not a setting here; did you mean overrides[].files or suppressions[].files?']],
  ['{"one-set": "off"}', [':1:2: one-set is not a setting here; did you mean rules.one-set?']],
  ['{"profile": {"kind": "x"}}', [':1:14: profile.kind is not a setting here; did you mean kind at the top level?']],
  [
    '{"suppressions": [{"files": "a", "rules": "one-set", "reason": "b"}]}',
    [':1:19: suppressions[0].rule is missing', ':1:34: suppressions[0].rules is not a known name; did you mean rule?'],
  ],
  [
    '{"overrides": [{"files": ["a"], "wallets": {}}]}',
    [':1:33: overrides[0].wallets is not a setting any more; its wallet2.gateway is gateway now'],
  ],
  // Types and values.
  [
    '{"rules": {"too-long": "off"}}',
    [':1:12: rules.too-long must be a rule, but is a code of string-length or type-code'],
  ],
  [
    '{"suppressions": [{"files": "a", "rule": "tied-sets", "reason": "b"}]}',
    [':1:42: suppressions[0].rule must be a rule, but is a code of one-set'],
  ],
  ['{"rules": {"one-set": "of"}}', [`:1:23: rules.one-set ${SEVERITIES}, but is "of"; did you mean "off"?`]],
  ['{"rules": {"one-set": "warn"}}', [`:1:23: rules.one-set ${SEVERITIES}`]],
  ['{"rules": {"one-set": 3}}', [`:1:23: rules.one-set ${SEVERITIES}, but is a number`]],
  ['{"rules": {"syntax": "off"}}', [`:1:22: rules.syntax ${ALWAYS_ERROR}`]],
  ['{"rules": {"too-deep": "warning"}}', [`:1:24: rules.too-deep ${ALWAYS_ERROR}`]],
  ['{"kind": "card-param"}', [`:1:10: kind must be ${KINDS}, but is "card-param"; did you mean "card-params"?`]],
  ['{"ignores": ["fixtures\\\\old"]}', [':1:14: ignores[0] must have / between folders, also on Windows']],
  ['{"profile": {"cardSet": 7}}', [':1:25: profile.cardSet must be 1, 2, 3, 4, 5 or 6']],
  [
    '{"rules": ["one-set"], "profile": [1]}',
    [':1:11: rules must be an object, but is an array', ':1:35: profile must be an object, but is an array'],
  ],
  [
    '{"profile": {"require": ["parameters.card.shiping.state"]}}',
    [
      ':1:26: profile.require[0] is wrong: "parameters.card.shiping.state" is not a field of the interface document; did you mean "shipping" for "shiping"?',
    ],
  ],
  [
    '{"profile": {"require": ["parameters.apay"]}}',
    [':1:26: profile.require[0] is wrong: "parameters.apay" is not a field of the interface document'],
  ],
  [
    '{"profile": {"require": ["parameters.apay"]}, "overrides": [{"files": ["a"], "names": {"wallet1": "apay"}}]}',
    [':1:26: profile.require[0] is wrong: "parameters.apay" is not a field of the interface document'],
  ],
  [
    '{"profile": {"brandParameters": {"nap": ["x"]}}, "overrides": [{"files": ["a"], "profile": {"brandParameters": {"other": []}}}]}',
    [
      ':1:34: profile.brandParameters.nap is not a known name; did you mean naps?',
      `:1:113: overrides[0].profile.brandParameters.other is not a known name; it must be ${BRANDS.slice(0, -1).join(', ')} or ${BRANDS.at(-1)}`,
    ],
  ],
  [
    '{"names": {"wallet1": "wallet2"}}',
    [":1:23: names.wallet1 must be the live service's name, but is a neutral name of the interface document"],
  ],
  [
    '{"names": {"wallet1": "card", "wallet2": "a b"}}',
    [
      ":1:23: names.wallet1 must be the live service's name, but is another name of the interface document",
      ':1:42: names.wallet2 must have 1 to 50 letters, digits, - and _, and nothing else',
    ],
  ],
  ['{"names": {"wallet1": "a", "wallet2": "a"}}', [':1:11: names must have a different name for each word']],
  [
    '{"names": {"wallet1": "a"}, "overrides": [{"files": ["*"], "names": {"wallet2": "a"}}]}',
    [': names must have a different name for each word, but with an override has the same'],
  ],
  [
    '{"ignores": ["!/a"]}',
    [':1:14: ignores[0] must be a path or glob from the folder of the configuration, like fixtures/**/*.json'],
  ],
  ['{"overrides": [{"rules": {}}]}', [':1:16: overrides[0].files is missing']],
  [
    '{"overrides": [{"files": [], "ignores": []}]}',
    [
      ':1:26: overrides[0].files must have at least one glob without !',
      ':1:30: overrides[0].ignores is not a setting here; did you mean ignores at the top level?',
    ],
  ],
  [
    '{"suppressions": [{"files": "a.json", "rule": "one-set", "reason": " "}]}',
    [':1:68: suppressions[0].reason must say why these findings are acceptable'],
  ],
  [suppressing('"until": "2023-02-29"'), [':1:82: suppressions[0].until is not a real date']],
  [suppressing('"until": "31.1.2030"'), [':1:82: suppressions[0].until must be a date like 2030-01-31']],
  [
    '{"overrides": [{"files": ["!a"], "at": []}], "baseline": "/b"}',
    [
      ':1:26: overrides[0].files must have at least one glob without !',
      ':1:40: overrides[0].at must have at least one JSON pointer',
      ':1:58: baseline must be a path from the folder of the configuration',
    ],
  ],
  [
    '{"overrides": [{"files": ["a"], "at": ["a/b"]}]}',
    [':1:40: overrides[0].at[0] must be a JSON pointer like /parameters/card/cart'],
  ],
  [
    suppressing('"pointer": "/a~2"'),
    [':1:84: suppressions[0].pointer must be a JSON pointer like /parameters/card/cart'],
  ],
  // Not a JSON object.
  ['{"kind": "card-params"', [':1:23: the JSON is cut off inside the configuration']],
  ['// why\n{"rulez": {}}', [':2:2: rulez is not a known name; did you mean rules?']],
  [
    '{"kind": "card-params", "kind": "card-params"}',
    [':1:25: kind appears twice in this object; only the last one is read'],
  ],
  ['[]', [':1:1: the configuration must be an object, but is an array']],
])('the configuration %s is rejected with %j', async (text, expected) => {
  expect(await messagesAbout({ [CONFIG]: text })).toEqual(expected.map((line) => CONFIG + line));
});

test.each([
  ...['pg-lint.config.yaml', 'pg-lint.config.json5', 'pg-lint.config', 'pglint.config.js'],
  ...['.pg-lintrc', '.pglintrc.json', '.pg-lint.yml', 'PG-LINT.CONFIG.JSONC'],
])('the file name %s is reported, because it is similar to that of a configuration', async (name) => {
  const names = 'pg-lint.config.json or pg-lint.config.jsonc';
  expect(await messagesAbout({ [name]: '' })).toEqual([`${name}: a configuration must be named ${names}`]);
  expect(await messagesAbout({ [name]: '', [CONFIG]: '{"rulez":{}}' })).toEqual([expect.stringContaining('rulez')]);
});

test.each(['pg-lint.config.md', 'pg-lint.config.js.bak', 'pg-lint.config.d.ts', '.pg-lint-baseline.json', 'pg-lint'])(
  'the file %s is not used as a configuration',
  async (name) => {
    expect((await pgLint(folderOf({ 'a.json': GOOD, [name]: '' }), ['a.json'])).status).toBe(0);
  },
);

const EXAMPLE = '{ "names": { "wallet1": "applepay" }, "rules": { "one-set": "warning" } }';

test.each(['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'])(
  'a program is not run, and the JSON is shown: .%s',
  async (type) => {
    const name = `pg-lint.config.${type}`;
    const message = `a configuration must be JSON, but this is a program; write ${CONFIG} in its place, like ${EXAMPLE}`;
    const program = 'throw new Error("run")';
    expect(await messagesAbout({ [name]: program })).toEqual([`${name}: ${message}`]);
    expect(await messagesAbout({ [`x/${name}`]: program, 'x/b.json': BAD }, 'x')).toEqual([`x/${name}: ${message}`]);
    expect(await messagesAbout({ [`my.${type}`]: program }, '--config', `my.${type}`)).toEqual([
      `my.${type}: ${message}`,
    ]);
    expect((await pgLint(folderOf({ 'a.json': BAD, [CONFIG]: EXAMPLE }), ['a.json'])).status).toBe(1);
  },
);

test.each(['my.yaml', 'json'])('--config %s is not the name of JSON', async (name) => {
  const message = 'the name of a configuration must end in .json or .jsonc';
  expect(await messagesAbout({ [name]: '' }, '--config', name)).toEqual([`${name}: ${message}`]);
});

test.each(['pg-lint.config.jsonc', 'pg-lint.config.ts'])(
  '%s beside another configuration is an error',
  async (name) => {
    expect(await messagesAbout({ [CONFIG]: '{}', [name]: '' })).toEqual([
      `.: a folder must have one configuration, but has ${CONFIG} and ${name}`,
    ]);
  },
);

test('a configuration that is a symbolic link to itself, or a folder, is an error', async () => {
  const folder = folderOf({ 'a/a.json': BAD, 'b/b.json': BAD });
  symlinkSync(CONFIG, join(folder, 'a', CONFIG));
  mkdirSync(join(folder, 'b', CONFIG));
  for (const [file, reason] of [
    ['a/a.json', 'could not be read (too many symbolic links'],
    ['b/b.json', 'must be a regular file, but is a folder'],
  ] as const) {
    const { status, stderr } = await pgLint(folder, [file]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(`the configuration ${reason}`)]);
  }
});
