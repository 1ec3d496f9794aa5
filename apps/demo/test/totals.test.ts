import { expect, test } from 'vitest';
import { countBySeverity, totalInWords } from '../src/checker/totals.ts';

test.each([
  [{ error: 0, warning: 0, info: 0 }, 'No findings'],
  [{ error: 1, warning: 2, info: 1 }, '1 error, 2 warnings, 1 note'],
  [{ error: 0, warning: 12_811, info: 0 }, '12,811 warnings'],
])('%j: %s', (totals, words) => {
  expect(totalInWords(totals)).toBe(words);
});

test('findings are counted by their severity', () => {
  const findings = (['info', 'error', 'info'] as const).map((severity) => ({ severity }));
  expect(countBySeverity(findings)).toEqual({ error: 1, warning: 0, info: 2 });
  expect(countBySeverity([...findings, { severity: 'error', times: 40 }])).toEqual({ error: 41, warning: 0, info: 2 });
});
