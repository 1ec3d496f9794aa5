import type { ReportedRow, ReportedRule } from '@pg/generate/api-report';
import { expect, test } from 'vitest';
import { compareExports, compareStated } from '../src/changes/compare-reports.ts';

const exported = (...kinds: string[]) => kinds.map((kind) => ({ entry: '.', name: 'Shipping', kind }));

test.each([
  ['nothing', exported('const and type'), exported('const and type'), []],
  ['a name more', [], exported('function'), [['added', 'Shipping', 'a new value']]],
  ['a name less', exported('interface'), [], [['removed', 'Shipping', 'the type is gone']]],
  ['a type less', exported('const and type'), exported('const'), [['removed', 'Shipping', 'the type is gone']]],
  ['a class that is a type only', exported('class'), exported('type'), [['removed', 'Shipping', 'the value is gone']]],
  ['an enum that is a class', exported('enum'), exported('class'), []],
  ['an interface that is another type', exported('interface'), exported('type'), []],
  ['a constant that is a function', exported('const'), exported('function'), []],
  [
    'another entry',
    [{ entry: './config', name: 'Config', kind: 'type' }],
    [{ entry: '.', name: 'Config', kind: 'type' }],
    [
      ['removed', 'Config of ./config', 'the type is gone'],
      ['added', 'Config', 'a new type'],
    ],
  ],
  [
    'a file less, a command and a rule more',
    [{ entry: './schemas/a.json', kind: 'file' }],
    [
      { entry: 'bin', name: 'pg-lint', kind: 'command' },
      { entry: '.', name: 'valid-text', kind: 'ESLint rule' },
    ],
    [
      ['removed', './schemas/a.json', 'the file is gone'],
      ['added', 'pg-lint', 'a new command'],
      ['added', 'valid-text', 'a new ESLint rule'],
    ],
  ],
])('exports: %s', (_, before, after, changes) => {
  expect(compareExports(before, after).map(({ sort, about, says }) => [sort, about, says])).toEqual(changes);
});

test('an export of a kind that nobody knows is no export that can be left out', () => {
  expect(() => compareExports(exported('namespace'), [])).toThrow('namespace');
});

const row = (facts: Partial<ReportedRow> = {}): ReportedRow => ({
  table: '2.2 Set 6, cart items',
  name: 'quantityUnit',
  type: 'AN5',
  mandatory: 'optional',
  meaning: 'Unit',
  ...facts,
});

const rule = (facts: Partial<ReportedRule> = {}): ReportedRule => ({
  id: 'token-age',
  section: '4 E2',
  basis: 'inferred',
  severity: ['warning'],
  summary: 'It is young.',
  ...facts,
});

const error = { basis: 'stated', severity: ['error'] } as const;

test.each([
  ['the same', [row()], [row()], []],
  ['a row more', [], [row()], [['added', 'quantityUnit', 'a new row (2.2 Set 6, cart items)']]],
  ['a row less', [row()], [], [['removed', 'quantityUnit', 'the row is gone (2.2 Set 6, cart items)']]],
  [
    'another type: answers tell what that means',
    [row()],
    [row({ type: 'AN4' })],
    [['words', 'quantityUnit', 'type AN4, was AN5 (2.2 Set 6, cart items)']],
  ],
  [
    'a list',
    [row()],
    [row({ values: ['KG', 'G'] })],
    [['words', 'quantityUnit', 'values KG, G, was nothing (2.2 Set 6, cart items)']],
  ],
  [
    'a conflict',
    [row({ conflict: { value: 'pcs', instead: 'COUNT' } })],
    [row()],
    [['words', 'quantityUnit', 'conflict nothing, was {"value":"pcs","instead":"COUNT"} (2.2 Set 6, cart items)']],
  ],
  [
    'another table',
    [row()],
    [row({ table: '2.2 Set 4' })],
    [
      ['removed', 'quantityUnit', 'the row is gone (2.2 Set 6, cart items)'],
      ['added', 'quantityUnit', 'a new row (2.2 Set 4)'],
    ],
  ],
])('rows: %s', (_, before, after, changes) => {
  const found = compareStated({ rows: before, rules: [] }, { rows: after, rules: [] }, new Set());
  expect(found.map(({ sort, about, says }) => [sort, about, says])).toEqual(changes);
});

test.each([
  ['the same', [rule()], [rule()], [], []],
  ['less', [rule()], [], ['removed'], ['removed']],
  ['a warning more', [], [rule()], ['added'], ['added']],
  ['an error more', [], [rule(error)], ['added'], ['rejects more']],
  ['an error that was a warning', [rule()], [rule(error)], ['tells otherwise', 'words'], ['rejects more', 'words']],
  ['a warning that was an error', [rule(error)], [rule()], ['tells otherwise', 'words'], ['accepts more', 'words']],
  ['a note that was a warning', [rule()], [rule({ severity: ['info'] })], ['tells otherwise'], ['tells otherwise']],
  ['another sentence', [rule()], [rule({ summary: 'It is not old.' })], ['words'], ['words']],
])('rules: %s', (_, before, after, sortsIfShown, sortsIfNot) => {
  const sorts = (shown: string[]) =>
    compareStated({ rows: [], rules: before }, { rows: [], rules: after }, new Set(shown)).map(({ sort }) => sort);
  expect(sorts(['token-age'])).toEqual(sortsIfShown);
  expect(sorts(['type-code'])).toEqual(sortsIfNot);
});

test('rules: what is said of one that came, and of one that is gone', () => {
  const known = [rule({ severity: ['error', 'warning'] })];
  const said = (before: ReportedRule[], after: ReportedRule[]) =>
    compareStated({ rows: [], rules: before }, { rows: [], rules: after }, new Set()).map(({ says }) => says);
  expect(said([], known)).toEqual(['a new rule: error or warning']);
  expect(said(known, [])).toEqual(['the rule is gone']);
});
