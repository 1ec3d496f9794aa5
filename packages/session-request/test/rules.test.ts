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

test('no two rules share an identifier, but for the bracket names, which are looked for at every level', () => {
  const ids = [sessionRequest, ...(sessionRequest.parts ?? []).map(({ resource }) => resource)].flatMap(({ rules }) =>
    rules.map(({ id }) => id),
  );
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual(['bracket-name']);
});

test('rules of the card look at parameters.card', () => {
  const payload = { parameters: { card: { payee_last_name: 'x', 'parameters[shipping][city]': 'y' } } };
  expect(check(sessionRequest, payload).filter(({ rule }) => rule !== 'carried-entry')).toMatchObject([
    { rule: 'bracket-name', path: ['parameters', 'card', 'parameters[shipping][city]'] },
    { rule: 'receiver-last-name', path: ['parameters', 'card', 'payee_last_name'] },
  ]);
});
