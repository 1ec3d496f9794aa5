import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Run } from './command.ts';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));

/** The folder of the current command, bundled like the build does it. */
export const DIST = bundle();

/** For tests that need a separate process. */
export const COMMAND = join(DIST, 'pg-lint.cjs');

function bundle(): string {
  const dist = mkdtempSync(join(tmpdir(), 'pg-lint-dist-'));
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
  buildSync({
    entryPoints: { 'pg-lint': join(SOURCES, 'pg-lint.ts'), 'pg-lint/command': join(SOURCES, 'command/command.ts') },
    outdir: dist,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['@pg/source'],
    define: { 'import.meta.dirname': '__dirname' },
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'error',
  });
  chmodSync(join(dist, 'pg-lint.cjs'), 0o755);
  return dist;
}

/** Runs the command in a separate process. */
export function spawnPgLint(
  cwd: string,
  args: readonly string[],
  input: string | Buffer = '',
  nodeOptions: readonly string[] = [],
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, COMMAND, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}
