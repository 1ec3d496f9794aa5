// Each shape has 512 MB of memory, and a good file after it. A finding is fine. A crash, an internal failure and a file that is not in
// the report are not. With FULL=1, ten days have all shapes: a night takes some ten minutes.

import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMAND } from '../e2e/built-command.ts';
import { folderOf, GOOD } from '../e2e/command.ts';
import { isFull } from '../full.ts';
import { SHAPES } from './hostile-files.ts';

/** Files with embedded payloads may have five million characters. */
const LENGTHS = [1_000_000, 4_900_000, 16_000_000];

const [step, first] = isFull ? [10, new Date().getDate() % 10] : [120, 0];

test.each(SHAPES.filter((_, i) => i % step === first))('1, 5 and 16 MB of $name', ({ extension, make }) => {
  const files = LENGTHS.map((length) => [`${length}.${extension}`, make(length)]);
  const folder = folderOf({ ...Object.fromEntries(files), 'good.json': GOOD });
  const names = [...files.map(([name = '']) => name), 'good.json'];
  // A report that is printed is not kept in memory.
  const output = openSync(join(folder, 'report'), 'w');
  const args = ['--max-old-space-size=512', COMMAND, '--no-config', '--format', 'json', ...names];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: ['ignore', output, 'ignore'] });
  closeSync(output);
  expect(status).toBeOneOf([0, 1]);
  const { files: reported } = JSON.parse(readFileSync(join(folder, 'report'), 'utf8'));
  expect(reported.map(({ file }: { file: string }) => file)).toEqual(names);
});
