import type { ExpectedFinding, Vector, VectorFile } from '@pg/vectors';
import { expect, test } from 'vitest';
import { compareVectors } from '../src/changes/compare-vectors.ts';

const vector = (
  payload: unknown,
  severities: readonly ExpectedFinding['severity'][] = [],
  name = 'country',
): Vector => ({
  name,
  payload,
  findings: severities.map((severity) => ({ rule: 'type-code', severity, path: ['country'] })),
});

const file = (...vectors: Vector[]): VectorFile[] => [{ version: 1, kind: 'card-params', vectors }];

test.each([
  ['the same', file(vector(1)), file(vector(1)), []],
  ['another name', file(vector(1)), file(vector(1, [], 'land')), []],
  ['stricter', file(vector(1)), file(vector(1, ['error'])), [['rejects more', 'country']]],
  ['more lenient', file(vector(1, ['error'])), file(vector(1, ['info'])), [['accepts more', 'country']]],
  ['a warning more', file(vector(1)), file(vector(1, ['warning'])), [['tells otherwise', 'country']]],
  ['a vector more', file(vector(1)), file(vector(1), vector(2, ['error'])), [['added', 'card-params']]],
  ['a vector less', file(vector(1), vector('1')), file(vector(1)), [['tells otherwise', 'card-params']]],
  [
    'another text',
    file({ name: 'a', text: 'a=1', findings: [] }),
    file({ name: 'a', text: 'a=2', findings: [] }),
    [
      ['added', 'card-params'],
      ['tells otherwise', 'card-params'],
    ],
  ],
  [
    'the same of another kind',
    file(vector(1)),
    [{ version: 1, kind: 'sale-form', vectors: [vector(1)] } as const],
    [
      ['added', 'sale-form'],
      ['tells otherwise', 'card-params'],
    ],
  ],
  [
    'the same with a profile is another',
    file(vector(1)),
    file({ ...vector(1), profile: { cardSet: 6 } }),
    [
      ['added', 'card-params'],
      ['tells otherwise', 'card-params'],
    ],
  ],
])('%s', (_, before, after, changes) => {
  expect(compareVectors(before, after).map(({ sort, about }) => [sort, about])).toEqual(changes);
});

test('it says how many came and went, and the vector in which a difference shows', () => {
  const before = file(vector(1), vector(2), vector(3));
  const after = file(vector(1, ['error']), vector(4));
  expect(compareVectors(before, after).map(({ says }) => says)).toEqual([
    'an error of `type-code` (card-params: country)',
    '1 vectors more',
    '2 vectors less',
  ]);
});
