import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Peer, peers } from './command-peers.ts';
import { leastLint } from './least-lint.ts';
import { packageFolder } from './package-folder.ts';

/** How long the command takes, as a whole process, and what it is compared with. */
export interface CommandTimes {
  /** Milliseconds for one file, over those of an empty ES module. */
  readonly oneFileOver: number;
  readonly manyFiles: ManyFiles;
}

/** What many files cost. */
export interface ManyFiles {
  /** The time as a ratio to that of a program that reads and parses them. */
  readonly ofReadingAndParsing: number;
  /** The same of the least that checking them can be. */
  readonly leastOfReadingAndParsing: number;
  /** With a cache that has all of them: the time as a ratio to that of a program that reads them. */
  readonly cachedOfReading: number;
  /** The most memory that was taken, in MiB. */
  readonly peak: number;
  readonly cachedPeak: number;
  readonly peers: readonly TimedPeer[];
}

/** A peer, and how many times as long it takes. */
export interface TimedPeer extends Peer {
  readonly times: number;
}

const MANY = 5000;
const ROUNDS = 9;
/** The peers take seconds. */
const PEER_ROUNDS = 3;

/** Does something with the same files, found in the same way. */
const forEachFile = (action: string): string => `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const walk = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]);
for (const file of walk('files')) ${action};
`;

const programs = () => ({
  'empty.mjs': '',
  'read.mjs': forEachFile(`readFileSync(file, 'utf8')`),
  'read-and-parse.mjs': forEachFile(`JSON.parse(readFileSync(file, 'utf8'))`),
  'least.mjs': leastLint() + forEachFile(`lint(readFileSync(file, 'utf8'))`),
  // Is loaded in front of the command, and says how much memory it took.
  'peak.cjs': `process.on('exit', () => require('node:fs').writeFileSync('peak', String(process.resourceUsage().maxRSS)));`,
});

/** Times `pg-lint` on files of about 3 KB, one in a hundred with a mistake. */
export function timeCommand(): CommandTimes {
  const folder = mkdtempSync(join(tmpdir(), 'pg-bench-'));
  try {
    writeFiles(folder);
    return timeIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timeIn(folder: string): CommandTimes {
  const turns = (rounds: number, ours: readonly string[], theirs: readonly string[]): [number, number][] =>
    takeTurns(folder, rounds, ours, theirs);
  const command = [join(packageFolder('@pg/lint'), 'dist/pg-lint.cjs')];
  const many = [...command, 'files'];
  const cached = [...command, '--cache', 'cache.json', 'files'];
  time(folder, cached);
  const one = turns(ROUNDS, [...command, nameOf(0)], ['empty.mjs']);
  const ratio = ([ours, theirs]: [number, number]): number => ours / theirs;
  return {
    oneFileOver: median(one.map(([ours, theirs]) => ours - theirs)),
    manyFiles: {
      ofReadingAndParsing: median(turns(ROUNDS, many, ['read-and-parse.mjs']).map(ratio)),
      leastOfReadingAndParsing: median(turns(ROUNDS, ['least.mjs'], ['read-and-parse.mjs']).map(ratio)),
      cachedOfReading: median(turns(ROUNDS, cached, ['read.mjs']).map(ratio)),
      peak: peakOf(folder, many),
      cachedPeak: peakOf(folder, cached),
      peers: peers(folder).map((peer) => ({
        ...peer,
        times: 1 / median(turns(PEER_ROUNDS, many, peer.args).map(ratio)),
      })),
    },
  };
}

const nameOf = (i: number): string => `files/${i % 50}/${i}.json`;

function writeFiles(folder: string): void {
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (let i = 0; i < MANY; i++) write(nameOf(i), JSON.stringify(payload(i), null, 2));
  for (const [name, text] of Object.entries(programs())) write(name, text);
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
function takeTurns(
  folder: string,
  rounds: number,
  ours: readonly string[],
  theirs: readonly string[],
): [number, number][] {
  const all = Array.from({ length: rounds + 1 }, (): [number, number] => [time(folder, ours), time(folder, theirs)]);
  return all.slice(1);
}

function time(folder: string, args: readonly string[]): number {
  const start = performance.now();
  const { error } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  if (error) throw error;
  return performance.now() - start;
}

function peakOf(folder: string, args: readonly string[]): number {
  time(folder, ['--require', './peak.cjs', ...args]);
  return Number(readFileSync(join(folder, 'peak'), 'utf8')) / 1024;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
