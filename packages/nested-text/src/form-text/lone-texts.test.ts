import { expect, test } from 'vitest';
import { marked } from '../json-text/marked-text.ts';
import type { Span } from '../text-layer.ts';
import { readForm } from './read-form.ts';

/** A text without its marks, and the spans between them. */
function allMarked(textWithMarks: string): { text: string; spans: Span[] } {
  const pieces = textWithMarks.split(/[⟦⟧]/);
  const starts = pieces.map((_, i) => pieces.slice(0, i).join('').length);
  const spans = starts.map((start, i) => ({ start, end: start + (pieces[i]?.length ?? 0) }));
  return { text: pieces.join(''), spans: spans.filter((_, i) => i % 2 === 1) };
}

const NAMES = ['amount', 'amount_due', 'brand', 'parameters[token]'];

test.each<[string, [string[], string][]]>([
  ['⟦amount⟧&brand=1', [[['amount'], 'a name without =']]],
  ['brand=1&⟦amount10.00⟧&a=1', [[['amount'], 'a name without =']]],
  ['brand=1&⟦amount_due:10⟧', [[['amount_due'], 'a name without =']]],
  ['brand=1&⟦ amount⟧', [[['amount'], 'a name without =']]],
  ['brand=1&⟦parameters%5Btoken%5D%7B%7D⟧', [[['parameters[token]'], 'a name without =']]],
  ['brand=1&⟦parameters[token]{"a":"AA=="}⟧', [[['parameters[token]'], 'a name without =']]],
  [
    '⟦brand⟧&⟦amount⟧&a=1',
    [
      [['brand'], 'a name without ='],
      [['amount'], 'a name without ='],
    ],
  ],
  // What the form has already, or no such name begins, may be the rest of a value.
  ['brand=Cups &⟦brand⟧', [[[], 'text without =']]],
  ['brand=Cups &⟦Co⟧', [[[], 'text without =']]],
  [
    'a=1&⟦brand⟧&⟦brand2⟧',
    [
      [['brand'], 'a name without ='],
      [[], 'text without ='],
    ],
  ],
  ['amount=1&brand=2', []],
])('a text that begins with a name that the form lacks is told by it: %s', (textWithMarks, told) => {
  const { text, spans } = allMarked(textWithMarks);
  const { problems, values } = readForm(text, { names: NAMES });
  expect(problems.map(({ kind, path, found, span }) => [kind, path, found, span])).toEqual(
    told.map(([path, found], i) => ['lone-text', path, found, spans[i]]),
  );
  expect(values).toEqual(readForm(text).values);
});

test.each([
  ['brand=1&⟦"amount"=10⟧', 'amount'],
  ['⟦-d "brand=1⟧&a=2', 'brand'],
])('a name behind a quote is told by the name: %s', (textWithMarks, name) => {
  const { text, span } = marked(textWithMarks);
  const told = { kind: 'lone-text', path: [name], found: 'a name behind a quote', span };
  expect(readForm(text, { names: NAMES }).problems).toMatchObject([told]);
});

test.each([
  ['&', `a=1${'&'.repeat(2 ** 18)}brand`],
  ['texts without =', `a=1${'&b'.repeat(2 ** 17)}&brand`],
  ['blanks', `a=${' '.repeat(2 ** 18)}&brand`],
])('names are found behind a quarter of a megabyte of %s', (_, text) => {
  expect(readForm(text, { names: NAMES }).problems).toContainEqual(
    expect.objectContaining({ path: ['brand'], found: 'a name without =' }),
  );
});
