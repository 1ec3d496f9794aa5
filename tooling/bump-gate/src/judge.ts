import { type PublishedPackage, publishedPackages } from '@pg/generate/published-packages';
import { type Bump, bumpBetween, isEnough, neededBump } from './bump.ts';
import type { Change } from './changes/change.ts';
import { type Comparison, changesFor, compareVersions } from './comparison.ts';
import { lastReleases, type Release, requireHistory } from './releases/last-releases.ts';
import { promisedVersions } from './releases/promised-versions.ts';
import { versionHere, versionOf } from './releases/version.ts';

/** What is promised of a released package, and what it needs. */
export interface Judgement {
  readonly name: string;
  readonly last: string;
  readonly next: string;
  readonly promised: Bump;
  readonly needed: Bump;
  readonly isHonest: boolean;
  readonly changes: readonly Change[];
}

export interface Verdict {
  readonly judgements: readonly Judgement[];
  /** Packages that no release has yet. */
  readonly unreleased: readonly string[];
}

/** Holds what the pending changesets of a repository promise against what has changed since the last releases. */
export async function judge(root: string): Promise<Verdict> {
  const packages = publishedPackages(root);
  await requireHistory(
    root,
    packages.map(({ manifest }) => manifest.version),
  );
  const last = await lastReleases(root);
  const released = packages.flatMap((each) => {
    const release = last.get(each.manifest.name);
    return release ? [{ ...each, release }] : [];
  });
  const unreleased = packages.map(({ manifest }) => manifest.name).filter((name) => !last.has(name));
  if (released.length === 0) return { judgements: [], unreleased };

  const promised = await promisedVersions(root);
  const comparisons = await compareAll(root, new Set(released.map(({ release }) => release.commit)));
  const judgements = released.map((each) => {
    const { name, version } = each.manifest;
    return judgePackage(each, promised.get(name) ?? version, comparisons.get(each.release.commit));
  });
  return { judgements, unreleased };
}

type ReleasedPackage = PublishedPackage & { readonly release: Release };

function judgePackage(each: ReleasedPackage, next: string, comparison: Comparison | undefined): Judgement {
  const last = each.release.version;
  const changes = comparison ? changesFor(each, comparison) : [];
  const promised = bumpBetween(last, next);
  const needed = neededBump(changes, last);
  return { name: each.manifest.name, last, next, promised, needed, isHonest: isEnough(promised, needed), changes };
}

/** Compares what is checked out with each of some commits. */
async function compareAll(root: string, commits: ReadonlySet<string>): Promise<ReadonlyMap<string, Comparison>> {
  const after = await versionHere(root);
  const comparisons = new Map<string, Comparison>();
  for (const commit of commits) comparisons.set(commit, compareVersions(await versionOf(root, commit), after));
  return comparisons;
}
