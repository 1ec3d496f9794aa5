import { check, type Example } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { cardParams } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

describe.each(cardParams.rules)('$id', (rule) => {
  const { accepts = [], rejects = [] } = ruleDocs[rule.id] ?? {};
  const rulesFound = (example: Example): string[] =>
    check(cardParams, example.value, example.profile ? { profile: example.profile } : {}).map(
      (finding) => finding.rule,
    );

  test('has accepted and rejected examples', () => {
    expect(accepts.length).toBeGreaterThan(0);
    expect(rejects.length).toBeGreaterThan(0);
  });
  test.each(accepts)('accepts $value', (example) => {
    expect(rulesFound(example)).not.toContain(rule.id);
  });
  test.each(rejects)('rejects $value', (example) => {
    expect(rulesFound(example)).toContain(rule.id);
  });
});

test('bracket-name reports 200,000 names', () => {
  const card = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`cart[items][${i}][name]`, 'Cup']));
  const rule = cardParams.rules.find(({ id }) => id === 'bracket-name');
  expect(rule?.check?.(card, { profile: {} })).toHaveLength(200_000);
});
