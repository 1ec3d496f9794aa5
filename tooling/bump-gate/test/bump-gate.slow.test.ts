import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import type { ExpectedFinding } from '@pg/vectors';
import { expect, test } from 'vitest';
import type { Change } from '../src/change.ts';
import { bumpBetween, compareRules, compareWithRelease, isEnough, neededBump } from '../src/compare.ts';
import { compareApis } from '../src/compare-api.ts';
import { describeDeclarations } from '../src/describe-api.ts';
import { lastRelease } from '../src/last-release.ts';
import { checkVector, compareVectors } from '../src/verdicts.ts';

const lines = (changes: readonly Change[]): readonly string[] =>
  changes.map(
    ({ packageName, breaking, description }) => `${packageName} ${breaking ? 'breaking' : 'adding'}: ${description}`,
  );

const error = (...path: (string | number)[]): ExpectedFinding => ({ rule: 'r', severity: 'error', path });
const warning = (...path: (string | number)[]): ExpectedFinding => ({ rule: 'w', severity: 'warning', path });

test.each<[string, ExpectedFinding[], ExpectedFinding[], string[]]>([
  ['a new error', [], [error('a')], ['breaking: `a`: now rejected by `r`']],
  ['a warning becomes an error', [warning('a')], [error('a')], ['breaking: `a`: now rejected by `r`']],
  ['a removed error', [error('a', 1, 'b')], [], ['adding: `a[].b`: no longer rejected by `r`']],
  [
    'an error moves to the outer field',
    [error('a', 'b')],
    [error('a')],
    ['adding: `a`: now an error of `r`', 'adding: `a.b`: no longer an error of `r`'],
  ],
  ['a new warning', [], [warning('a')], ['adding: `a`: now a warning of `w`']],
  [
    'another field',
    [error('a')],
    [error('b')],
    ['breaking: `b`: now rejected by `r`', 'adding: `a`: no longer rejected by `r`'],
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
  ['a sentence', 'type A = "the city";', 'type A = "the town";', false],
  [
    'the sentence of a message',
    'declare const messages: { readonly "too-long": "{field} is long" };',
    'declare const messages: { readonly "too-long": "{field} is too long" };',
    true,
  ],
])('an API report shows %s: %#', (_, one, other, differs) => {
  expect(describeDeclarations(one) !== describeDeclarations(other)).toBe(differs);
});

const codes = (text: string): string => `// index.d.ts\ndeclare const messages$1: { ${text} };`;

test.each<[string, string, string, string[]]>([
  [
    'a renamed export',
    '// index.d.ts\nexport { parse, type Long as L };',
    '// index.d.ts\nexport { read };',
    ['breaking: No longer exported by `@pg/a`: `parse`', 'adding: New in `@pg/a`: `read`'],
  ],
  [
    'an export of another entry point',
    '// index.d.ts\nexport { parse, read };\n// files.d.ts\nexport { read };',
    '// index.d.ts\nexport { read };\n// files.d.ts\nexport { parse, read };',
    ['breaking: No longer exported by `@pg/a`: `parse`', 'adding: New in `@pg/a/files`: `parse`'],
  ],
  [
    'all exports of a package in place of one',
    '// index.d.ts\nexport { kit } from "@pg/b";',
    '// index.d.ts\nexport * from "@pg/b";',
    [],
  ],
  [
    'properties',
    '// index.d.ts\ninterface A { gone: string; other: string; same: number }',
    '// index.d.ts\ninterface A { other?: string; same: number; added: 1 }',
    ['breaking: `A`: without `gone`; another type of `other`; new: `added`'],
  ],
  [
    'a new property',
    '// index.d.ts\ntype A = { a: 1 };',
    '// index.d.ts\ntype A = { a: 1; b: 2 };',
    ['adding: `A`: new: `b`'],
  ],
  ['a union', '// a.d.ts\nlet a: B<"a" | "b"> | C;', '// a.d.ts\nlet a: C | B<"b" | "a">;', []],
  ['a type of a union', '// a.d.ts\ntype A = "a" | "b";', '// b.d.ts\ntype A = "b";', ['breaking: `A`: without `"a"`']],
  [
    'a parameter',
    '// index.d.ts\nfunction f(a: string): 1;',
    '// index.d.ts\nfunction f(): 1;',
    ['breaking: `f`: another type'],
  ],
  [
    'a renamed code',
    codes('"too-long": string; "word:a": "a word"'),
    codes('long: "{field} is long"'),
    ['breaking: Removed codes: `too-long`', 'adding: New codes: `long`'],
  ],
  [
    'a message in other words',
    codes('"too-long": { readonly message: "{field} is long"; readonly hint: "Cut \\"it\\"." }'),
    codes('"too-long": "{field} is too long"'),
    ['adding: `too-long`: the message is now "{field} is too long"'],
  ],
])('in words: %s', (_, before, now, expected) => {
  const kit = ['@pg/b', '// index.d.ts\nexport { kit };'] as const;
  const reports = (report: string) => new Map([['@pg/a', report], kit]);
  expect(lines(compareApis(reports(before), reports(now)))).toEqual(expected.map((each) => `@pg/a ${each}`));
});

test('a code that another package has now is not removed', () => {
  const [one, other] = ['@pg/a', '@pg/b'];
  const changes = compareApis(new Map([[one, codes('long: string')]]), new Map([[other, codes('long: string')]]));
  expect(changes).toEqual([]);
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
  const reports = files.flatMap((file) => {
    const [, name] = /^packages\/(.+)\/api\.txt$/.exec(file) ?? [];
    return name ? [[`@pg/${name}`, read(file)] as const] : [];
  });
  expect(compareWithRelease(same, new Map(reports), read('docs/reference/rules.md'))).toEqual([]);
});
