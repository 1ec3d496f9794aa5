import { describe, expect, test } from 'vitest';
import { compareAnswers } from '../src/changes/compare-answers.ts';
import type { Told } from '../src/witness/question.ts';

const told = (severity: Told['severity'], path: Told['path'], rule = 'type-code', words = ''): Told => ({
  rule,
  severity,
  path,
  words,
});

const compare = (before: readonly Told[], after: readonly Told[]) =>
  compareAnswers([{ name: 'card-params: a', about: 'card-params', before, after }]).map(({ sort, about }) => [
    sort,
    about,
  ]);

test.each<[string, Told[], Told[], string[][]]>([
  ['nothing and nothing', [], [], []],
  ['the same', [told('error', ['a'])], [told('error', ['a'])], []],
  ['an error where nothing was', [], [told('error', ['a'])], [['rejects more', 'a']]],
  ['an error of a rule about the whole', [], [told('error', [])], [['rejects more', 'card-params']]],
  ['a warning that is an error now', [told('warning', ['a'])], [told('error', ['a'])], [['rejects more', 'a']]],
  [
    'an error at another entry too',
    [told('error', ['a'])],
    ['a', 'b'].map((name) => told('error', [name])),
    [['rejects more', 'b']],
  ],
  ['no error where one was', [told('error', ['a'])], [], [['accepts more', 'a']]],
  ['an error that is a warning now', [told('error', ['a'])], [told('warning', ['a'])], [['accepts more', 'a']]],
  [
    'an error at another entry instead',
    [told('error', ['a'])],
    [told('error', ['b'])],
    [
      ['rejects more', 'b'],
      ['accepts more', 'a'],
    ],
  ],
  [
    'an error at another entry of the same object instead',
    [told('error', ['a', 'b'])],
    [told('error', ['a', 'c'])],
    [
      ['rejects more', 'a.c'],
      ['accepts more', 'a.b'],
    ],
  ],
  [
    'a note that was a warning',
    [told('warning', ['a'])],
    [told('info', ['a'])],
    [
      ['tells otherwise', 'a'],
      ['tells otherwise', 'a'],
    ],
  ],
  [
    'an error of another rule',
    [told('error', ['a'])],
    [told('error', ['a'], 'text-length')],
    [
      ['tells otherwise', 'a'],
      ['tells otherwise', 'a'],
    ],
  ],
  [
    'an error inside where one was around it',
    [told('error', ['a'])],
    [told('error', ['a', 0, 'b'])],
    [
      ['tells otherwise', 'a[].b'],
      ['tells otherwise', 'a'],
    ],
  ],
  ['a warning more', [], [told('warning', ['a'])], [['tells otherwise', 'a']]],
  ['a note less', [told('info', ['a'])], [], [['tells otherwise', 'a']]],
  ['another message', [told('error', ['a'])], [told('error', ['a'], 'type-code', 'so')], [['words', 'a']]],
])('%s', (_, before, after, changes) => {
  expect(compare(before, after)).toEqual(changes);
});

test.each<[Told[], Told[], string[]]>([
  [[], [told('error', ['a'])], ['an error of `type-code`']],
  [[told('error', ['a'])], [], ['no error of `type-code`']],
  [
    [told('warning', ['a'])],
    [told('info', ['a'])],
    ['info of `type-code` told now', 'warning of `type-code` told no more'],
  ],
  [[told('info', ['a'])], [told('info', ['a'], 'type-code', 'so')], ['`type-code` is worded otherwise']],
])('says of %j and %j', (before, after, said) => {
  const changes = compareAnswers([{ name: 'a', about: 'card-params', before, after }]);
  expect(changes.map(({ says }) => says)).toEqual(said.map((each) => `${each} (a)`));
});

describe('what shows in several answers', () => {
  const answers = [1, 2, 3].map((i) => ({
    name: `card-params: items[${i}]`,
    about: 'card-params',
    before: [],
    after: [told('error', ['items', i, 'quantityUnit'])],
  }));

  test('is told once, with the first of them', () => {
    expect(compareAnswers(answers)).toEqual([
      {
        sort: 'rejects more',
        about: 'items[].quantityUnit',
        says: 'an error of `type-code` (card-params: items[1], and 2 more)',
      },
    ]);
  });

  test('is told of each entry', () => {
    const others = [{ name: 'card-params: sku', about: 'card-params', before: [], after: [told('error', ['sku'])] }];
    expect(compareAnswers([...answers, ...others]).map(({ about }) => about)).toEqual(['items[].quantityUnit', 'sku']);
  });

  test('is told with its name alone where it is one', () => {
    expect(compareAnswers(answers.slice(0, 1)).map(({ says }) => says)).toEqual([
      'an error of `type-code` (card-params: items[1])',
    ]);
  });
});
