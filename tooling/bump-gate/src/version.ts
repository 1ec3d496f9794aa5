import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type PublishedPackage, publishedPackages } from './manifest.ts';
import type { ask, names, owners, Probe, probes } from './probes.ts';

/** One state of the repository: its published packages, and what its rules say. */
export interface Version {
  readonly packages: ReadonlyMap<string, PublishedPackage>;
  readonly probes: readonly Probe[];
  readonly rules: { readonly ask: typeof ask; readonly names: typeof names; readonly owners: typeof owners };
}

/** Runs a program in a folder and gives what it prints. */
export const run = (folder: string, program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const UNRELEASED = '0.0.0';

/**
 * The nearest commit below with the tag of a release; prereleases are on their way to one. `undefined` before the first.
 *
 * @throws {Error} where there was a release, and this checkout lacks its tag.
 */
export function lastRelease(root: string): string | undefined {
  const tags = ['--match', '@pg/*@*', '--exclude', '@pg/*@*-*'];
  try {
    const tag = run(root, 'git', 'describe', '--tags', '--abbrev=0', ...tags);
    return run(root, 'git', 'rev-parse', `${tag}^{commit}`);
  } catch (error) {
    const versions = [...publishedPackages(root).values()].map(({ manifest }) => manifest.version);
    if (versions.every((version) => version === UNRELEASED)) return undefined;
    throw new Error('this checkout has no tag of a release: git fetch --tags --unshallow', { cause: error });
  }
}

/** The version of a commit, with the dependencies of its own lock file. It never changes, and is kept. */
export async function versionOf(root: string, commit: string): Promise<Version> {
  const folder = join(root, 'node_modules/.cache/bumps', commit);
  if (!existsSync(join(folder, 'probes.mjs'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    run(root, 'git', 'archive', '--output', join(folder, 'archive.tar'), commit);
    run(folder, 'tar', '-xf', 'archive.tar');
    run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--filter', '@pg/bump-gate...');
    await bundleProbes(folder, join(folder, 'probes.mjs'));
  }
  return readVersion(folder, join(folder, 'probes.mjs'));
}

/** The version that is checked out. */
export async function versionHere(root: string): Promise<Version> {
  const bundle = join(root, 'node_modules/.cache/bumps/here.mjs');
  await bundleProbes(root, bundle);
  return readVersion(root, bundle);
}

async function readVersion(folder: string, bundle: string): Promise<Version> {
  const rules = await import(pathToFileURL(bundle).href);
  return {
    packages: publishedPackages(folder),
    probes: rules.probes(folder) satisfies ReturnType<typeof probes>,
    rules,
  };
}

const bundleProbes = (folder: string, outfile: string): Promise<unknown> =>
  build({
    entryPoints: [join(folder, 'tooling/bump-gate/src/probes.ts')],
    absWorkingDir: folder,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['@pg/source'],
    logLevel: 'error',
  });
