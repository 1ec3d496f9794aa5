import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scalarEnd } from './json-scalar.ts';

test.each([
  ['0', 1],
  ['-0', 2],
  ['10', 2],
  ['1.50', 4],
  ['-12.5e+10', 9],
  ['1E3', 3],
  ['1e-3', 4],
  ['true', 4],
  ['false', 5],
  ['null', 4],
  ['1 2', 1],
  ['1,', 1],
  ['null]', 4],
  ['0}', 1],
])('%j ends at %i', (text, end) => {
  expect(scalarEnd(text, 0)).toBe(end);
  expect(scalarEnd(`[${text}`, 1)).toBe(end + 1);
});

test.each([
  '',
  '-',
  '01',
  '-01',
  '1.',
  '.5',
  '+1',
  '1e',
  '1e+',
  '1.e5',
  '--1',
  '0x1',
  'nul',
  'nulls',
  'truefalse',
  'True',
  '1a',
  '1_0',
  '1é',
  '"a"',
  '[',
  ' 1',
])('%j is none', (text) => {
  expect(scalarEnd(text, 0)).toBeUndefined();
});

test('is as strict as JSON.parse', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789-+.eE'), minLength: 1, maxLength: 8 });
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(texts, (text) => {
      const isJson = isAccepted(text);
      verdicts.add(isJson);
      expect(scalarEnd(text, 0)).toBe(isJson ? text.length : undefined);
    }),
    { numRuns: 2000 },
  );
  expect(verdicts.size).toBe(2);
});

test('reads a number of millions of digits', () => {
  expect(scalarEnd('1'.repeat(30_000_000), 0)).toBe(30_000_000);
});

function isAccepted(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
