import semver from 'semver';
import type { Change } from './change.ts';

type ByName<TValue> = Readonly<Record<string, TValue>>;

/** The fields of `package.json` that are compared. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: ByName<unknown>;
  readonly bin?: ByName<string>;
  readonly dependencies?: ByName<string>;
  readonly engines?: ByName<string>;
  readonly peerDependencies?: ByName<string>;
  readonly peerDependenciesMeta?: ByName<{ readonly optional?: boolean }>;
}

/** Compares the entry points, commands, required versions of Node and peers of published packages. */
export function compareManifests(before: readonly Manifest[], after: readonly Manifest[]): readonly Change[] {
  return before
    .filter((each) => !each.private)
    .flatMap((old): readonly Change[] => {
      const now = after.find(({ name, private: isPrivate }) => name === old.name && !isPrivate);
      // A removed package has no changelog: the changeset must name another one.
      if (!now)
        return [{ packageName: '@pg/lint', breaking: true, description: `${old.name}: is not published any more` }];
      const changes = [...compareNames(namesOf(old), namesOf(now)), ...compareRequirements(old, now)];
      return changes.map((change) => ({ packageName: now.name, ...change }));
    });
}

type Difference = Omit<Change, 'packageName'>;

const namesOf = ({ exports = {}, bin = {} }: Manifest): readonly string[] => [
  ...Object.keys(exports).map((entry) => `entry ${entry}`),
  ...Object.keys(bin).map((command) => `command ${command}`),
];

const compareNames = (before: readonly string[], after: readonly string[]): readonly Difference[] => [
  ...before
    .filter((name) => !after.includes(name))
    .map((name) => ({ breaking: true, description: `${name}: removed` })),
  ...after.filter((name) => !before.includes(name)).map((name) => ({ breaking: false, description: `${name}: added` })),
];

function compareRequirements(before: Manifest, after: Manifest): readonly Difference[] {
  const oldRanges: Manifest['engines'] = { ...before.engines, ...before.peerDependencies };
  return Object.entries({ ...after.engines, ...after.peerDependencies }).flatMap(([name, range]) => {
    const old = oldRanges[name] ?? (after.peerDependenciesMeta?.[name]?.optional ? range : '*');
    return old === range
      ? []
      : [{ breaking: !semver.subset(old, range), description: `${name}: ${range}, was ${old}` }];
  });
}
