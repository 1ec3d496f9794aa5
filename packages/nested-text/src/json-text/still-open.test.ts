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
    'Still open: a text from this line, in an array from 2 lines above, in an object from 3 lines above.',
  );
  expect(stillOpen(TEXT, OPEN.slice(0, 1))).toBe('Still open: an object from 3 lines above.');
});

test('counts what it does not list', () => {
  const open = [...Array<Opening>(5).fill({ kind: 'array', start: 0 }), ...OPEN];
  expect(stillOpen(TEXT, open)).toBe(
    'Still open: a text from this line, in an array from 2 lines above, in an object from 3 lines above, and 5 more around it.',
  );
});

test('says what closes the innermost', () => {
  expect(closedBy(TEXT, OPEN.slice(0, 1), 8)).toBe('Close the object from 1 line above with "}" first.');
  expect(closedBy(TEXT, OPEN.slice(0, 2), 8)).toBe('Close the array from this line with "]" first.');
  expect(closedBy(TEXT, [], 8)).toBeUndefined();
});
