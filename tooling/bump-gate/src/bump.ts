import semver from 'semver';
import type { Change, ChangeSort } from './changes/change.ts';

/** How far a version goes, in its order. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const;

export type Bump = (typeof BUMPS)[number];

/** What a change needs from 1.0 on. */
const NEEDED: Readonly<Record<ChangeSort, Bump>> = {
  'rejects more': 'major',
  removed: 'major',
  'accepts more': 'minor',
  added: 'minor',
  'tells otherwise': 'minor',
  words: 'patch',
};

/** Before 1.0 there is one step less, as caret ranges have it: `^0.1.2` takes 0.1.3, and not 0.2.0. */
const BEFORE_ONE: Readonly<Record<Bump, Bump>> = { none: 'none', patch: 'patch', minor: 'patch', major: 'minor' };

export const neededFor = (sort: ChangeSort, lastVersion: string): Bump =>
  semver.major(lastVersion) === 0 ? BEFORE_ONE[NEEDED[sort]] : NEEDED[sort];

/** The least bump that is honest for changes since a version. */
export const neededBump = (changes: readonly Change[], lastVersion: string): Bump =>
  greatest(changes.map(({ sort }) => neededFor(sort, lastVersion)));

const greatest = (bumps: readonly Bump[]): Bump => BUMPS[Math.max(0, ...bumps.map(rank))] ?? 'none';

const rank = (bump: Bump): number => BUMPS.indexOf(bump);

export const isEnough = (promised: Bump, needed: Bump): boolean => rank(promised) >= rank(needed);

/** The bump from the last version to the next. */
export function bumpBetween(last: string, next: string): Bump {
  if (!semver.gt(next, last)) return 'none';
  const difference = semver.diff(last, next);
  return BUMPS.find((bump) => bump === difference) ?? 'none';
}
