import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type PublishedPackage, publishedPackages } from './manifest.ts';

type Rules = typeof import('./probes.ts');

/** One state of the repository: its published packages, what there is to ask of it, and its rules, which answer. */
export interface Version {
  readonly packages: ReadonlyMap<string, PublishedPackage>;
  readonly probes: ReturnType<Rules['probes']>;
  readonly rules: Pick<Rules, 'ask' | 'names' | 'owners'>;
}

const run = (cwd: string, program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * The nearest commit below with the tag of a release; prereleases are on their way to one. `undefined` before the first one.
 *
 * @throws {Error} where there was a release, and this checkout lacks its tag.
 */
export function lastRelease(root: string): string | undefined {
  const tags = ['--match', 'v[0-9]*', '--exclude', '*-*'];
  try {
    const tag = run(root, 'git', 'describe', '--tags', '--abbrev=0', ...tags);
    return run(root, 'git', 'rev-parse', `${tag}^{commit}`);
  } catch (error) {
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    if ((changelog.match(/^## /gm) ?? []).length <= 1) return undefined;
    throw new Error('this checkout has no tag of a release: git fetch --tags --unshallow', { cause: error });
  }
}

/** The version of a commit, with the dependencies of its own lock file. It never changes, and is kept. */
export async function versionOf(root: string, commit: string): Promise<Version> {
  const folder = join(root, 'node_modules/.cache/bumps', commit);
  const bundle = join(folder, 'probes.mjs');
  if (!existsSync(bundle)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    run(root, 'git', 'archive', '--output', join(folder, 'archive.tar'), commit);
    run(folder, 'tar', '-xf', 'archive.tar');
    run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--filter', '@pg/bump-gate...');
    await bundleProbes(folder, bundle);
  }
  return readVersion(folder, bundle);
}

/** The version that is checked out. */
export async function versionHere(root: string): Promise<Version> {
  const bundle = join(root, 'node_modules/.cache/bumps/here.mjs');
  await bundleProbes(root, bundle);
  return readVersion(root, bundle);
}

async function readVersion(folder: string, bundle: string): Promise<Version> {
  const rules: Rules = await import(pathToFileURL(bundle).href);
  return { packages: publishedPackages(folder), probes: rules.probes(folder), rules };
}

const bundleProbes = (folder: string, outfile: string): Promise<unknown> =>
  build({
    entryPoints: [join(folder, 'tooling/bump-gate/src/probes.ts')],
    absWorkingDir: folder,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@pg/source'],
    logLevel: 'error',
  });
