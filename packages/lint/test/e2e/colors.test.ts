import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMAND, folderOf } from './command.ts';

const BAD = '{"descriptor":"Order 1001 in far too many words"}';

// Standard output is no terminal here.
test.each<[string[], Record<string, string>, boolean]>([
  [[], {}, false],
  [['--color'], {}, true],
  [['--no-color'], {}, false],
  [[], { FORCE_COLOR: '1' }, true],
  [[], { FORCE_COLOR: 'true' }, true],
  [[], { FORCE_COLOR: '3', TERM: 'dumb' }, true],
  [[], { FORCE_COLOR: '0' }, false],
  [[], { FORCE_COLOR: 'false' }, false],
  [[], { FORCE_COLOR: '' }, false],
  [[], { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  [[], { FORCE_COLOR: '1', NO_COLOR: '' }, true],
  [['--color'], { NO_COLOR: '1' }, true],
  [['--no-color'], { FORCE_COLOR: '1' }, false],
])('%j with %j has colours: %j', (args, env, hasColors) => {
  const { stdout } = spawnSync(process.execPath, [COMMAND, ...args, 'a.json'], {
    cwd: folderOf({ 'a.json': BAD }),
    encoding: 'utf8',
    env,
  });
  expect([stdout.includes('1 error'), stdout.includes('\u001b[')]).toEqual([true, hasColors]);
});
