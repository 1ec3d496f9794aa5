import semver from 'semver';
import type { Manifest } from './manifest.ts';
import type { Probe, Violation } from './probes.ts';

/** A difference that users of a package notice. */
export interface Difference {
  readonly breaking: boolean;
  readonly description: string;
}

export interface Change extends Difference {
  /** The package whose changelog must mention it. */
  readonly packageName: string;
}

/** A probe for which two revisions report different violations. */
export interface ChangedProbe {
  readonly probe: Probe;
  readonly before: readonly Violation[];
  readonly after: readonly Violation[];
}

/** Each difference once, with the first probe that shows it. */
export function compareProbes(changed: readonly ChangedProbe[], packageOfKind: Readonly<Record<string, string>>) {
  const changes = new Map<string, Change>();
  for (const each of changed) {
    const { kind, name } = each.probe;
    for (const { breaking, description } of compareViolations(each)) {
      const packageName = packageOfKind[kind] ?? kind;
      const change = { packageName, breaking, description: `${description} (${kind}: ${name})` };
      changes.set(description, changes.get(description) ?? change);
    }
  }
  return [...changes.values()];
}

function compareViolations({ probe, before, after }: ChangedProbe): readonly Difference[] {
  const describe = ({ path, rule }: Violation, verdict: string): string =>
    `${fieldOf(path) || probe.kind}: ${verdict} rejected by ${rule}`;
  const differences = [
    ...newErrors(before, after).map((error) => ({ breaking: true, description: describe(error, 'now') })),
    ...newErrors(after, before).map((error) => ({ breaking: false, description: describe(error, 'no longer') })),
  ];
  if (differences.length > 0) return differences;
  return [{ breaking: false, description: `${probe.kind}: other findings, but the same verdict` }];
}

/** Errors at fields that had no error before, neither on an outer field nor on an inner one. */
const newErrors = (before: readonly Violation[], after: readonly Violation[]): readonly Violation[] =>
  after.filter(isError).filter(({ path }) => !before.filter(isError).some((old) => isPrefix(old.path, path)));

const isError = ({ severity }: Violation): boolean => severity === 'error';

/** Whether one of two paths starts with the other. */
const isPrefix = (a: Violation['path'], b: Violation['path']): boolean =>
  a.slice(0, b.length).every((step, i) => step === b[i]);

const fieldOf = (path: Violation['path']): string =>
  path.map((step, i) => (typeof step === 'number' ? '[]' : `${i === 0 ? '' : '.'}${step}`)).join('');

export const compareNames = (before: readonly string[], after: readonly string[]): readonly Difference[] => [
  ...missingNames(before, after).map((name) => ({ breaking: true, description: `${name}: removed` })),
  ...missingNames(after, before).map((name) => ({ breaking: false, description: `${name}: added` })),
];

/** An exported value can replace a type: classes are both. */
const missingNames = (names: readonly string[], others: readonly string[]): readonly string[] =>
  names.filter((name) => !others.includes(name) && !others.includes(name.replace(/^type /, '')));

/** Compares the required versions of Node and of peers. */
export function compareRequirements(before: Manifest, after: Manifest): readonly Difference[] {
  const oldRanges: Manifest['engines'] = { ...before.engines, ...before.peerDependencies };
  return Object.entries({ ...after.engines, ...after.peerDependencies }).flatMap(([name, range]) => {
    const old = oldRanges[name] ?? (after.peerDependenciesMeta?.[name]?.optional ? range : '*');
    return old === range
      ? []
      : [{ breaking: !semver.subset(old, range), description: `${name}: ${range}, was ${old}` }];
  });
}
