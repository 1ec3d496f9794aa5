import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMAND, folderOf } from './command.ts';

/** Prints the priority of each thread, the first thread's first, when the process ends; elsewhere than on Linux of that alone. */
const PRIORITIES = `
process.on('exit', () => {
  const { readdirSync } = require('node:fs');
  const { getPriority } = require('node:os');
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [];
  const others = threads.filter((thread) => thread !== process.pid);
  console.error(JSON.stringify([getPriority(), ...others.map((thread) => getPriority(thread))]));
});
`;

const filesOf = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`in/${i}.json`, '{"descriptor":"Order 1001"}']));

/** The lowest priority. */
const LOWEST = 19;

test.each([
  [499, 0, 0],
  [500, 0, 5],
  [500, 16, 5],
])(
  'of %i files, started with niceness %i, the other threads are %i steps behind, if there are so many',
  (files, niceness, steps) => {
    const folder = folderOf({ ...filesOf(files), 'priorities.cjs': PRIORITIES });
    const node = [process.execPath, '--require', './priorities.cjs', COMMAND, '--quiet', 'in', '2>&1', '>/dev/null'];
    const [own = Number.NaN, ...others]: number[] = JSON.parse(
      execFileSync('sh', ['-c', `nice -n ${niceness} ${node.join(' ')}`], { cwd: folder, encoding: 'utf8' }),
    );
    expect(others.length > 0).toBe(process.platform === 'linux');
    expect(others).toEqual(others.map(() => Math.min(own + steps, LOWEST)));
  },
);
