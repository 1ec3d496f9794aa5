import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import { boundaryValues } from '../src/boundary-values.ts';
import { compareNames, compareProbes, compareRequirements } from '../src/changes.ts';
import { bumpBetween, compareRevisions, isEnough, neededBump } from '../src/compare.ts';
import { exportedNames, publishedPackages } from '../src/manifest.ts';
import * as rules from '../src/probes.ts';
import { formatReport } from '../src/report.ts';
import { lastReleaseCommit, type Revision } from '../src/revision.ts';

const error = (...path: (string | number)[]): rules.Violation => ({ rule: 'r', severity: 'error', path });
const warning = (...path: (string | number)[]): rules.Violation => ({ rule: 'r', severity: 'warning', path });

test.each<[string, rules.Violation[], rules.Violation[], string[]]>([
  ['a new error', [], [error('a')], ['breaking a: now rejected by r']],
  ['a warning becomes an error', [warning('a')], [error('a')], ['breaking a: now rejected by r']],
  ['a removed error', [error('a', 1, 'b')], [], ['adding a[].b: no longer rejected by r']],
  [
    'an error moves to the outer field',
    [error('a', 'b')],
    [error('a')],
    ['adding k: other findings, but the same verdict'],
  ],
  ['a new warning', [], [warning('a')], ['adding k: other findings, but the same verdict']],
  ['another field', [error('a')], [error('b')], ['breaking b: now rejected by r', 'adding a: no longer rejected by r']],
])('compares violations: %s', (_, before, after, expected) => {
  const changed = [1, 2].map((i) => ({ probe: { kind: 'k', name: `n${i}` }, before, after }));
  const changes = compareProbes(changed, { k: '@pg/lint' });
  expect(new Set(changes.map(({ packageName }) => packageName))).toEqual(new Set(['@pg/lint']));
  expect(changes.map(({ breaking, description }) => `${breaking ? 'breaking' : 'adding'} ${description}`)).toEqual(
    expected.map((each) => `${each} (k: n1)`),
  );
});

test.each([
  [['A'], ['A', 'type B'], ['type B: added']],
  [['A', 'type B'], ['B'], ['A: removed', 'B: added']],
  [['A'], ['type A'], ['A: removed']],
])('compares exports %j with %j', (before, after, expected) => {
  expect(compareNames(before, after).map(({ description }) => description)).toEqual(expected);
});

test.each([
  ["export { type A, B, c as d } from './a.ts';", ['type A', 'B', 'd']],
  ["export type { A } from './a.ts';\nexport {\n  b,\n} from './b.ts';", ['type A', 'b']],
  ['export declare const a: 1;\nexport interface B {}\nexport async function c() {}', ['a', 'type B', 'c']],
])('reads the exported names of %j', (source, names) => {
  expect(exportedNames(source)).toEqual(names);
});

test('rejects export * in an entry point', () => {
  expect(() => exportedNames("export * from './a.ts';")).toThrow('without *');
});

test.each([
  ['drops Node 20', { engines: { node: '>=22' } }, true],
  ['adds Node 18', { engines: { node: '>=18' } }, false],
  ['requires a newer peer', { peerDependencies: { valibot: '^1.6.0' } }, true],
  ['allows another major version of a peer', { peerDependencies: { valibot: '^1.5.0 || ^2.0.0' } }, false],
  ['adds a peer', { peerDependencies: { eslint: '^9.0.0' } }, true],
  ['changes nothing', {}, undefined],
])('compares the requirements of a package that %s', (_, change, breaking) => {
  const before = { name: 'a', version: '1.0.0', engines: { node: '>=20' }, peerDependencies: { valibot: '^1.5.0' } };
  expect(compareRequirements(before, { ...before, ...change })[0]?.breaking).toBe(breaking);
});

test.each([
  [[], 'none', 'none'],
  [[{ breaking: false }], 'patch', 'minor'],
  [[{ breaking: false }, { breaking: true }], 'minor', 'major'],
])('%j needs the bump %s before 1.0, and %s from 1.0', (changes, before, since) => {
  expect([neededBump(changes, '0.9.0'), neededBump(changes, '1.0.0')]).toEqual([before, since]);
});

test.each([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.2', 'none'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0-next.0', 'minor'],
  ['0.2.3', '1.0.0-next.4', 'major'],
  ['1.2.3', '2.0.0', 'major'],
])('the bump from %s to %s is %s', (last, next, bump) => {
  expect(bumpBetween(last, next)).toBe(bump);
});

test('a long series is reduced to its ends and to the limits of what is accepted', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => i);
  expect(boundaryValues(numbers, (n) => n < 40 || n > 50)).toEqual([0, 39, 40, 50, 51, 99]);
  expect(boundaryValues([1, 2, 3], () => true)).toEqual([1, 2, 3]);
});

describe('the checked-out rules', () => {
  const packages = publishedPackages(root);
  const revision: Revision = { packages, probes: rules.readProbes(root), rules };
  const isRejected = (probe: rules.Probe) => rules.checkProbe(probe)?.some(({ severity }) => severity === 'error');
  const accepted = revision.probes.filter((probe) => !isRejected(probe));
  const last = packages.get('@pg/lint')?.manifest.version ?? '';
  const breaking = neededBump([{ breaking: true }], last);

  test('need no bump compared with themselves', () => {
    expect(compareRevisions(revision, revision)).toMatchObject({ needed: 'none', pending: 'none', changes: [] });
  });

  test.each(Object.keys(rules.packageOfKind))('accept some probes of %s and reject others', (kind) => {
    const count = (probes: readonly rules.Probe[]): number => probes.filter((probe) => probe.kind === kind).length;
    expect(count(accepted)).toBeGreaterThan(0);
    expect(count(accepted)).toBeLessThan(count(revision.probes));
  });

  test.each([
    ['another URL scheme', /"ftp:\/\//],
    ['a long URL', /"https:[^"]{1000}/],
    ['an amount with many digits', /"9{30,}\.00"/],
    ['an early year', /"0...-01-01"/],
    ['a late year', /"9...-01-01"/],
    ['a long array', /\[(\{\},){200}/],
  ])('accept a probe with %s, so that rejecting it is noticed', (_, pattern) => {
    expect(accepted.some(({ payload }) => pattern.test(JSON.stringify(payload)))).toBe(true);
  });

  test('need a breaking bump if they reject more, and the report has the changeset', () => {
    const reject = (probe: rules.Probe) => (probe.kind === 'card-params' ? [error('a')] : rules.checkProbe(probe));
    const comparison = compareRevisions(revision, { ...revision, rules: { ...rules, checkProbe: reject } });
    expect(comparison).toMatchObject({ lastVersion: last, needed: breaking, pending: 'none' });
    expect(formatReport(comparison)).toContain(`---\n'@pg/card-params': ${breaking}\n---\n`);
  });

  test('need a breaking bump if a package is not published any more', () => {
    const rest = new Map([...packages].filter(([name]) => name !== '@pg/vectors'));
    const removed: Revision = { ...revision, packages: rest };
    const comparison = compareRevisions(revision, removed);
    expect(isEnough(comparison)).toBe(false);
    expect(formatReport(comparison)).toContain(
      `'@pg/lint': ${breaking}\n---\n\n@pg/vectors: is not published any more`,
    );
    expect(isEnough(compareRevisions(revision, removed, semver.inc(last, 'major') ?? ''))).toBe(true);
  });
});

test('the last release is the nearest tag of no prerelease; a missing tag is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pg-last-release-'));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (version: string, ...tags: string[]): string => {
    appendFileSync(join(folder, 'CHANGELOG.md'), `## ${version}\n`);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@shop.example', 'commit', '--quiet', '--message', version);
    for (const tag of tags) git('tag', tag);
    return git('rev-parse', 'HEAD');
  };
  try {
    git('init', '--quiet');
    commit('0.1.0');
    expect(lastReleaseCommit(folder)).toBeUndefined();
    commit('0.2.0');
    expect(() => lastReleaseCommit(folder)).toThrow('git fetch --tags');
    const released = commit('0.2.1', 'v0.2.1');
    commit('0.3.0-next.0', 'v0.3.0-next.0', 'other');
    expect(lastReleaseCommit(folder)).toBe(released);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
