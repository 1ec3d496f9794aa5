import { publishedPackages } from '@pg/generate/published-packages';
import { repositoryRoot } from '@pg/generate/root';
import { expect, test } from 'vitest';
import { audienceOf } from '../src/audience.ts';
import { CannotCompareError } from '../src/cannot-compare.ts';
import { changesFor, compareVersions } from '../src/comparison.ts';
import { reportsIn, type Version } from '../src/releases/version.ts';
import type { Question, Witness } from '../src/witness/question.ts';
import { vectorFilesIn } from '../src/witness/vector-files.ts';
import * as witness from '../src/witness/witness.ts';

const root = repositoryRoot();
const packages = publishedPackages(root);
const version: Version = {
  reports: reportsIn(root),
  vectors: vectorFilesIn(root),
  questions: witness.questionsIn(root),
  witness,
};

/** The same version, but for what it answers. */
const answering = (answer: Witness['answer']): Version => ({ ...version, witness: { ...witness, answer } });

test('each package is after those that it is made of', () => {
  const names = packages.map(({ manifest }) => manifest.name);
  for (const { manifest, madeOf } of packages) {
    const before = names.slice(0, names.indexOf(manifest.name));
    expect(madeOf.filter((name) => !before.includes(name))).toEqual([]);
  }
  expect(packages.find(({ manifest }) => manifest.name === '@pg/eslint-plugin')?.madeOf).toContain('@pg/type-codes');
});

test('a version differs in nothing from itself', () => {
  const comparison = compareVersions(version, version);
  expect(packages.flatMap((each) => changesFor(each, comparison))).toEqual([]);
});

/** The files of vectors are compared as they are. */
const asked = packages.map(({ manifest }) => manifest.name).filter((name) => name !== '@pg/vectors');

test.each(asked)('%s is asked both about what it takes and what it refuses', (name) => {
  const isForUsers = audienceOf(name, [version]);
  const questions = version.questions.filter(({ question }) => isForUsers(question));
  expect(questions.some(({ question }) => isRefused(question))).toBe(true);
  expect(questions.some(({ question }) => !isRefused(question))).toBe(true);
});

const isRefused = (question: Question): boolean =>
  witness.answer(question)?.some(({ severity }) => severity === 'error') ?? false;

test('a package of which nobody said how its users meet a verdict is not taken for one without changes', () => {
  expect(() => audienceOf('@pg/new', [version])).toThrow('@pg/new');
});

test('a package without a report is not taken for one without changes', () => {
  const bare: Version = { ...version, reports: new Map(), questions: [] };
  for (const each of packages) expect(() => changesFor(each, compareVersions(bare, bare))).toThrow(CannotCompareError);
});

test('what one of two versions doesn’t understand is no change', () => {
  const deaf = answering(() => undefined);
  expect(compareVersions(deaf, version).different).toEqual([]);
  expect(compareVersions(version, deaf).different).toEqual([]);
});

test('what is refused in a card’s parameters is refused in all that holds them', () => {
  const strict = answering((question) =>
    'kind' in question && question.kind === 'card-params'
      ? [{ rule: 'type-code', severity: 'error', path: ['new'], words: '' }]
      : witness.answer(question),
  );
  const comparison = compareVersions(version, strict);
  const rejecting = packages.filter((each) => changesFor(each, comparison).some(({ sort }) => sort === 'rejects more'));
  expect(rejecting.map(({ manifest }) => manifest.name).sort()).toEqual([
    '@pg/card-params',
    '@pg/eslint-plugin',
    '@pg/lint',
    '@pg/session-request',
  ]);
});
