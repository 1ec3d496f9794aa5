import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import semver from 'semver';
import { afterAll, describe, expect, test } from 'vitest';
import { compareAnswers, compareNames } from '../src/changes.ts';
import { edgesOf } from '../src/families.ts';
import { bumpBetween, isEnough, judge, neededBump } from '../src/judge.ts';
import { compareRequirements, exportedNames, publishedPackages } from '../src/manifest.ts';
import * as rules from '../src/probes.ts';
import { bumpReport } from '../src/report.ts';
import { lastRelease, type Version } from '../src/version.ts';

const error = (...path: (string | number)[]): rules.Violation => ({ rule: 'a', severity: 'error', path });
const warning = (...path: (string | number)[]): rules.Violation => ({ rule: 'a', severity: 'warning', path });

test.each<[string, rules.Violation[], rules.Violation[], string[]]>([
  ['a new error', [], [error('a')], ['breaks a: refused now, by a']],
  ['a warning that is an error now', [warning('a')], [error('a')], ['breaks a: refused now, by a']],
  ['an error less', [error('a', 1, 'b')], [], ['adds a[].b: accepted now, a no more']],
  ['an error around the field', [error('a', 'b')], [error('a')], ['adds of: other findings now']],
  ['a warning more', [], [warning('a')], ['adds of: other findings now']],
  ['another field', [error('a')], [error('b')], ['breaks b: refused now, by a', 'adds a: accepted now, a no more']],
])('two versions answer differently: %s', (_, before, after, changes) => {
  const probe = { of: 'of', name: 'name' };
  const found = compareAnswers(
    [1, 2, 3].map(() => ({ probe, before, after })),
    { of: '@pg/lint' },
  );
  expect(new Set(found.map((each) => each.in))).toEqual(new Set(['@pg/lint']));
  expect(found.map(({ breaks, says }) => `${breaks ? 'breaks' : 'adds'} ${says}`)).toEqual(
    changes.map((each) => `${each} (of: name, and 2 more)`),
  );
});

test.each([
  [['A'], ['A', 'type B'], ['type B: added']],
  [['A', 'type B'], ['B'], ['A: removed', 'B: added']],
  [['A'], ['type A'], ['A: removed']],
])('exports %j become %j', (before, after, changes) => {
  expect(compareNames(before, after).map(({ says }) => says)).toEqual(changes);
});

test.each([
  ["export { type A, B, c as d } from './a.ts';", ['type A', 'B', 'd']],
  ["export type { A } from './a.ts';\nexport {\n  b,\n} from './b.ts';", ['type A', 'b']],
  ['export declare const a: 1;\nexport interface B {}\nexport async function c() {}', ['a', 'type B', 'c']],
])('reads the exported names of %j', (source, names) => {
  expect(exportedNames(source)).toEqual(names);
});

test('an entry with * can’t be read', () => {
  expect(() => exportedNames("export * from './a.ts';")).toThrow('without *');
});

test.each([
  ['Node 22 only', { engines: { node: '>=22' } }, true],
  ['Node 18 too', { engines: { node: '>=18' } }, false],
  ['a newer peer only', { peerDependencies: { valibot: '^1.6.0' } }, true],
  ['one more major of a peer', { peerDependencies: { valibot: '^1.5.0 || ^2.0.0' } }, false],
  ['one more peer', { peerDependencies: { eslint: '^9.0.0' } }, true],
  ['the same', {}, undefined],
])('a package asks for %s', (_, change, breaks) => {
  const before = { name: 'a', version: '1.0.0', engines: { node: '>=20' }, peerDependencies: { valibot: '^1.5.0' } };
  expect(compareRequirements(before, { ...before, ...change })[0]?.breaks).toBe(breaks);
});

test.each([
  [[], 'none', 'none'],
  [[{ breaks: false, says: '' }], 'patch', 'minor'],
  [[false, true].map((breaks) => ({ breaks, says: '' })), 'minor', 'major'],
])('%j needs %s before 1.0, and %s from then on', (changes, before, since) => {
  expect([neededBump(changes, '0.9.0'), neededBump(changes, '1.0.0')]).toEqual([before, since]);
});

test.each([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.2', 'none'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0-next.0', 'minor'],
  ['0.2.3', '1.0.0-next.4', 'major'],
  ['1.2.3', '2.0.0', 'major'],
])('from %s to %s is %s', (last, next, bump) => {
  expect(bumpBetween(last, next)).toBe(bump);
});

test('a long list is asked at its ends and where the verdict changes', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => i);
  expect(edgesOf(numbers, (n) => n < 40 || n > 50)).toEqual([0, 39, 40, 50, 51, 99]);
  expect(edgesOf([1, 2, 3], () => true)).toEqual([1, 2, 3]);
});

describe('the rules that are checked out', () => {
  const packages = publishedPackages(root);
  const version: Version = { packages, probes: rules.probes(root), rules };
  const limited = (kind: string): Version => ({
    ...version,
    rules: { ...rules, ask: (probe) => (probe.of === kind ? [error('new')] : rules.ask(probe)) },
  });

  test('differ in nothing from themselves', () => {
    expect(judge(version, version, undefined)).toMatchObject({ needed: 'none', promised: 'none', changes: [] });
  });

  test.each(Object.keys(rules.owners))('are asked what they take and what they refuse: %s', (sort) => {
    const errors = version.probes
      .filter(({ of }) => of === sort)
      .map((each) => rules.ask(each)?.some(({ severity }) => severity === 'error'));
    expect(new Set(errors)).toEqual(new Set([true, false]));
  });

  const last = packages.get('@pg/lint')?.manifest.version ?? '';
  const breaking = neededBump([{ breaks: true }], last);

  test('a row that refuses more needs a breaking bump, and the report has the changeset of its package', () => {
    const judgement = judge(version, limited('card-params'), undefined);
    expect(judgement).toMatchObject({ last, needed: breaking, promised: 'none' });
    expect(bumpReport(judgement)).toContain(`---\n'@pg/card-params': ${breaking}\n---\n`);
  });

  test('so does a package that is gone, until the next version says so', () => {
    const left: Version = { ...version, packages: new Map([...packages].filter(([name]) => name !== '@pg/vectors')) };
    const judgement = judge(version, left, undefined);
    expect(isEnough(judgement)).toBe(false);
    expect(bumpReport(judgement)).toContain(`---\n'@pg/lint': ${breaking}\n---\n\n@pg/vectors: published no more`);
    expect(isEnough(judge(version, left, semver.inc(last, 'major') ?? ''))).toBe(true);
  });
});

describe('the last release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pg-last-release-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (version: string, ...tags: string[]): string => {
    appendFileSync(join(folder, 'CHANGELOG.md'), `## ${version}\n`);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@shop.example', 'commit', '--quiet', '--message', version);
    for (const tag of tags) git('tag', tag);
    return git('rev-parse', 'HEAD');
  };

  test('is the nearest one below that is no prerelease; without its tag nothing is compared', () => {
    git('init', '--quiet');
    commit('0.1.0');
    expect(lastRelease(folder)).toBeUndefined();
    commit('0.2.0');
    expect(() => lastRelease(folder)).toThrow('git fetch --tags');
    const released = commit('0.2.1', 'v0.2.1');
    commit('0.3.0-next.0', 'v0.3.0-next.0', 'other');
    expect(lastRelease(folder)).toBe(released);
  });
});
