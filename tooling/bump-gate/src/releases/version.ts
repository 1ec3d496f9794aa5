import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ApiReport, REPORTS } from '@pg/generate/api-report';
import type { VectorFile } from '@pg/vectors';
import { build } from 'esbuild';
import { CannotCompareError } from '../cannot-compare.ts';
import { run } from '../run.ts';
import type { NamedQuestion, Witness } from '../witness/question.ts';
import { vectorFilesIn } from '../witness/vector-files.ts';

/** One state of the repository: what is written down in it, and what it answers. */
export interface Version {
  /** By the names of the packages. */
  readonly reports: ReadonlyMap<string, ApiReport>;
  readonly vectors: readonly VectorFile[];
  readonly questions: readonly NamedQuestion[];
  readonly witness: Witness;
}

/** What a version has besides its code: what is asked is made of these. */
const DATA = [REPORTS, 'packages/vectors', 'samples'];

const WITNESS = 'tooling/bump-gate/src/witness/witness.ts';

/** The version that is checked out, with its dependencies installed. */
export async function versionHere(root: string): Promise<Version> {
  const bundle = join(scratchFolder(), 'witness.mjs');
  try {
    await bundleWitness(root, bundle);
    return await readVersion(root, bundle);
  } finally {
    rmSync(dirname(bundle), { recursive: true });
  }
}

/**
 * The version of a commit, made of its own sources and of the dependencies in its own lock file. It never changes, so
 * that it is kept.
 */
export async function versionOf(root: string, commit: string): Promise<Version> {
  const folder = join(root, 'node_modules/.cache/bumps', commit);
  const bundle = join(folder, 'witness.mjs');
  if (!existsSync(bundle)) {
    await extract(root, commit, folder, DATA);
    await bundleOf(root, commit, join(folder, 'unfinished.mjs'));
    renameSync(join(folder, 'unfinished.mjs'), bundle);
  }
  return readVersion(folder, bundle);
}

async function readVersion(folder: string, bundle: string): Promise<Version> {
  const witness: Witness = await import(pathToFileURL(bundle).href);
  return {
    reports: reportsIn(folder),
    vectors: vectorFilesIn(folder),
    questions: witness.questionsIn(folder),
    witness,
  };
}

/** The reports in a folder, by the names of their packages. */
export function reportsIn(root: string): ReadonlyMap<string, ApiReport> {
  const files = readdirSync(join(root, REPORTS));
  const reports: ApiReport[] = files.map((name) => JSON.parse(readFileSync(join(root, REPORTS, name), 'utf8')));
  return new Map(reports.map((report) => [report.package, report]));
}

async function bundleOf(root: string, commit: string, bundle: string): Promise<void> {
  const folder = scratchFolder();
  try {
    await extract(root, commit, folder);
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--filter', '@pg/bump-gate...'], folder);
    await bundleWitness(folder, bundle);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'pg-bumps-'));

/** Puts files of a commit into a folder: all of them, if not told which. */
async function extract(root: string, commit: string, folder: string, paths: readonly string[] = []): Promise<void> {
  if ((await run('git', ['ls-tree', '--name-only', commit, WITNESS], root)) === '') {
    throw new CannotCompareError(`${commit} was released before releases could be compared`);
  }
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'archive.tar');
  await run('git', ['archive', '--output', archive, commit, ...paths], root);
  await run('tar', ['-xf', archive], folder);
  rmSync(archive);
}

const bundleWitness = (root: string, outfile: string): Promise<unknown> =>
  build({
    entryPoints: [join(root, WITNESS)],
    absWorkingDir: root,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['@pg/source'],
    logLevel: 'silent',
  });
