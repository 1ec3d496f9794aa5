import { expect, test } from 'vitest';
import { marked } from '../json-text/marked-text.ts';
import { readForm } from './read-form.ts';

const NAMES = ['amount', 'brand', 'parameters[token]'];

test.each<[string, string, [string, string][]]>([
  [
    'a=1⟦amount⟧=10',
    'no & before an entry',
    [
      ['a', '1'],
      ['amount', '10'],
    ],
  ],
  [
    'a=1⟦ ⟧amount=10&brand=x',
    'no & before an entry',
    [
      ['a', '1'],
      ['amount', '10'],
      ['brand', 'x'],
    ],
  ],
  [
    'a=1⟦; ⟧amount=10&b=2',
    'no & before an entry',
    [
      ['a', '1'],
      ['amount', '10'],
      ['b', '2'],
    ],
  ],
  [
    'a=1⟦%26⟧amount=10&b=2',
    'no & before an entry',
    [
      ['a', '1'],
      ['amount', '10'],
      ['b', '2'],
    ],
  ],
  [
    'a=1⟦\n⟧amount=10&b=2',
    'no & before an entry',
    [
      ['a', '1'],
      ['amount', '10'],
      ['b', '2'],
    ],
  ],
  [
    'a=1⟦\\u0026⟧amount=10&b=2',
    'no & before an entry',
    [
      ['a', '1'],
      ['amount', '10'],
      ['b', '2'],
    ],
  ],
  [
    'a=1&b=2&⟦amp;⟧amount=10',
    '&amp; before an entry',
    [
      ['a', '1'],
      ['b', '2'],
      ['amount', '10'],
    ],
  ],
  [
    'a=1⟦,⟧parameters%5Btoken%5D=%7B%7D&b=2',
    'no & before an entry',
    [
      ['a', '1'],
      ['parameters[token]', '{}'],
      ['b', '2'],
    ],
  ],
])('an entry that no & stands before is told, and read: %s', (textWithMarks, found, entries) => {
  const { text, span } = marked(textWithMarks);
  const { problems, values } = readForm(text, { names: NAMES });
  expect(problems).toMatchObject([{ kind: 'syntax', path: [], found, span }]);
  expect(problems).toHaveLength(1);
  expect(Object.entries(values)).toEqual(entries);
});

test.each([
  'amount=1 amount=2&b=1', // the form has it already
  'a=1 other=2&b=1', // no name of the form
  'url=https://shop.example/done?amount=1', // the query of a URL
  'a=less_amount=1', // a longer name
  'a=1& amount=1', // a blank in a name
])('what may be a value stays one: %s', (text) => {
  expect(readForm(text, { names: NAMES })).toMatchObject({ values: readForm(text).values, problems: [] });
});
