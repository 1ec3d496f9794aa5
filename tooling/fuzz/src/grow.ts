import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHAPES } from './shapes.ts';

// Runs the built command on large files with a mistake in every item. A clear finding that a file is too large is fine; an
// internal failure, a crash and a run of over a minute are not.
// Without FULL=1, it makes one shape of each extension.
// pnpm --filter @pg/fuzz run grow [EXTENSION...]

/** Files with embedded payloads may have five million characters. */
const LENGTHS = [4_900_000, 16_000_000];
const MAX_MS = 60_000;
const MEMORY = '--max-old-space-size=512';

const COMMAND = fileURLToPath(new URL('../../../packages/lint/dist/pg-lint.cjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pg-grow-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const chosen = process.argv.slice(2);
const isFull = process.env.FULL === '1';
for (const [extension, all] of Object.entries(SHAPES)) {
  if (chosen.length > 0 && !chosen.includes(extension)) continue;
  const shapes = isFull ? all : all.slice(0, 1);
  for (const [i, [shape, length]] of shapes.flatMap((each) => LENGTHS.map((size) => [each, size] as const)).entries()) {
    const file = join(folder, `a.${extension}`);
    writeFileSync(file, shape(length));
    const start = performance.now();
    const args = [MEMORY, COMMAND, '--no-config', '--format', 'json', '--output', join(folder, 'report'), file];
    const { status, signal } = spawnSync(process.execPath, args, { timeout: MAX_MS, stdio: 'ignore' });
    const isFine = status === 0 || status === 1;
    if (!isFine) process.exitCode = 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${isFine ? 'ok    ' : 'FAILED'} ${extension} ${i >> 1}, ${length} characters: status ${status ?? signal}, ${seconds} s`,
    );
  }
}
