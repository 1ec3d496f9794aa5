import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import { type ExpectedFinding, vectorFiles } from '@pg/vectors';
import { expect, test } from 'vitest';
import { describeDeclarations } from '../src/api-report.ts';
import type { Change } from '../src/change.ts';
import { bumpBetween, compareWithRelease, isEnough, judge, neededBump } from '../src/compare.ts';
import { lastRelease } from '../src/last-release.ts';
import { compareManifests } from '../src/manifests.ts';
import { formatReport } from '../src/report.ts';
import { compareTexts } from '../src/texts.ts';
import { checkVector, compareSchemas, compareVectors } from '../src/verdicts.ts';

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

test.each(Object.entries(vectorFiles))('the vectors of %s are what the rules report', (_, file) => {
  expect(compareVectors(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
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
  [{ maxLength: 2 }, { maxLength: 1 }, ['@pg/card-params breaking: JSON Schema: now rejects card-params: two']],
  [{ maxLength: 1 }, { maxLength: 2 }, ['@pg/card-params adding: JSON Schema: now accepts card-params: two']],
  [{ maxLength: 2 }, { maxLength: 3 }, []],
])('the JSON Schema %j becomes %j', (before, after, expected) => {
  const vectors = ['a', 'aa'].map((payload, i) => ({ name: ['one', 'two'][i] ?? '', payload, findings: [] }));
  expect(lines(compareSchemas('card-params', before, after, vectors))).toEqual(expected);
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

test.each([
  [
    'packages/sale-form/api.txt',
    ['sign?: string;'],
    ['sign: string;'],
    ['@pg/sale-form breaking: sign?: string;: removed', '@pg/sale-form adding: sign: string;: added'],
  ],
  [
    'packages/lint/schemas/report.schema.json',
    ['  "line",', '"description": "A"'],
    [],
    ['@pg/lint breaking: "line",: removed'],
  ],
  [
    'packages/session-request/schemas/openapi.json',
    ['"/api/v1/session": {'],
    ['"/api/v2/session": {'],
    [
      '@pg/session-request breaking: "/api/v1/session": {: removed',
      '@pg/session-request adding: "/api/v2/session": {: added',
    ],
  ],
  [
    'packages/vectors/index.d.ts',
    ['/** One. */', ' * two'],
    ['readonly a: 1;'],
    ['@pg/vectors adding: readonly a: 1;: added'],
  ],
  [
    'packages/card-params/schemas/card-params.schema.json',
    ['"maxLength": 9'],
    [],
    ['@pg/card-params adding: "maxLength": 9: removed'],
  ],
  [
    'docs/reference/rules.md',
    ['## one-set', 'One sentence.'],
    ['## sets', 'Section 4; basis: stated; severity: error; applies'],
    [
      '@pg/lint breaking: ## one-set: removed',
      '@pg/lint adding: ## sets: added',
      '@pg/lint adding: Section 4; basis: stated; severity: error; applies: added',
    ],
  ],
  ['docs/readings.md', ['a'], ['b'], []],
])('compares %s by lines', (file, removed, added, expected) => {
  expect(lines(compareTexts({ list: () => [file], diff: () => ({ removed, added }) }))).toEqual(expected);
});

const manifest = {
  name: '@pg/a',
  version: '1.0.0',
  engines: { node: '>=20' },
  peerDependencies: { valibot: '^1.5.0' },
  exports: { '.': {} },
};

test.each([
  ['drops Node 20', { engines: { node: '>=22' } }, ['breaking: node: >=22, was >=20']],
  ['adds Node 18', { engines: { node: '>=18' } }, ['adding: node: >=18, was >=20']],
  ['requires a newer peer', { peerDependencies: { valibot: '^1.6.0' } }, ['breaking: valibot: ^1.6.0, was ^1.5.0']],
  [
    'allows another major version of a peer',
    { peerDependencies: { valibot: '^1.5.0 || ^2.0.0' } },
    ['adding: valibot: ^1.5.0 || ^2.0.0, was ^1.5.0'],
  ],
  ['has another entry', { exports: { './b': {} } }, ['breaking: entry .: removed', 'adding: entry ./b: added']],
  ['changes nothing', {}, []],
])('a package that %s', (_, change, expected) => {
  expect(lines(compareManifests([manifest], [{ ...manifest, ...change }]))).toEqual(
    expected.map((each) => `@pg/a ${each}`),
  );
});

test('a package that becomes private is not published any more', () => {
  expect(lines(compareManifests([manifest], [{ ...manifest, private: true }]))).toEqual([
    '@pg/lint breaking: @pg/a: is not published any more',
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

const change = { packageName: '@pg/a', breaking: true, description: 'a: removed' };

test.each([
  ['no changeset', { names: [], nextVersion: undefined }, '0.1.0', false],
  ['a changeset of another package', { names: ['@pg/b'], nextVersion: '0.2.0' }, '0.1.0', false],
  ['a changeset of an unchanged dependency', { names: ['@pg/kit'], nextVersion: '0.2.0' }, '0.1.0', false],
  ['a small changeset', { names: ['@pg/a'], nextVersion: '0.1.1' }, '0.1.0', false],
  ['its own changeset', { names: ['@pg/a'], nextVersion: '0.2.0' }, '0.1.0', true],
  ['changesets that are in the changelog', { names: [], nextVersion: undefined }, '0.2.0', true],
])('a breaking change with %s is enough: %#', (_, pending, version, expected) => {
  const after = [{ name: '@pg/a', version, dependencies: { '@pg/kit': version } }];
  const comparison = judge([change], '0.1.0', after, pending);
  expect(isEnough(comparison)).toBe(expected);
  const asked = "---\n'@pg/a': minor\n---\n\na: removed";
  expect(formatReport(comparison).includes(asked)).toBe(!expected);
});

test('if a dependency has changed too, the changeset names the dependency', () => {
  const after = [{ name: '@pg/a', version: '0.1.0', dependencies: { '@pg/b': '0.1.0' } }];
  const changes = [change, { ...change, packageName: '@pg/kit' }];
  const manifests = [...after, { name: '@pg/b', version: '0.1.0', dependencies: { '@pg/kit': '0.1.0' } }];
  expect(judge(changes, '0.1.0', manifests, { names: [], nextVersion: undefined }).unnamed).toEqual(['@pg/kit']);
  expect(judge(changes, '0.1.0', manifests, { names: ['@pg/kit'], nextVersion: '0.2.0' }).unnamed).toEqual([]);
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

test('the checked-out files need no bump compared with themselves', () => {
  const files = execFileSync('git', ['ls-files', 'packages'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const same = {
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    list: (folder: string) => files.filter((file) => file.startsWith(folder)),
    diff: () => ({ removed: [], added: [] }),
  };
  expect(compareWithRelease(root, same, { names: [], nextVersion: undefined })).toMatchObject({
    needed: 'none',
    changes: [],
  });
});
