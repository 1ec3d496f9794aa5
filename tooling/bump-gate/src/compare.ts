import type { VectorFile } from '@pg/vectors';
import semver from 'semver';
import { type Change, listed } from './change.ts';
import type { Release } from './last-release.ts';
import { compareVectors } from './verdicts.ts';

const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

export const isEnough = (pending: Bump, needed: Bump): boolean => BUMPS.indexOf(pending) >= BUMPS.indexOf(needed);

type Read = (file: string) => string;

const RULES = 'docs/reference/rules.md';
const CODES = 'packages/lint/schemas/codes.json';

/** The changes since the last release, breaking ones first: of the verdicts on its vectors, the rules, and the codes of findings. */
export function compareWithRelease(release: Release, readNow: Read): readonly Change[] {
  const vectors = release.list('packages/vectors/vectors');
  return [
    ...vectors.flatMap((file) => compareVectors(JSON.parse(release.read(file)) as VectorFile)),
    ...compareRules(release.read(RULES), readNow(RULES)),
    ...compareCodes(release.read(CODES), readNow(CODES)),
  ].toSorted((a, b) => Number(b.breaking) - Number(a.breaking));
}

/** Compares two versions of the list of all rules. */
export function compareRules(before: string, now: string): readonly Change[] {
  const [old, rules] = [severitiesIn(before), severitiesIn(now)];
  const change = (breaking: boolean, rule: string, description: string): Change => ({
    packageName: '@pg/lint',
    breaking,
    description: `${listed([rule])}: ${description}`,
    rule,
  });
  return [
    ...[...old.keys()].filter((rule) => !rules.has(rule)).map((rule) => change(true, rule, 'the rule is gone')),
    ...[...rules].flatMap(([rule, severity]) => {
      const last = old.get(rule);
      if (last === undefined) return [change(false, rule, `a new rule, with the severity ${severity}`)];
      return last === severity
        ? []
        : [change(severity === 'error', rule, `the severity is now ${severity}, not ${last}`)];
    }),
  ];
}

const severitiesIn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/^## (\S+)\n[^#]*?; severity:\s+(\w+)/gm)].map(([, rule = '', severity = '']) => [
      rule,
      severity,
    ]),
  );

/** Compares two versions of the list of all codes: which are gone. */
export function compareCodes(before: string, now: string): readonly Change[] {
  const [old, current] = [codesIn(before), codesIn(now)];
  const gone = Object.keys(old).filter((code) => !Object.hasOwn(current, code));
  return gone.length > 0
    ? [{ packageName: '@pg/lint', breaking: true, description: `Removed codes: ${listed(gone)}` }]
    : [];
}

const codesIn = (text: string): object => JSON.parse(text).codes;

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
