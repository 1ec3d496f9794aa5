// A user sees which ESLint rule reports a finding, but not for each rule and severity.

import { rules } from '@pg/lint';
import type { Severity } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import plugin from '../src/index.ts';
import { ruleDescriptions, ruleNameOf } from '../src/rules/rule-descriptions.ts';
import { lintRuleOf, majors, placeOf } from './majors.ts';
import { ruleExamples } from './rule-examples.ts';

test.each<[string, Severity, string | undefined]>([
  ['type-code', 'error', 'valid-values'],
  ['allowed-value', 'error', 'valid-values'],
  ['given-value', 'warning', 'plausible-values'],
  ['pem-lines', 'error', 'valid-wallet-settings'],
  ['pem-lines', 'warning', 'plausible-wallet-settings'],
  ['to-bank-account-id', 'info', 'notes'],
  ['unknown-kind', 'error', 'known-kind'],
  ['suppression-unused', 'warning', undefined],
])('ruleNameOf %s, %s: %s', (rule, severity, name) => {
  expect(ruleNameOf({ rule, severity })).toBe(name);
});

test('each rule of pg-lint has an ESLint rule that reports it', () => {
  for (const { id, concern } of rules.values()) {
    for (const severity of ['error', 'warning', 'info'] as const) {
      const name = ruleNameOf({ rule: id, severity });
      expect(name !== undefined && name in plugin.rules, id).toBe(concern !== 'suppressions');
    }
  }
});

test.each([
  ['recommended', { valid: 'error', plausible: 'warn', known: 'off', notes: 'off' }],
  ['strict', { valid: 'error', plausible: 'error', known: 'error', notes: 'warn' }],
] as const)('the severities of %s', (config, severities) => {
  expect(plugin.configs[config].map(({ name }) => name)).toEqual([`pg/${config}`, `pg/${config}/forms`]);
  const expected = ruleDescriptions.map(({ name, level }) => [`pg/${name}`, severities[level]]);
  expect(Object.entries(plugin.configs[config][0]?.rules ?? {})).toEqual(expected);
});

describe.each(majors)('ESLint $version', ({ verify }) => {
  test.each(ruleDescriptions)('$name reports the incorrect example and accepts the correct one', ({ name, level }) => {
    const { file, wrong, right, configuration, reports } = ruleExamples[name];
    const reported = (text: string) =>
      verify({ file, text, ...(configuration && { configuration }) }).flatMap((message) =>
        message.ruleId === `pg/${name}` ? [`${placeOf(message)} ${lintRuleOf(message)}`] : [],
      );
    expect(reported(wrong)).toEqual(reports);
    expect(reported(right)).toEqual([]);
    const docs = { recommended: level === 'valid' || level === 'plausible' };
    expect(plugin.rules[name]?.meta).toMatchObject({ type: level === 'valid' ? 'problem' : 'suggestion', docs });
  });
});
