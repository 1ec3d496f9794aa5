import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { median } from './median.ts';
import { sampleSession } from './payloads.ts';

/** Times of the `pg-lint` process. */
export interface CommandTimes {
  /** Milliseconds for one file, minus those for an empty module. */
  readonly startUp: number;
  /** Milliseconds for 5,000 files. */
  readonly files: number;
  /** `files` divided by the time of a program that only reads and parses them. */
  readonly parsingRatio: number;
  /** The time of ESLint for these files, divided by `files`. */
  readonly eslintRatio: number;
}

const FILES = 5000;

const nameOf = (i: number): string => `files/${i % 50}/${i}.json`;

const READ_AND_PARSE = `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const walk = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]);
for (const file of walk('files')) JSON.parse(readFileSync(file, 'utf8'));
`;

const folderOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** Without `useSchemastoreCatalog: false`, the plugin uses the network. */
const eslintConfig = (): string => `
import plugin from ${JSON.stringify(import.meta.resolve('eslint-plugin-json-schema-validator'))};
const schema = ${readFileSync(join(folderOf('@pg/session-request'), 'schemas/session-request.draft-07.schema.json'), 'utf8')};
const options = { schemas: [{ fileMatch: ['**/*.json'], schema }], useSchemastoreCatalog: false };
const rules = { 'json-schema-validator/no-invalid': ['error', options] };
export default [...plugin.configs.base, { files: ['files/**/*.json'], rules }];
`;

/** Times `pg-lint` on files of about 3 KB, one in a hundred with a mistake. */
export function timeCommand(): CommandTimes {
  const folder = mkdtempSync(join(tmpdir(), 'pg-bench-'));
  try {
    for (let i = 0; i < FILES; i++) write(folder, nameOf(i), JSON.stringify(sampleSession(i), null, 2));
    write(folder, 'empty.mjs', '');
    write(folder, 'parse.mjs', READ_AND_PARSE);
    write(folder, 'eslint.config.mjs', eslintConfig());
    const command = join(folderOf('@pg/lint'), 'dist/pg-lint.cjs');
    const one = takeTurns(folder, 21, [command, nameOf(1)], ['empty.mjs']);
    const many = takeTurns(folder, 9, [command, 'files'], ['parse.mjs']);
    const eslint = takeTurns(folder, 2, [command, 'files'], [join(folderOf('eslint'), 'bin/eslint.js'), 'files']);
    return {
      startUp: median(one.map(([ours, theirs]) => ours - theirs)),
      files: median(many.map(([ours]) => ours)),
      parsingRatio: median(many.map(([ours, theirs]) => ours / theirs)),
      eslintRatio: median(eslint.map(([ours, theirs]) => theirs / ours)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

type Turn = readonly [ours: number, theirs: number];

const takeTurns = (folder: string, rounds: number, ours: readonly string[], theirs: readonly string[]): Turn[] =>
  Array.from({ length: rounds }, () => [time(folder, ours), time(folder, theirs)]);

function time(folder: string, args: readonly string[]): number {
  const start = performance.now();
  const { error } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  if (error) throw error;
  return performance.now() - start;
}
