import type { VectorFile } from '@pg/vectors';
import semver from 'semver';
import type { Release } from './last-release.ts';
import { compareVectors } from './verdicts.ts';

/** A difference that users of a package notice. */
export interface Change {
  readonly packageName: string;
  readonly breaking: boolean;
  readonly description: string;
}

const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

export const isEnough = (pending: Bump, needed: Bump): boolean => BUMPS.indexOf(pending) >= BUMPS.indexOf(needed);

/** The changes since the last release: of the verdicts on its vectors, and of the API reports. */
export const compareWithRelease = (release: Release): readonly Change[] =>
  release.list('packages').flatMap((file) => {
    const [, name, path = ''] = /^packages\/([^/]+)\/(.+)$/.exec(file) ?? [];
    if (name === 'vectors' && path.startsWith('vectors/'))
      return compareVectors(JSON.parse(release.read(file)) as VectorFile);
    return path === 'api.txt' ? compareApi(`@pg/${name}`, release.diff(file)) : [];
  });

/** A removed or changed line is breaking. */
export function compareApi(packageName: string, { removed, added }: ReturnType<Release['diff']>): readonly Change[] {
  const describe = (lines: readonly string[], verb: string, breaking: boolean): readonly Change[] =>
    lines
      .filter((line) => line.trim() !== '')
      .map((line) => ({ packageName, breaking, description: `${line.trim()}: ${verb}` }));
  return [...describe(removed, 'removed', true), ...describe(added, 'added', false)];
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
