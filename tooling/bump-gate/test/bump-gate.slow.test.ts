import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import type { ExpectedFinding } from '@pg/vectors';
import { expect, test } from 'vitest';
import type { Change } from '../src/change.ts';
import { bumpBetween, compareCodes, compareRules, compareWithRelease, isEnough, neededBump } from '../src/compare.ts';
import { lastRelease } from '../src/last-release.ts';
import { checkVector, compareVectors } from '../src/verdicts.ts';

const lines = (changes: readonly Change[]): readonly string[] =>
  changes.map(
    ({ packageName, breaking, description }) => `${packageName} ${breaking ? 'breaking' : 'adding'}: ${description}`,
  );

const error = (...path: (string | number)[]): ExpectedFinding => ({ rule: 'r', severity: 'error', path });
const warning = (...path: (string | number)[]): ExpectedFinding => ({ rule: 'w', severity: 'warning', path });

// biome-ignore format: a table
test.each<[string, ExpectedFinding[], ExpectedFinding[], string[]]>([
  ['a new error', [], [error('a')], ['breaking: `a`: now rejected by `r`']],
  ['a warning becomes an error', [warning('a')], [error('a')], ['breaking: `a`: now rejected by `r`']],
  ['a removed error', [error('a', 1, 'b')], [], ['adding: `a[].b`: no longer rejected by `r`']],
  ['an error moves to the outer field', [error('a', 'b')], [error('a')], ['adding: `a`: now an error of `r`', 'adding: `a.b`: no longer an error of `r`']],
  ['a new warning', [], [warning('a')], ['adding: `a`: now a warning of `w`']],
  ['another field', [error('a')], [error('b')], ['breaking: `b`: now rejected by `r`', 'adding: `a`: no longer rejected by `r`']],
  ['nothing', [error('a')], [error('a')], []],
])('findings of a vector: %s', (_, before, after, expected) => {
  const vectors = ['one', 'two'].map((name) => ({ name, findings: before }));
  const changes = compareVectors({ version: 1, kind: 'card-params', vectors }, () => after);
  expect(lines(changes)).toEqual(expected.map((each) => `@pg/card-params ${each} (card-params: one)`));
});

test('checks a vector with its profile', () => {
  const found = checkVector('card-params', {
    name: 'a',
    payload: { descriptor: 'x' },
    profile: { cardSet: 6 },
    findings: [],
  });
  expect(found).toMatchObject([{ rule: 'profile-set', severity: 'error', path: ['descriptor'] }]);
});

test('compares rules', () => {
  const page = (id: string, severity: string): string =>
    `## ${id}\n\nText.\n\nSection 4; basis: stated; severity:\n${severity}; more.\n\n`;
  const changes = compareRules(page('a', 'error') + page('b', 'warning'), page('b', 'error') + page('c', 'info'));
  expect(changes.map(({ rule }) => rule)).toEqual(['a', 'b', 'c']);
  expect(lines(changes)).toEqual([
    '@pg/lint breaking: `a`: the rule is gone',
    '@pg/lint breaking: `b`: the severity is now error, not warning',
    '@pg/lint adding: `c`: a new rule, with the severity info',
  ]);
});

test('compares codes', () => {
  const file = (...codes: string[]): string =>
    JSON.stringify({ codes: Object.fromEntries(codes.map((code) => [code, {}])) });
  expect(lines(compareCodes(file('a', 'b', 'constructor'), file('b', 'c')))).toEqual([
    '@pg/lint breaking: Removed codes: `a`, `constructor`',
  ]);
  expect(compareCodes(file('a'), file('a', 'b'))).toEqual([]);
});

test.each([
  [[], 'none', 'none'],
  [[{ breaking: false }], 'patch', 'minor'],
  [[{ breaking: false }, { breaking: true }], 'minor', 'major'],
])('%j needs the bump %s before 1.0, and %s from 1.0', (changes, before, since) => {
  expect([neededBump(changes, '0.9.0'), neededBump(changes, '1.0.0')]).toEqual([before, since]);
});

test.each([
  ['0.1.0', '0.1.0', 'none'],
  ['0.1.0', '0.1.1', 'patch'],
  ['0.1.0', '0.2.0-next.0', 'minor'],
  ['0.2.3', '1.0.0-next.4', 'major'],
])('the bump from %s to %s is %s', (last, next, bump) => {
  expect(bumpBetween(last, next)).toBe(bump);
});

test('finds the last release: by its tag or, without tags, by the commit that set the version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pg-last-release-'));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const manifest = join(folder, 'packages/lint/package.json');
  const commit = (version: string, ...tags: string[]): void => {
    writeFileSync(manifest, `{\n  "version": "${version}"\n}\n`);
    appendFileSync(join(folder, 'CHANGELOG.md'), `## ${version}\n`);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@shop.example', 'commit', '--quiet', '--message', version);
    for (const tag of tags) git('tag', tag);
  };
  const changelog = (): string | undefined => lastRelease(folder)?.read('CHANGELOG.md');
  try {
    git('init', '--quiet');
    mkdirSync(join(folder, 'packages/lint'), { recursive: true });
    commit('0.1.0');
    expect(changelog()).toBeUndefined();
    commit('0.1.0');
    expect(changelog()).toBe('## 0.1.0\n');
    commit('0.2.0');
    expect(changelog()).toBe('## 0.1.0\n');
    commit('0.2.0');
    expect(changelog()).toBe('## 0.1.0\n## 0.1.0\n## 0.2.0\n');
    git('tag', 'v0.2.0');
    commit('0.3.0-next.0', 'v0.3.0-next.0', 'other');
    const shallow = join(folder, '.git/shallow-clone');
    git('clone', '--quiet', '--depth', '1', '--no-tags', `file://${folder}`, shallow);
    expect(() => lastRelease(shallow)).toThrow('git fetch --tags');
    expect(changelog()?.split('\n')).toHaveLength(5);
    expect(lastRelease(folder)?.list('packages')).toEqual(['packages/lint/package.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['none', 'none', true],
  ['patch', 'minor', false],
  ['minor', 'minor', true],
  ['major', 'minor', true],
] as const)('changesets for a %s bump, where a %s one is needed, are enough: %s', (pending, needed, expected) => {
  expect(isEnough(pending, needed)).toBe(expected);
});

test('the checked-out files have no changes compared with themselves', () => {
  const files = execFileSync('git', ['ls-files', 'packages'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const same = { read, list: (folder: string) => files.filter((file) => file.startsWith(folder)) };
  expect(compareWithRelease(same, read)).toEqual([]);
});
