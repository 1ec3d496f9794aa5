import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHAPES, type Shape } from './shapes.ts';

// Runs the built command on hostile files, and a good one after them. A finding is fine. A crash, an internal failure, a file that
// is not in the report, and a run of over two minutes are not.
// With FULL=1, it makes all shapes in four days.
// pnpm --filter @pg/fuzz run grow [PART OF A NAME...]

/** Files with embedded payloads may have five million characters. */
const LENGTHS = [1_000_000, 4_900_000, 16_000_000];
const MAX_MS = 120_000;
const MEMORY = '--max-old-space-size=512';
const GOOD = '{"descriptor":"Order"}';

const COMMAND = fileURLToPath(new URL('../../../packages/lint/dist/pg-lint.cjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pg-grow-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** What is wrong; `undefined` if nothing is. */
function failureOf({ extension, make }: Shape): string | undefined {
  const files = LENGTHS.map((length) => write(`${length}.${extension}`, make(length)));
  const report = join(folder, 'report');
  const output = openSync(report, 'w');
  const args = [MEMORY, COMMAND, '--no-config', '--format', 'json', ...files, write('good.json', GOOD)];
  const { status, signal } = spawnSync(process.execPath, args, {
    timeout: MAX_MS,
    stdio: ['ignore', output, 'ignore'],
  });
  closeSync(output);
  if (status !== 0 && status !== 1) return `status ${status ?? signal}`;
  const listed = JSON.parse(readFileSync(report, 'utf8')).files.length;
  return listed === files.length + 1 ? undefined : `${listed} files in the report`;
}

const chosen = process.argv.slice(2);
const [step, first] = process.env.FULL === '1' ? [4, new Date().getDate() % 4] : [80, 0];
const shapes = SHAPES.filter(({ name }, i) =>
  chosen.length > 0 ? chosen.some((part) => name.includes(part)) : i % step === first,
);
for (const shape of shapes) {
  const start = performance.now();
  const failure = failureOf(shape);
  if (failure !== undefined) process.exitCode = 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failure === undefined ? 'ok    ' : 'FAILED'} ${shape.name}: ${failure ?? ''} ${seconds} s`);
}
console.log(`${shapes.length} of ${SHAPES.length} shapes`);
