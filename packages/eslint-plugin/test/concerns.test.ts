import { rules } from '@pg/lint';
import type { Severity } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { concernNames, concerns, ruleNameOf } from '../src/concerns.ts';
import plugin from '../src/index.ts';

const ids = concernNames().flatMap((concern) => concerns[concern].ids);

test('every rule of @pg/lint is in one concern, and no other', () => {
  // What a repository sets for the command is none of ESLint's business: it has settings of its own.
  const ofPayloads = [...rules.values()].filter(({ section }) => section !== 'Settings of pg-lint');
  expect([...ids, 'unknown-kind'].sort()).toEqual(ofPayloads.map(({ id }) => id).sort());
});

test.each<[string, Severity, string]>([
  ['type-code', 'error', 'valid-values'],
  ['allowed-value', 'error', 'valid-values'],
  ['given-value', 'warning', 'plausible-values'],
  ['key-literal-line-breaks', 'error', 'valid-wallet-settings'],
  ['key-literal-line-breaks', 'warning', 'plausible-wallet-settings'],
  ['to-bank-account-id', 'info', 'notes'],
  ['unknown-kind', 'error', 'known-kind'],
  ['a-rule-of-a-later-version', 'error', 'valid-entries'],
  ['a-rule-of-a-later-version', 'warning', 'plausible-entries'],
])('%s, %s: %s', (rule, severity, name) => {
  expect(ruleNameOf({ rule, severity })).toBe(name);
});

test('every finding has a rule that reports it, with a message of its own', () => {
  for (const id of rules.keys()) {
    for (const severity of ['error', 'warning', 'info'] as const) {
      const rule = plugin.rules[ruleNameOf({ rule: id, severity })];
      expect(rule?.meta?.messages?.[id]).toBe('{{finding}}');
    }
  }
});

test('what reports errors is a problem, and what is reported in recommended is recommended', () => {
  for (const [name, { meta }] of Object.entries(plugin.rules)) {
    const severity = plugin.configs.recommended[0]?.rules?.[`pg/${name}`];
    expect([name, meta?.type]).toEqual([name, severity === 'error' ? 'problem' : 'suggestion']);
    expect([name, meta?.docs?.recommended]).toEqual([name, severity !== 'off']);
  }
});

test('errors are errors, warnings are warnings in recommended and errors in strict, notes are off and warnings', () => {
  const severitiesOf = (config: 'recommended' | 'strict') => {
    expect(plugin.configs[config].map(({ name }) => name)).toEqual([`pg/${config}`, `pg/${config}/forms`]);
    const severities = Object.entries(plugin.configs[config][0]?.rules ?? {});
    expect(severities.map(([name]) => name)).toEqual(Object.keys(plugin.rules).map((name) => `pg/${name}`));
    return [
      ...new Set(severities.map(([name, severity]) => `${name.replace(/(?<=valid|plausible)-.*/, '')} ${severity}`)),
    ];
  };
  expect(severitiesOf('recommended')).toEqual([
    'pg/valid error',
    'pg/plausible warn',
    'pg/known-kind off',
    'pg/notes off',
  ]);
  expect(severitiesOf('strict')).toEqual([
    'pg/valid error',
    'pg/plausible error',
    'pg/known-kind error',
    'pg/notes warn',
  ]);
});
