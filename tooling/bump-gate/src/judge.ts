import semver from 'semver';
import { type Change, compareAnswers, compareNames } from './changes.ts';
import { compareRequirements, namesOf } from './manifest.ts';
import type { Version } from './version.ts';

const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** What the next release needs, and what is promised of it. All packages have one version. */
export interface Judgement {
  readonly last: string;
  readonly promised: Bump;
  readonly needed: Bump;
  readonly changes: readonly Change[];
}

export const isEnough = ({ promised, needed }: Judgement): boolean => BUMPS.indexOf(promised) >= BUMPS.indexOf(needed);

/** Compares what differs since the last release with the next version that changesets promise. */
export function judge(before: Version, after: Version, next: string | undefined): Judgement {
  const last = versionOf(before);
  const changes = [...compareAnswers(answersOf(before, after), after.rules.owners), ...comparePackages(before, after)];
  return { last, promised: bumpBetween(last, next ?? versionOf(after)), needed: neededBump(changes, last), changes };
}

const versionOf = ({ packages }: Version): string => [...packages.values()][0]?.manifest.version ?? '0.0.0';

/** Before 1.0 there is one step less, as caret ranges have it: `^0.1.2` takes 0.1.3, and not 0.2.0. */
export function neededBump(changes: readonly Pick<Change, 'breaks'>[], last: string): Bump {
  if (changes.length === 0) return 'none';
  const needed = changes.some(({ breaks }) => breaks) ? 3 : 2;
  return BUMPS[semver.major(last) === 0 ? needed - 1 : needed] ?? 'none';
}

/** The bump from one version to another; a prerelease goes as far as the release that it leads to. */
export function bumpBetween(last: string, next: string): Bump {
  const difference = semver.gt(next, last) ? semver.diff(last, next)?.replace(/^pre/, '') : undefined;
  return BUMPS.find((bump) => bump === difference) ?? 'none';
}

/** The probes of both versions that they answer differently. What only one of them knows is no difference. */
function answersOf(before: Version, after: Version) {
  const all = new Map([...before.probes, ...after.probes].map((probe) => [JSON.stringify(probe), probe]));
  return [...all.values()].flatMap((probe) => {
    const [was, is] = [before.rules.ask(probe), after.rules.ask(probe)];
    return was && is && JSON.stringify(was) !== JSON.stringify(is) ? [{ probe, before: was, after: is }] : [];
  });
}

/** What users of each package write: exports, commands, rules; and what it asks of their machines. */
function comparePackages(before: Version, after: Version): readonly Change[] {
  return [...before.packages].flatMap(([name, old]) => {
    const now = after.packages.get(name);
    if (now === undefined) return { in: '@pg/lint', breaks: true, says: `${name}: published no more` };
    const differences = [
      ...compareNames(
        [...namesOf(old), ...(before.rules.names[name] ?? [])],
        [...namesOf(now), ...(after.rules.names[name] ?? [])],
      ),
      ...compareRequirements(old.manifest, now.manifest),
    ];
    return differences.map((each) => ({ in: name, ...each }));
  });
}
