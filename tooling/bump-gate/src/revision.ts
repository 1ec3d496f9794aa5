import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type PublishedPackage, publishedPackages } from './manifest.ts';

type Rules = typeof import('./probes.ts');

/** The repository at a commit, or as it is checked out. */
export interface Revision {
  readonly packages: ReadonlyMap<string, PublishedPackage>;
  readonly probes: ReturnType<Rules['readProbes']>;
  readonly rules: Pick<Rules, 'checkProbe' | 'ruleNames' | 'packageOfKind'>;
}

const run = (cwd: string, program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * The commit of the nearest release before the checked-out commit, without prereleases; `undefined` before the first release.
 *
 * @throws {Error} if the changelog mentions a release whose tag is missing in this checkout.
 */
export function lastReleaseCommit(root: string): string | undefined {
  const pattern = ['--match', 'v[0-9]*', '--exclude', '*-*'];
  try {
    const tag = run(root, 'git', 'describe', '--tags', '--abbrev=0', ...pattern);
    return run(root, 'git', 'rev-parse', `${tag}^{commit}`);
  } catch (error) {
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    // The first version is in the changelog before its tag exists.
    if ((changelog.match(/^## /gm) ?? []).length <= 1) return undefined;
    throw new Error('the tag of the last release is missing in this checkout: git fetch --tags --unshallow', {
      cause: error,
    });
  }
}

/** Builds the probes of a commit with the dependencies of its own lock file, and caches them. */
export async function readCommit(root: string, commit: string): Promise<Revision> {
  const folder = join(root, 'node_modules/.cache/bumps', commit);
  const bundle = join(folder, 'probes.mjs');
  if (!existsSync(bundle)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    run(root, 'git', 'archive', '--output', join(folder, 'archive.tar'), commit);
    run(folder, 'tar', '-xf', 'archive.tar');
    run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--filter', '@pg/bump-gate...');
  }
  return readRevision(folder, bundle);
}

export const readCheckout = (root: string): Promise<Revision> =>
  readRevision(root, join(root, 'node_modules/.cache/bumps/checkout.mjs'));

async function readRevision(folder: string, outfile: string): Promise<Revision> {
  await build({
    entryPoints: [join(folder, 'tooling/bump-gate/src/probes.ts')],
    absWorkingDir: folder,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@pg/source'],
    logLevel: 'error',
  });
  const rules: Rules = await import(pathToFileURL(outfile).href);
  return { packages: publishedPackages(folder), probes: rules.readProbes(folder), rules };
}
