import { check } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { cardParams } from '../src/index.ts';

describe.each(cardParams.rules)('$id', (rule) => {
  const rulesFound = (example: (typeof rule.accepts)[number]): string[] =>
    check(cardParams, example.value, example.profile ? { profile: example.profile } : {}).map(
      (finding) => finding.rule,
    );

  test('has examples of both sorts', () => {
    expect(rule.accepts.length).toBeGreaterThan(0);
    expect(rule.rejects.length).toBeGreaterThan(0);
  });
  test.each(rule.accepts)('accepts $value', (example) => {
    expect(rulesFound(example)).not.toContain(rule.id);
  });
  test.each(rule.rejects)('rejects $value', (example) => {
    expect(rulesFound(example)).toContain(rule.id);
  });
});

test('of very many bracket names each is told', () => {
  const card = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`cart[items][${i}][name]`, 'Cup']));
  const rule = cardParams.rules.find(({ id }) => id === 'bracket-name');
  expect(rule?.check?.(card, { profile: {} })).toHaveLength(200_000);
});
