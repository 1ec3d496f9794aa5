import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import type { ExpectedFinding } from '@pg/vectors';
import { expect, test } from 'vitest';
import { describeDeclarations } from '../src/api-report.ts';
import { bumpBetween, type Change, compareApi, compareWithRelease, isEnough, neededBump } from '../src/compare.ts';
import { lastRelease } from '../src/last-release.ts';
import { checkVector, compareVectors } from '../src/verdicts.ts';

const lines = (changes: readonly Change[]): readonly string[] =>
  changes.map(
    ({ packageName, breaking, description }) => `${packageName} ${breaking ? 'breaking' : 'adding'}: ${description}`,
  );

const error = (...path: (string | number)[]): ExpectedFinding => ({ rule: 'r', severity: 'error', path });
const warning = (...path: (string | number)[]): ExpectedFinding => ({ rule: 'w', severity: 'warning', path });

test.each<[string, ExpectedFinding[], ExpectedFinding[], string[]]>([
  ['a new error', [], [error('a')], ['breaking: a: now rejected by r']],
  ['a warning becomes an error', [warning('a')], [error('a')], ['breaking: a: now rejected by r']],
  ['a removed error', [error('a', 1, 'b')], [], ['adding: a[].b: no longer rejected by r']],
  [
    'an error moves to the outer field',
    [error('a', 'b')],
    [error('a')],
    ['adding: a: error of r: new', 'adding: a.b: error of r: gone'],
  ],
  ['a new warning', [], [warning('a')], ['adding: a: warning of w: new']],
  [
    'another field',
    [error('a')],
    [error('b')],
    ['breaking: b: now rejected by r', 'adding: a: no longer rejected by r'],
  ],
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

test.each([
  ['a required property', 'export interface A { sign: string }', 'export interface A { sign?: string }', true],
  ['another order of declarations', 'type A = 1; type B = 2;', 'type B = 2; type A = 1;', false],
  ['a comment', '/** One. */\ntype A = 1;', 'type A = 1;', false],
  [
    'a sentence',
    'declare const m: { readonly "too-long": "{field} is long" };',
    'declare const m: { readonly "too-long": "{field} is too long" };',
    false,
  ],
  [
    'the code of a message',
    'declare const m: { readonly "too-long": "{field} is long" };',
    'declare const m: { readonly "long": "{field} is long" };',
    true,
  ],
])('an API report shows %s: %#', (_, one, other, differs) => {
  expect(describeDeclarations(one) !== describeDeclarations(other)).toBe(differs);
});

test('a removed line of an API report is breaking, a new one is not', () => {
  expect(lines(compareApi('@pg/a', { removed: ['sign?: string;', ''], added: ['sign: string;'] }))).toEqual([
    '@pg/a breaking: sign?: string;: removed',
    '@pg/a adding: sign: string;: added',
  ]);
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

test('compares a tag with the working tree; a missing tag is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pg-last-release-'));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (version: string, ...tags: string[]): void => {
    appendFileSync(join(folder, 'CHANGELOG.md'), `## ${version}\n`);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@shop.example', 'commit', '--quiet', '--message', version);
    for (const tag of tags) git('tag', tag);
  };
  try {
    git('init', '--quiet');
    writeFileSync(join(folder, 'a.txt'), 'one\ntwo\n');
    commit('0.1.0');
    expect(lastRelease(folder)).toBeUndefined();
    commit('0.2.0', 'v0.2.0');
    commit('0.3.0-next.0', 'v0.3.0-next.0', 'other');
    const shallow = join(folder, '.git/shallow-clone');
    git('clone', '--quiet', '--depth', '1', '--no-tags', `file://${folder}`, shallow);
    expect(() => lastRelease(shallow)).toThrow('git fetch --tags');
    writeFileSync(join(folder, 'a.txt'), 'one\nthree\n');
    const release = lastRelease(folder);
    expect(release?.read('CHANGELOG.md')).toBe('## 0.1.0\n## 0.2.0\n');
    expect(release?.list('.')).toEqual(['CHANGELOG.md', 'a.txt']);
    expect(release?.diff('a.txt')).toEqual({ removed: ['two'], added: ['three'] });
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
  const same = {
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    list: (folder: string) => files.filter((file) => file.startsWith(folder)),
    diff: () => ({ removed: [], added: [] }),
  };
  expect(compareWithRelease(same)).toEqual([]);
});
