import { check } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { sessionRequest } from '../src/index.ts';

describe.each(sessionRequest.rules)('$id', (rule) => {
  const rulesFound = (example: (typeof rule.accepts)[number]): string[] =>
    check(sessionRequest, example.value, example.profile ? { profile: example.profile } : {}).map(
      (finding) => finding.rule,
    );

  test.each(rule.accepts)('accepts $value', (example) => {
    expect(rulesFound(example)).not.toContain(rule.id);
  });
  test.each(rule.rejects)('rejects $value', (example) => {
    expect(rulesFound(example)).toContain(rule.id);
  });
});

test('no two rules share an identifier', () => {
  const ids = sessionRequest.rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
