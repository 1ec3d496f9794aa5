import { check, type Profile } from '@pg/rule-kit';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sessionRequest } from '../src/index.ts';

const ORDER = { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' };

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

test.each<[object, string[]]>([
  [
    { methods: ['card', 'vcard'], parameters: { vcard: {} } },
    [
      'warning brand-among-methods: methods[1]: a brand of the sale request, payment methods only',
      'warning brand-among-methods: vcard: a brand of the sale request, payment methods only',
    ],
  ],
  [
    { methods: ['naps'], parameters: { card: {} } },
    ['warning method-not-listed: card: entries for a method that methods does not list, listed methods only'],
  ],
  [
    { operation: 'purchase', parameters: { card: { payee_city: 'Recife' } } },
    ['warning debit-operation: operation: Set 5 with an operation not known as debit, debit operations only'],
  ],
  [
    { parameters: { 'parameters[shipping][city]': 'x' } },
    ['error bracket-name: parameters[shipping][city]: a bracket name, JSON nests the data instead'],
  ],
  [
    { merchant_key: 'key', order: { number: '1', amount: '1.00', currency: 'EUR' } },
    [
      'warning carried-entry: hash: missing, a session request carries it',
      'warning carried-entry: description: missing, a session request carries it',
    ],
  ],
])('%j', (payload, lines) => {
  const carried = { merchant_key: 'key', order: ORDER, hash: 'signature' };
  const body = 'order' in payload ? payload : { ...carried, ...payload };
  expect(check(sessionRequest, body).map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`)).toEqual(
    lines,
  );
});

test.each<[string, Profile['debitOperations'], string[]]>([
  ['debit', undefined, ['given-value']],
  ['debit', ['debit'], []],
  ['transfer', ['debit'], ['debit-operation']],
  ['', undefined, ['empty-text']],
  ['purchase', ['debit'], ['debit-operation']],
])('of the operation "%s" with Set 5 and the debit operations %j', (operation, debitOperations, rules) => {
  const body = { merchant_key: 'key', order: ORDER, hash: 'signature', operation };
  const payload = { ...body, parameters: { card: { payee_city: 'Recife' } } };
  const findings = check(sessionRequest, payload, { profile: debitOperations ? { debitOperations } : {} });
  expect(findings.map(({ rule }) => rule)).toEqual(rules);
});

test('an empty method is a warning, as every empty text that no table requires', () => {
  const body = { merchant_key: 'key', order: ORDER, hash: 'signature', methods: ['card', ''] };
  expect(check(sessionRequest, body)).toMatchObject([
    { rule: 'empty-text', severity: 'warning', path: ['methods', 1] },
  ]);
  expect(v.is(sessionRequest.schema, body)).toBe(true);
});

test('of very many bracket names each is told', () => {
  const names = Array.from({ length: 200_000 }, (_, i) => [`parameters[cart][items][${i}][name]`, 'Cup'] as const);
  const rule = sessionRequest.rules.find(({ id }) => id === 'bracket-name');
  expect(rule?.check?.({ parameters: Object.fromEntries(names) }, { profile: {} })).toHaveLength(200_000);
});
