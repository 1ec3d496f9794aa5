import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

/** The built command. */
export const COMMAND = fileURLToPath(new URL(`../../${packageJson.bin['pg-lint']}`, import.meta.url));

/** What the command did. */
export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command in a folder. */
export function pgLint(
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

/** Makes a folder of files for one test. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pg-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The parts of the JSON report that tests look at. */
export interface ReportedFinding {
  readonly rule: string;
  readonly severity: string;
  readonly basis: string;
  readonly path: readonly (string | number)[];
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly section: string;
  readonly message: string;
  readonly hint?: string;
  readonly times?: number;
}

/** The JSON report of a run. */
export function jsonOf({ stdout }: Run): {
  version: number;
  files: { file: string; kind: string | null; findings: ReportedFinding[] }[];
  summary: Record<string, number>;
} {
  return JSON.parse(stdout);
}
