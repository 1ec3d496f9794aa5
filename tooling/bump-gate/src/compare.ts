import semver from 'semver';
import { type Change, type ChangedProbe, compareNames, compareProbes, compareRequirements } from './changes.ts';
import { namesOf } from './manifest.ts';
import type { Revision } from './revision.ts';

const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

export interface Comparison {
  readonly lastVersion: string;
  readonly needed: Bump;
  /** The bump that the changesets request, or that they have already made. */
  readonly pending: Bump;
  readonly changes: readonly Change[];
}

export const isEnough = ({ pending, needed }: Comparison): boolean => BUMPS.indexOf(pending) >= BUMPS.indexOf(needed);

/** `nextVersion` is the version that the pending changesets lead to. All packages have the same version. */
export function compareRevisions(before: Revision, after: Revision, nextVersion?: string): Comparison {
  const lastVersion = versionOf(before);
  const changes = [
    ...compareProbes(changedProbes(before, after), after.rules.packageOfKind),
    ...comparePackages(before, after),
  ];
  const pending = bumpBetween(lastVersion, nextVersion ?? versionOf(after));
  return { lastVersion, needed: neededBump(changes, lastVersion), pending, changes };
}

const versionOf = ({ packages }: Revision): string => [...packages.values()][0]?.manifest.version ?? '0.0.0';

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

/** Both revisions check the probes of both. Skips kinds that only one of them knows. */
function changedProbes(before: Revision, after: Revision): readonly ChangedProbe[] {
  const probes = new Map([...before.probes, ...after.probes].map((probe) => [JSON.stringify(probe), probe]));
  return [...probes.values()].flatMap((probe) => {
    const [old, now] = [before.rules.checkProbe(probe), after.rules.checkProbe(probe)];
    return old && now && JSON.stringify(old) !== JSON.stringify(now) ? [{ probe, before: old, after: now }] : [];
  });
}

function comparePackages(before: Revision, after: Revision): readonly Change[] {
  const allNames = (packageName: string, { packages, rules }: Revision): readonly string[] => {
    const own = packages.get(packageName);
    return own ? [...namesOf(own), ...(rules.ruleNames[packageName] ?? [])] : [];
  };
  return [...before.packages].flatMap(([packageName, { manifest }]): readonly Change[] => {
    const now = after.packages.get(packageName);
    if (!now) {
      // A removed package has no changelog: the changeset must name another one.
      return [{ packageName: '@pg/lint', breaking: true, description: `${packageName}: is not published any more` }];
    }
    return [
      ...compareNames(allNames(packageName, before), allNames(packageName, after)),
      ...compareRequirements(manifest, now.manifest),
    ].map((difference) => ({ packageName, ...difference }));
  });
}
