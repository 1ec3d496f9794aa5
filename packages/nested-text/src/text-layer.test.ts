import { expect, test } from 'vitest';
import { joinedText, type Span, standsFor, verbatim } from './text-layer.ts';

const CARRIER = 'two: world; one: hello';
const JOINED = joinedText([
  verbatim(CARRIER, { start: 17, end: 22 }),
  standsFor('', { start: 0, end: 3 }),
  standsFor(', ', { start: 10, end: 12 }),
  verbatim(CARRIER, { start: 5, end: 10 }),
]);

test('layers are joined in their own order', () => expect(JOINED.text).toBe('hello, world'));

test.each<[Span, Span]>([
  [
    { start: 0, end: 5 },
    { start: 17, end: 22 },
  ],
  [
    { start: 4, end: 5 },
    { start: 21, end: 22 },
  ],
  [
    { start: 5, end: 6 },
    { start: 10, end: 12 },
  ],
  [
    { start: 7, end: 12 },
    { start: 5, end: 10 },
  ],
  [
    { start: 0, end: 12 },
    { start: 9, end: 18 },
  ],
  [
    { start: 0, end: 0 },
    { start: 17, end: 17 },
  ],
  [
    { start: 7, end: 7 },
    { start: 5, end: 5 },
  ],
  [
    { start: 12, end: 12 },
    { start: 10, end: 10 },
  ],
])('the part %j of joined layers stands at %j', (inner, outer) => expect(JOINED.toOuter(inner)).toEqual(outer));

test('nothing joined stands at the start', () => {
  expect(joinedText([]).text).toBe('');
  expect(joinedText([]).toOuter({ start: 0, end: 0 })).toEqual({ start: 0, end: 0 });
});
