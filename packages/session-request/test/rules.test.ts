import { check, type Example, tableSchema } from '@pg/rule-kit';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type SessionProfile, sessionType } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

const ORDER = { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' };

describe.each(sessionType.rules)('$id', (rule) => {
  const { accepts = [], rejects = [] } = ruleDocs[rule.id] ?? {};
  const rulesFound = (example: Example): string[] =>
    check(sessionType, example.value, example.profile ? { profile: example.profile } : {}).map(
      (finding) => finding.rule,
    );

  test.each(accepts)('accepts $value', (example) => {
    expect(rulesFound(example)).not.toContain(rule.id);
  });
  test.each(rejects)('rejects $value', (example) => {
    expect(rulesFound(example)).toContain(rule.id);
  });
});

test('rule ids are unique, except bracket-name, which checks every level', () => {
  const ids = [sessionType, ...(sessionType.parts ?? []).map(({ payloadType }) => payloadType)].flatMap(({ rules }) =>
    rules.map(({ id }) => id),
  );
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual(['bracket-name']);
});

test('rules of card-params check parameters.card', () => {
  const payload = { parameters: { card: { payee_last_name: 'x', 'parameters[shipping][city]': 'y' } } };
  expect(check(sessionType, payload).filter(({ rule }) => rule !== 'expected-field')).toMatchObject([
    { rule: 'bracket-name', path: ['parameters', 'card', 'parameters[shipping][city]'] },
    { rule: 'receiver-last-name', path: ['parameters', 'card', 'payee_last_name'] },
  ]);
});

test.each<[object, string[]]>([
  [
    { methods: ['card', 'vcard'], parameters: { vcard: {} } },
    [
      'warning brand-among-methods: brand-as-method methods.1',
      'warning brand-among-methods: brand-in-parameters parameters.vcard',
    ],
  ],
  [{ methods: ['naps'], parameters: { card: {} } }, ['warning method-not-listed: method-not-listed parameters.card']],
  [
    { operation: 'purchase', parameters: { card: { payee_city: 'Recife' } } },
    ['info debit-operation: perhaps-not-debit operation'],
  ],
  [
    { parameters: { 'parameters[shipping][city]': 'x' } },
    ['error bracket-name: bracket-name parameters.parameters[shipping][city]'],
  ],
  [
    { merchant_key: 'key', order: { number: '1', amount: '1.00', currency: 'EUR' } },
    ['warning expected-field: unsigned hash', 'warning expected-field: expected-missing order.description'],
  ],
])('%j', (payload, lines) => {
  const expected = { merchant_key: 'key', order: ORDER, hash: 'signature' };
  const body = 'order' in payload ? payload : { ...expected, ...payload };
  expect(
    check(sessionType, body).map(
      (finding) => `${finding.severity} ${finding.rule}: ${finding.code} ${finding.path.join('.')}`,
    ),
  ).toEqual(lines);
});

test.each<[string, SessionProfile['debitOperations'], string[]]>([
  ['debit', undefined, ['debit-operation']],
  ['debit', ['debit'], []],
  ['transfer', ['debit'], ['debit-operation']],
  ['', undefined, ['empty-string']],
  ['purchase', ['debit'], ['debit-operation']],
])('debit-operation: operation "%s" with Set 5 and debitOperations %j', (operation, debitOperations, rules) => {
  const body = { merchant_key: 'key', order: ORDER, hash: 'signature', operation };
  const payload = { ...body, parameters: { card: { payee_city: 'Recife' } } };
  const findings = check(sessionType, payload, { profile: debitOperations ? { debitOperations } : {} });
  expect(findings.map(({ rule }) => rule)).toEqual(rules);
});

test('empty-string: an empty method is a warning', () => {
  const body = { merchant_key: 'key', order: ORDER, hash: 'signature', methods: ['card', ''] };
  expect(check(sessionType, body)).toMatchObject([{ rule: 'empty-string', severity: 'warning', path: ['methods', 1] }]);
  expect(v.is(tableSchema(sessionType.table), body)).toBe(true);
});

const BASE = { merchant_key: 'key', operation: 'purchase', methods: ['card'], hash: 'signature' };

describe('fields that belong in a missing object have one finding', () => {
  // biome-ignore format: a table
  test.each<[string, object, string[]]>([
    ['an expected object', { ...BASE, ...ORDER }, ['number and 3 other fields should be inside order. Put them into the object order.']],
    [
      'an optional object',
      { ...BASE, order: ORDER, name: 'A', email: 'a@shop.example' },
      ['name and 1 other field should be inside customer. Put them into the object customer.'],
    ],
    [
      'two objects, one finding each',
      { ...BASE, ...ORDER, country: 'DE', city: 'Bonn', zip: '53111' },
      [
        'number and 3 other fields should be inside order. Put them into the object order.',
        'country and 2 other fields should be inside billing_address. Put them into the object billing_address.',
      ],
    ],
    [
      'parameters.card',
      { ...BASE, order: ORDER, parameters: { document_type: 'cpf', document_number: '12345678909', social_name: 'A' } },
      [
        'parameters.document_type and 2 other fields should be inside parameters.card. Put them into the object parameters.card.',
        'parameters.card.fiscal_country is missing. ',
      ],
    ],
    // The object has its fields already, so these may be anything.
    [
      'an object that is not missing',
      { ...BASE, order: ORDER, amount: '1.00', number: '1' },
      ['amount is not a known field. ', 'number is not a known field. '],
    ],
    ['a single field', { ...BASE, order: ORDER, email: 'a' }, ['email should be inside customer. Move it to customer.email.']],
  ])('%s', (_, value, expected) => {
    const findings = check(sessionType, value);
    expect(findings.map(({ message, hint = '' }) => `${message}. ${hint}`)).toEqual(expected);
  });
});
