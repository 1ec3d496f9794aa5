import { expect, test } from 'vitest';
import { closedBy, type Opening, stillOpen } from './still-open.ts';

const TEXT = '{\n"a": [\n\n"';
const OPEN: Opening[] = [
  { kind: 'object', start: 0 },
  { kind: 'array', start: 7 },
  { kind: 'text', start: 10 },
];

test('says what is open, the innermost first', () => {
  expect(stillOpen(TEXT, OPEN)).toBe(
    'Still open: a text from line 4, in an array from line 2, in an object from line 1.',
  );
  expect(stillOpen(TEXT, OPEN.slice(0, 1))).toBe('Still open: an object from line 1.');
});

test('counts what it does not list', () => {
  const open = [...Array<Opening>(5).fill({ kind: 'array', start: 0 }), ...OPEN];
  expect(stillOpen(TEXT, open)).toBe(
    'Still open: a text from line 4, in an array from line 2, in an object from line 1, and 5 more around it.',
  );
});

test('says what closes the innermost', () => {
  expect(closedBy(TEXT, OPEN.slice(0, 1))).toBe('Close the object from line 1 with "}" first.');
  expect(closedBy(TEXT, OPEN.slice(0, 2))).toBe('Close the array from line 2 with "]" first.');
  expect(closedBy(TEXT, [])).toBeUndefined();
});
