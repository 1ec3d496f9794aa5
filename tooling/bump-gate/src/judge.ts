import semver from 'semver';
import { type Change, compareAnswers, compareNames } from './changes.ts';
import { compareRequirements, namesOf } from './manifest.ts';
import type { Version } from './version.ts';

const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** What a package of the last release needs, and what is promised of it. */
export interface Judgement {
  readonly name: string;
  /** Whether it is published no more. */
  readonly isGone: boolean;
  readonly last: string;
  readonly promised: Bump;
  readonly needed: Bump;
  readonly changes: readonly Change[];
}

export const isEnough = ({ promised, needed }: Judgement): boolean => BUMPS.indexOf(promised) >= BUMPS.indexOf(needed);

/**
 * Holds what differs since the last release against the versions that changesets promise. A package that is gone has no
 * next version: any other one has to have a bump that is large enough to say so.
 */
export function judge(before: Version, after: Version, next: ReadonlyMap<string, string>): readonly Judgement[] {
  const changesOf = changesBetween(before, after);
  const bumps = [...before.packages.values()].map(({ manifest: { name, version } }) =>
    bumpBetween(version, next.get(name) ?? after.packages.get(name)?.manifest.version ?? version),
  );
  return [...before.packages.values()].map(({ manifest: { name, version: last } }, i) => {
    const isGone = !after.packages.has(name);
    const changes = isGone ? [{ breaks: true, says: `\`${name}\`: published no more` }] : changesOf(name);
    const promised = isGone ? BUMPS.findLast((bump) => bumps.includes(bump)) : bumps[i];
    return { name, isGone, last, promised: promised ?? 'none', needed: neededBump(changes, last), changes };
  });
}

/** Before 1.0 there is one step less, as caret ranges have it: `^0.1.2` takes 0.1.3, and not 0.2.0. */
export function neededBump(changes: readonly Change[], last: string): Bump {
  if (changes.length === 0) return 'none';
  const needed = changes.some(({ breaks }) => breaks) ? 3 : 2;
  return BUMPS[semver.major(last) === 0 ? needed - 1 : needed] ?? 'none';
}

/** The bump from one version to another; a prerelease goes as far as the release that it leads to. */
export function bumpBetween(last: string, next: string): Bump {
  const difference = semver.gt(next, last) ? semver.diff(last, next)?.replace(/^pre/, '') : undefined;
  return BUMPS.find((bump) => bump === difference) ?? 'none';
}

function changesBetween(before: Version, after: Version): (name: string) => readonly Change[] {
  const all = new Map([...before.probes, ...after.probes].map((probe) => [JSON.stringify(probe), probe]));
  const answered = [...all.values()].flatMap((probe) => {
    const [was, is] = [before.rules.ask(probe), after.rules.ask(probe)];
    // What only one of them knows is neither accepted nor refused by the other.
    return was && is && JSON.stringify(was) !== JSON.stringify(is) ? [{ probe, before: was, after: is }] : [];
  });
  return (name) => {
    const [old, now] = [before.packages.get(name), after.packages.get(name)];
    if (old === undefined || now === undefined) return [];
    const madeOf = packagesIn(name, after.packages);
    const isMet = (owner: string | readonly string[] = []): boolean =>
      typeof owner === 'string' ? madeOf.includes(owner) : owner.includes(name);
    return [
      ...compareAnswers(answered.filter(({ probe }) => isMet(after.rules.owners[probe.of]))),
      ...compareNames(
        [...namesOf(old), ...(before.rules.names[name] ?? [])],
        [...namesOf(now), ...(after.rules.names[name] ?? [])],
      ),
      ...compareRequirements(old.manifest, now.manifest),
    ];
  };
}

/** A package and those that it is made of: its users meet what they accept. Vectors say what all rules find. */
function packagesIn(name: string, packages: Version['packages']): readonly string[] {
  if (name === '@pg/vectors') return [...packages.keys()];
  const own = Object.keys(packages.get(name)?.manifest.dependencies ?? {}).filter((other) => packages.has(other));
  return [name, ...own.flatMap((other) => packagesIn(other, packages))];
}
