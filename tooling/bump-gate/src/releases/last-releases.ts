import semver from 'semver';
import { CannotCompareError } from '../cannot-compare.ts';
import { run } from '../run.ts';

/** A version that was published, and the commit of it. */
export interface Release {
  readonly version: string;
  readonly commit: string;
}

/** The last release of each package on the way to what is checked out, by the tags that changesets makes. */
export async function lastReleases(root: string): Promise<ReadonlyMap<string, Release>> {
  const format = '--format=%(refname:strip=2) %(objectname) %(*objectname)';
  const lines = (await run('git', ['tag', '--merged', 'HEAD', format], root)).split('\n');
  const last = new Map<string, Release>();
  for (const [, name = '', version = '', commit = ''] of lines.flatMap((line) => [RELEASE.exec(line) ?? []])) {
    const known = last.get(name);
    if (semver.valid(version) === null || semver.prerelease(version)) continue;
    if (known === undefined || semver.gt(version, known.version)) last.set(name, { version, commit });
  }
  return last;
}

/** `@pg/lint@1.2.3 <tag or commit> <commit, of a tag that is an object of its own>` */
const RELEASE = /^(@[^/ ]+\/[^@ ]+)@(\S+) (?:[0-9a-f]+ )?([0-9a-f]+) ?$/;

/** What was never released has the version that it was made with; of anything else a shallow clone may lack the tag. */
const UNRELEASED = '0.0.0';

export async function requireHistory(root: string, versions: readonly string[]): Promise<void> {
  if (versions.every((version) => version === UNRELEASED)) return;
  if ((await run('git', ['rev-parse', '--is-shallow-repository'], root)).trim() === 'false') return;
  throw new CannotCompareError('this clone is shallow, and may lack the last release: git fetch --unshallow --tags');
}
