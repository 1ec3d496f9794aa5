import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** How long the command takes, as a whole process, and what it is compared with. */
export interface CommandTimes {
  /** Milliseconds for one file, over those of an empty ES module. */
  readonly oneFileOver: number;
  /** The time for many files, as a ratio to that of a program that reads and parses them. */
  readonly manyFiles: number;
}

const MANY = 5000;
const ROUNDS = 9;

/** Reads and parses the same files, found in the same way. */
const READ_AND_PARSE = `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const walk = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]);
for (const file of walk(process.argv[2])) JSON.parse(readFileSync(file, 'utf8'));
`;

/** Times `pg-lint` on files of about 3 KB, one in a hundred with a mistake. */
export function timeCommand(): CommandTimes {
  const folder = mkdtempSync(join(tmpdir(), 'pg-bench-'));
  try {
    const [empty, readAndParse, first] = writeFiles(folder);
    const command = join(dirname(createRequire(import.meta.url).resolve('@pg/lint/package.json')), 'dist/pg-lint.cjs');
    const one = pairs([command, first], [empty]).map(([ours, theirs]) => ours - theirs);
    const many = pairs([command, join(folder, 'files')], [readAndParse, join(folder, 'files')]);
    return { oneFileOver: median(one), manyFiles: median(many.map(([ours, theirs]) => ours / theirs)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeFiles(folder: string): [string, string, string] {
  const write = (name: string, text: string): string => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const files = Array.from({ length: MANY }, (_, i) =>
    write(`files/${i % 50}/${i}.json`, JSON.stringify(payload(i), null, 2)),
  );
  return [write('empty.mjs', ''), write('read-and-parse.mjs', READ_AND_PARSE), files[0] ?? ''];
}

const SAMPLE = new URL('../../samples/good/set-6-cart.json', import.meta.url);

/** The sample of Set 6 with a second item. */
function payload(i: number): unknown {
  const session = JSON.parse(readFileSync(SAMPLE, 'utf8'));
  const { items } = session.parameters.card.cart;
  items.push({ ...items[0], merchantItemId: `item-${i}`, quantityUnit: i % 100 === 0 ? 'pcs' : 'COUNT' });
  return session;
}

/** Milliseconds of two processes in turn, after one round that doesn't count. */
function pairs(ours: readonly string[], theirs: readonly string[]): [number, number][] {
  const rounds = Array.from({ length: ROUNDS + 1 }, (): [number, number] => [time(ours), time(theirs)]);
  return rounds.slice(1);
}

function time(args: readonly string[]): number {
  const start = performance.now();
  const { error } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (error) throw error;
  return performance.now() - start;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
