import { expect, test } from 'vitest';
import { check, table } from '../src/index.ts';
import { testType } from './test-type.ts';

const rows = table('1 Rows', '', { list: ['array of string', 'optional', ''] });
const payloadType = testType({ table: rows });

const listOf = (length: number): object => ({ list: Array.from({ length }, () => 1) });
const namesOf = (length: number): object => Object.fromEntries(Array.from({ length }, (_, i) => [`x${i}`, 1]));

test.each([
  [10, 10, undefined],
  [11, 11, 1],
  [12, 11, 2],
  [100_000, 11, 99_990],
])('of %i items with the same mistake, ten are listed, and the others are counted', (length, listed, times) => {
  const findings = check(payloadType, listOf(length));
  expect(findings).toHaveLength(listed);
  expect(findings.at(-1)?.times).toBe(times);
  if (times !== undefined)
    expect(findings.at(-1)).toMatchObject({ rule: 'value-type', severity: 'error', path: ['list'] });
});

test.each([
  [2, 2, undefined],
  [3, 3, undefined],
  [4, 4, 1],
  [5, 4, 2],
])('of %i unknown fields, maxFindings are listed, and the others are counted', (length, listed, times) => {
  const findings = check(payloadType, namesOf(length), { maxFindings: 3 });
  expect(findings).toHaveLength(listed);
  expect(findings.at(-1)?.times).toBe(times);
});

test('errors after the last listed finding are counted as errors', () => {
  const findings = check(payloadType, { ...namesOf(4), list: 1 }, { maxFindings: 3 });
  expect(findings.slice(3).map((each) => [each.rule, each.severity, each.times, each.message])).toEqual([
    ['unknown-field', 'warning', 1, 'the body has 1 more finding like this; only the first 3 are listed'],
    ['value-type', 'error', 1, 'the body has 1 more finding like this; only the first 3 are listed'],
  ]);
});
