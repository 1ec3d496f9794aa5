import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VectorFile } from '@pg/vectors';
import semver from 'semver';
import type { Change } from './change.ts';
import type { Release } from './last-release.ts';
import { compareManifests, type Manifest } from './manifests.ts';
import { compareTexts } from './texts.ts';
import { compareSchemas, compareVectors, packageOfKind } from './verdicts.ts';

const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

export interface Comparison {
  readonly lastVersion: string;
  readonly needed: Bump;
  /** The bump that the changesets request, or that they have already made. */
  readonly pending: Bump;
  readonly changes: readonly Change[];
  /** The packages that changesets must name: changed, and not only because a dependency has changed. */
  readonly owners: readonly string[];
  /** Those that no pending changeset names. */
  readonly unnamed: readonly string[];
}

/** The pending changesets: the packages that they name, and the version that they lead to. */
export interface Pending {
  readonly names: readonly string[];
  readonly nextVersion: string | undefined;
}

export const isEnough = ({ pending, needed, unnamed }: Comparison): boolean =>
  BUMPS.indexOf(pending) >= BUMPS.indexOf(needed) && unnamed.length === 0;

/** All packages have the same version. */
export function judge(
  changes: readonly Change[],
  lastVersion: string,
  after: readonly Manifest[],
  { names, nextVersion }: Pending,
): Comparison {
  const pending = bumpBetween(lastVersion, nextVersion ?? versionOf(after));
  const changed = [...new Set(changes.map(({ packageName }) => packageName))];
  const containsChange = (name: string): boolean =>
    Object.keys(after.find((each) => each.name === name)?.dependencies ?? {}).some(
      (dependency) => changed.includes(dependency) || containsChange(dependency),
    );
  const owners = changed.filter((name) => !containsChange(name));
  // After `release version`, the changesets are in the changelogs.
  const isVersioned = nextVersion === undefined && pending !== 'none';
  const unnamed = isVersioned ? [] : owners.filter((name) => !names.includes(name));
  return { lastVersion, needed: neededBump(changes, lastVersion), pending, changes, owners, unnamed };
}

const versionOf = ([manifest]: readonly Manifest[]): string => manifest?.version ?? '0.0.0';

/** Compares what the last release published with the checked-out files. */
export function compareWithRelease(root: string, release: Release, pending: Pending): Comparison {
  const manifestsIn = (files: readonly string[], read: (file: string) => string): readonly Manifest[] =>
    files.filter((file) => /^packages\/[^/]+\/package\.json$/.test(file)).map((file) => JSON.parse(read(file)));
  const readNow = (file: string): string => readFileSync(join(root, file), 'utf8');
  const before = manifestsIn(release.list('packages'), release.read);
  const after = manifestsIn(
    readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
    readNow,
  );
  const folder = 'packages/vectors/vectors';
  const verdicts = release.list(folder).flatMap((file) => {
    const old: VectorFile = JSON.parse(release.read(file));
    const { kind } = old;
    const schema = `${packageOfKind(kind).replace('@pg', 'packages')}/schemas/${kind}.schema.json`;
    const now: VectorFile = JSON.parse(readNow(file));
    const schemas: readonly [object, object] = [JSON.parse(release.read(schema)), JSON.parse(readNow(schema))];
    return [...compareVectors(old), ...compareSchemas(kind, ...schemas, [...old.vectors, ...now.vectors])];
  });
  const changes = [...verdicts, ...compareManifests(before, after), ...compareTexts(release)];
  return judge(changes, versionOf(before), after, pending);
}

/** Before 1.0, bumps are one step smaller: the range `^0.1.2` includes 0.1.3, but not 0.2.0. */
export function neededBump(changes: readonly Pick<Change, 'breaking'>[], lastVersion: string): Bump {
  if (changes.length === 0) return 'none';
  const step = changes.some(({ breaking }) => breaking) ? 3 : 2;
  return BUMPS[semver.major(lastVersion) === 0 ? step - 1 : step] ?? 'none';
}

/** A prerelease counts as the release that it precedes. */
export function bumpBetween(last: string, next: string): Bump {
  const difference = semver.gt(next, last) ? semver.diff(last, next)?.replace(/^pre/, '') : undefined;
  return BUMPS.find((bump) => bump === difference) ?? 'none';
}
