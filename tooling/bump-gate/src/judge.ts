import { publishedPackages } from '@pg/generate/published-packages';
import { type Bump, bumpBetween, isEnough, neededBump } from './bump.ts';
import type { Change } from './changes/change.ts';
import { type Comparison, changesFor, compareVersions } from './comparison.ts';
import { lastReleases, requireHistory } from './releases/last-releases.ts';
import { promisedVersions } from './releases/promised-versions.ts';
import { type Version, versionHere, versionOf } from './releases/version.ts';

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
  const compareWith = comparingWith(root, await versionHere(root));
  const judgements: Judgement[] = [];
  for (const { release, ...each } of released) {
    const { name, version } = each.manifest;
    const changes = changesFor(each, await compareWith(release.commit));
    judgements.push(judgePackage(name, release.version, promised.get(name) ?? version, changes));
  }
  return { judgements, unreleased };
}

function judgePackage(name: string, last: string, next: string, changes: readonly Change[]): Judgement {
  const promised = bumpBetween(last, next);
  const needed = neededBump(changes, last);
  return { name, last, next, promised, needed, isHonest: isEnough(promised, needed), changes };
}

/** Compares a version with that of a commit; most packages are released by one and the same. */
function comparingWith(root: string, after: Version): (commit: string) => Promise<Comparison> {
  const known = new Map<string, Promise<Comparison>>();
  return (commit) => {
    const comparison = known.get(commit) ?? versionOf(root, commit).then((before) => compareVersions(before, after));
    known.set(commit, comparison);
    return comparison;
  };
}
