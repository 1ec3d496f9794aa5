import { check, type Example } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { cardParamsType } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

describe.each(cardParamsType.rules)('$id', (rule) => {
  const { accepts = [], rejects = [] } = ruleDocs[rule.id] ?? {};
  const rulesFound = (example: Example): string[] =>
    check(cardParamsType, example.value, example.profile ? { profile: example.profile } : {}).map(
      (finding) => finding.rule,
    );

  test.each(accepts)('accepts $value', (example) => {
    expect(rulesFound(example)).not.toContain(rule.id);
  });
  test.each(rejects)('rejects $value', (example) => {
    expect(rulesFound(example)).toContain(rule.id);
  });
});
