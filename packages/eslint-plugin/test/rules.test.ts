// A user sees which ESLint rule reports a finding, but not for each rule and severity.

import { describe, expect, test } from 'vitest';
import plugin from '../src/index.ts';
import { ruleNameOf } from '../src/rules/rule-names.ts';
import { lintRuleOf, majors, placeOf } from './majors.ts';

test.each([
  ['type-code', 'error', 'payload-errors'],
  ['type-code', 'warning', 'payload-warnings'],
  ['to-bank-account-id', 'info', 'payload-notes'],
  ['unknown-kind', 'error', 'payload-notes'],
] as const)('%s as %s is reported by %s', (rule, severity, name) => {
  expect(ruleNameOf({ rule, severity })).toBe(name);
});

test.each([
  ['recommended', 'error', 'warn', 'off'],
  ['strict', 'error', 'error', 'warn'],
] as const)('the severities of %s', (config, errors, warnings, notes) => {
  expect(plugin.configs[config].map(({ name, rules }) => [name, rules])).toEqual([
    [`pg/${config}`, { 'pg/payload-errors': errors, 'pg/payload-warnings': warnings, 'pg/payload-notes': notes }],
  ]);
});

test('the rules in the recommended configuration say so', () => {
  const described = Object.entries(plugin.rules).map(([name, { meta }]) => [name, meta?.type, meta?.docs?.recommended]);
  expect(described).toEqual([
    ['payload-errors', 'problem', true],
    ['payload-warnings', 'suggestion', true],
    ['payload-notes', 'suggestion', false],
  ]);
});

const CART = '{"cart":{"payments":[{"currency":"EURO","status":"paid"}]}}';

describe.each(majors)('ESLint $version', ({ verify }) => {
  test.each([
    [CART, '1:34-1:40 2 pg/payload-errors type-code', '1:50-1:56 2 pg/payload-warnings given-value'],
    ['{"compilerOptions":{}}', '1:1-1:23 1 pg/payload-notes unknown-kind'],
    ['{"shipping":{"city":"Lyon"}}'],
  ])('strict reports in %s', (text, ...found) => {
    const shown = verify({ file: 'a.json', text }).map(
      (each) => `${placeOf(each)} ${each.severity} ${each.ruleId} ${lintRuleOf(each)}`,
    );
    expect(shown).toEqual(found);
  });

  test('a warning that is a note in pg-lint.config.json is a note', () => {
    const configuration = { rules: { 'given-value': 'info' } };
    const found = verify({ file: 'a.json', text: '{"cart":{"payments":[{"status":"paid"}]}}', configuration });
    expect(found.map(({ ruleId }) => ruleId)).toEqual(['pg/payload-notes']);
  });

  const BAD = '{ shipping: { type: "sent back", houseNumber1: 1, houseNumber2: "2" } }';

  test.each([
    ['', 'type-code', 'value-type'],
    ['// eslint-disable-next-line pg/payload-errors', 'value-type'],
    ['// eslint-disable-next-line pg/payload-warnings -- a test', 'type-code'],
    ['/* eslint pg/payload-errors: off, pg/payload-warnings: off */'],
    ['/* eslint-disable */'],
  ])('the comment %j leaves %s %s', (comment, ...rules) => {
    expect(verify({ file: 'a.js', text: `${comment}\nsend(${BAD})` }).map(lintRuleOf)).toEqual(rules);
  });
});
