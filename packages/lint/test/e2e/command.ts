import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cartItemTable } from '@pg/card-params';
import { expect, onTestFinished } from 'vitest';
import { run } from '../../src/command/command.ts';
import { FILE_TYPES } from '../../src/readers/file-types.ts';

export const SAMPLES = fileURLToPath(new URL('../../../../samples', import.meta.url));

/** A payload for certain, because of its two names `houseNumber1` and `houseNumber2`. */
export const GOOD = '{"shipping":{"type":"return","houseNumber1":"1","houseNumber2":"2"}}';
/** One error: type-code, at 1:21. */
export const BAD = '{"shipping":{"type":"sent back","houseNumber1":"1","houseNumber2":"2"}}';

/** The allowed values of `quantityUnit`. */
export const UNITS: readonly string[] = cartItemTable.rows.quantityUnit[3].values;

/** The extensions of files in folders that are read. */
export const EXTENSIONS = Array.from(FILE_TYPES.keys(), (extension) => `.${extension}`);

/** Encodes a text like some Windows programs: UTF-16 with a byte-order mark. */
export const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in a folder, inside this process. */
export async function pgLint(
  cwd: string,
  args: readonly string[],
  input: string | Buffer = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const before = process.cwd();
  const written = { 1: '', 2: '' };
  async function* read(): AsyncGenerator<Buffer> {
    yield Buffer.from(input);
  }
  process.chdir(cwd);
  try {
    const status = await run([...args], {
      input: read,
      write: (output, text) => {
        written[output] += text;
      },
      isTerminal: () => false,
      env,
    });
    return { status, stdout: written[1], stderr: written[2] };
  } finally {
    process.chdir(before);
  }
}

/** The JSON report of a run, which must not write to standard error. */
export async function reportOf(cwd: string, args: readonly string[], input: string | Buffer = ''): Promise<JsonReport> {
  const { stdout, stderr } = await pgLint(cwd, ['--format', 'json', ...args], input);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** The findings in standard input, or in a file with this name. */
export async function findingsOf(
  input: string | Buffer,
  args: readonly string[] = [],
  name = '-',
): Promise<readonly ReportedFinding[]> {
  const { files } = await reportOf(name === '-' ? '.' : folderOf({ [name]: input }), [...args, name], input);
  expect(files.map(({ file }) => file)).toEqual([name]);
  return files[0]?.findings ?? [];
}

/** `line:column rule` of each finding. */
export const places = (findings: readonly ReportedFinding[]): string[] =>
  findings.map(({ line, column, rule }) => `${line}:${column} ${rule}`);

/** Creates a folder with files for one test. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pg-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeIn(folder, name, content);
  return folder;
}

export function writeIn(folder: string, name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** The parts of the JSON report that tests read. */
export interface JsonReport {
  readonly version: number;
  readonly files: readonly { file: string; kind: string | null; findings: readonly ReportedFinding[] }[];
  readonly summary: Readonly<Record<string, number>>;
  readonly statistics?: readonly unknown[];
}

export interface ReportedFinding {
  readonly rule: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
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
