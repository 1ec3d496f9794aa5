// The rules of files have no schema or package of their own.

import type { Example } from '@pg/rule-kit';
import { profileField } from '@pg/rule-kit/internal';
import { describe, expect, test } from 'vitest';
import { lintText, rules } from '../src/index.ts';
import { describeExample } from '../src/rules/describe-rule.ts';
import { fileRules } from '../src/rules/file-rules.ts';

describe.each([...Object.keys(fileRules), profileField.id])('the examples of %s', (id) => {
  const { accepts = [], rejects = [] } = rules.get(id) ?? {};
  const rulesFound = ({ value, profile }: Example): string[] => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return lintText(text, profile && { profile }).findings.map(({ rule }) => rule);
  };

  test('are accepted and rejected', () => {
    for (const example of accepts) expect(rulesFound(example)).not.toContain(id);
    for (const example of rejects) expect(rulesFound(example)).toContain(id);
  });
});

test('every rule has examples, except rules about keys, signatures, files and settings', () => {
  const without = [...rules.values()].filter(({ accepts, rejects }) => accepts.length === 0 || rejects.length === 0);
  expect(without.map(({ id }) => id).sort()).toEqual([
    'baseline-unused',
    'explicit-curve',
    'kind-name',
    'nested-token',
    'other-wallet',
    'suppression-expired',
    'suppression-unused',
    'token-integrity',
    'too-deep',
    'too-large',
    'too-many-values',
    'yaml-string',
  ]);
});

test('an example is one line, and does not end a Markdown block', () => {
  const lines = [...rules.values()].flatMap(({ accepts, rejects }) => [...accepts, ...rejects].map(describeExample));
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => /\p{Cc}|^\s*(?:```|$)/u.test(line))).toEqual([]);
});
