import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const PROGRAM = fileURLToPath(new URL('../dist/pg-language-server.js', import.meta.url));

test.each([
  ['--version', `${packageJson.version}\n`],
  ['--help', expect.stringMatching(/^Usage\n {2}pg-language-server .*--version.*--stdio/s)],
])('%s is answered, and the program ends', (option, stdout) => {
  const { status, ...output } = spawnSync(process.execPath, [PROGRAM, option], { encoding: 'utf8' });
  expect([status, output.stdout, output.stderr]).toEqual([0, stdout, '']);
});
