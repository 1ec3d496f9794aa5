// No sample has these values.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { literal } from '../../src/samples/literal.ts';
import { pgLint } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pg-sample-'));
afterAll(() => rmSync(folder, { recursive: true }));

// biome-ignore format: a table
describe.each([
  ['session-request --set 6', ''], ['session-request --set 5 --all-fields', ''], ['session-request --format curl', 'a.sh'],
  ['sale-form', ''], ['sale-form --brand wallet1 --all-fields', ''], ['sale-form --brand wallet2 --format curl', 'a.sh'],
  ['card-params --set 2', ''], ['wallet1-token', ''], ['wallet2-token', ''], ['wallet1-settings', ''], ['wallet2-settings', ''],
  ['wallet2-client-request', ''],
])('sample %s', (args, name) => {
  test('prints a payload without findings', async () => {
    const { stdout } = await pgLint(folder, ['sample', ...args.split(' ')]);
    const [kind = ''] = args.split(' ');
    const as = name === '' ? ['--kind', kind] : ['--stdin-filename', name];
    expect(await pgLint(folder, ['--no-config', ...as, '-'], stdout)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 file checked: 0 errors, 0 warnings, 0 notes'),
    });
  });
});

// biome-ignore format: a table
test.each([
  ['', 'sample needs one kind of payload: session-request, '],
  ['session-request sale-form', 'sample needs one kind of payload: '],
  ['session', 'the kind must be session-request'],
  ['sale-form --set 1', '--set is for session-request and card-params only'],
  ['session-request --set 7', '--set must be a whole number from 1 to 6, but is "7"'],
  ['session-request --brand naps', '--brand is for sale-form only'],
  ['sale-form --brand card', '--brand must be wallet1, wallet2'],
  ['session-request --format form', '--format must be json, curl, ts, php or python, but is "form"'],
  ['wallet1-token --format curl', '--format must be json, but is "curl"'],
  ['sale-form --seed x', '--seed must be a whole number'],
])('sample %s is wrong usage', async (args, message) => {
  const { status, stderr } = await pgLint(folder, ['sample', ...args.split(' ').filter(Boolean)]);
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});

// biome-ignore format: a table
test.each([
  ['ts',     { a: ['x', 1, true, null, {}, []] }, '{\n  "a": [\n    "x",\n    1,\n    true,\n    null,\n    {},\n    []\n  ]\n}'],
  ['php',    { a: ["it's \\: {}", false, null, {}, []] }, "[\n    'a' => [\n        'it\\'s \\\\: {}',\n        false,\n        null,\n        new stdClass(),\n        []\n    ]\n]"],
  ['python', { a: ['"', 'true', true, false, null, {}] }, '{\n    "a": [\n        "\\"",\n        "true",\n        True,\n        False,\n        None,\n        {}\n    ]\n}'],
] as const)('literals in %s', (language, value, expected) => {
  expect(literal(language, value)).toBe(expected);
});
