import { describe, expect, test } from 'vitest';
import { check, type Example } from '../../src/index.ts';
import { rowRules } from '../../src/internal.ts';
import { ruleDocs } from '../../src/rule-docs.ts';
import { payloadTypeOf } from './one-row.ts';

function rulesFound({ row, name = 'field', value }: Example): string[] {
  if (row === undefined) throw new Error('an example of a row rule must have a row');
  return check(payloadTypeOf(row), value === undefined ? {} : { [name]: value }).map((finding) => finding.rule);
}

describe.each(Object.entries(rowRules))('%s', (id, rule) => {
  const { accepts = [], rejects = [] } = ruleDocs[id] ?? {};

  test('has its own id', () => {
    expect(rule.id).toBe(id);
  });

  test.each(accepts)('accepts $value as $row.0', (example) => {
    expect(rulesFound(example)).toEqual([]);
  });

  test.each(rejects)('rejects $value as $row.0', (example) => {
    expect(rulesFound(example)).toEqual([id]);
  });
});

test.each([...['AM100', 'AN0', 'A0', 'N0', 'N1.N0', 'N0 [0-9]0', 'AN-5', 'A2 [A-Za-z]3', 'strings', '']])(
  'a computed row throws for the type %j',
  (type) => {
    expect(() => check(payloadTypeOf([type as 'AN', 'optional', '']), {})).toThrow(
      new SyntaxError(`"${type}" is not a type of a row`),
    );
  },
);
