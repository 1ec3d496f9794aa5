// What the built command loads: each file that it compiles makes it start later.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../../dist/pg-lint/command.cjs', import.meta.url));
const SESSION = fileURLToPath(new URL('../../../../samples/good/set-6-cart.json', import.meta.url));

/** Runs the command, and prints what it loaded as the last line. */
const PROGRAM = `
  process.on('exit', () => console.log(JSON.stringify([Object.keys(require.cache), process.moduleLoadList])));
  require(${JSON.stringify(COMMAND)}).main();
`;

function loadedBy(...args: string[]) {
  const output = execFileSync(process.execPath, ['--eval', PROGRAM, '--', 'pg-lint', ...args], { encoding: 'utf8' });
  const [files, builtins]: [string[], string[]] = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
  const code = files.map((file) => readFileSync(file, 'latin1')).join('');
  return {
    bytes: code.length,
    hasValibot: code.includes('~standard'),
    hasCrypto: builtins.includes('NativeModule crypto'),
  };
}

test.each(['--version', '--help', 'help'])('%s loads at most 20 KB', (argument) => {
  const { bytes, ...loaded } = loadedBy(argument);
  expect(bytes).toBeLessThanOrEqual(20_000);
  expect(loaded).toEqual({ hasValibot: false, hasCrypto: false });
});

test('the check of a JSON file loads at most 420 KB, and no cryptography', () => {
  const { bytes, ...loaded } = loadedBy(SESSION);
  expect(bytes).toBeLessThanOrEqual(420_000);
  expect(loaded).toEqual({ hasValibot: true, hasCrypto: false });
});
