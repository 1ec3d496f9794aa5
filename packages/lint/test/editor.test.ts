import { cartItemTable } from '@pg/card-params';
import { saleTable } from '@pg/sale-form';
import { sessionTable } from '@pg/session-request';
import { BRANDS, METHODS } from '@pg/wallet-tokens/names';
import { describe, expect, test } from 'vitest';
import { fieldAt } from '../src/files.ts';
import { completionsAt, fieldsIn } from '../src/index.ts';

const OPERATIONS = sessionTable.rows.operation[3].knownValues;
const ACTIONS = saleTable.rows.action[3].values;

/** The cursor is at `|`. */
function at<T>(marked: string, find: (text: string, offset: number) => T): T {
  const offset = marked.indexOf('|');
  return find(marked.replace('|', ''), offset);
}

const labelsAt = (marked: string): readonly string[] =>
  at(marked, completionsAt)?.items.map(({ label }) => label) ?? [];

/** The text after the first completion with this label is accepted, with the cursor at `|`. */
const accept = (marked: string, label: string): string =>
  at(marked, (text, offset) => {
    const { span, items = [] } = completionsAt(text, offset) ?? { span: { start: 0, end: 0 } };
    const { insert = '', cursor = 0 } = items.find((item) => item.label === label) ?? {};
    const inserted = `${insert.slice(0, cursor)}|${insert.slice(cursor)}`;
    return text.slice(0, span.start) + inserted + text.slice(span.end);
  });

describe('the names of an object', () => {
  test.each([
    ['{|}', ['merchant_key', 'operation', 'methods']],
    ['{"merchant_key":"a", |}', ['operation', 'methods', 'parameters']],
    ['{"order":{"number":"1",|', ['amount', 'currency', 'description']],
    ['{"order":{"am|', ['number', 'amount', 'currency']],
    [
      '{"methods":[], "parameters":{"card":{"document_type":"cpf", |}}}',
      ['document_number', 'social_name', 'fiscal_country'],
    ],
    ['{"parameters":{"card":{"cart":{"items":[{}, {"name":"Cup",\n  |\n}]}}}}', ['merchantItemId', 'quantity', 'type']],
    ['{"methods":["card"],"customer":{"name":"A", \'email|', ['email']],
    ['{"operation":"purchase" "ord|', ['merchant_key', 'methods', 'parameters']],
    ['[{"methods":["card"],|}]', ['merchant_key', 'operation', 'parameters']],
    ['\uFEFF{"methods":["card"], "|\n "operation":"purchase"}', ['merchant_key', 'parameters', 'order']],
    ['action=SALE&|', ['client_key', 'brand', 'order_id']],
    ['action=SALE&or|&brand=naps', ['client_key', 'order_id', 'order_amount']],
    ['{"gatewayMerchantId":"a","gateway":"b",|}', ['environment', 'allowedAuthMethod', 'supportedNetworks']],
  ])('at %s', (marked, first) => {
    expect(labelsAt(marked).slice(0, first.length)).toEqual(first);
  });

  test('have the required ones first, also of the set that the other names belong to', () => {
    const { items = [] } = at('{"bnrg_installm_def":"00",|}', completionsAt) ?? {};
    expect(items.map(({ label, isRequired }) => [label, isRequired])).toEqual([
      ['bnrg_installm_months', true],
      ['bnrg_installm_plan', true],
    ]);
  });
});

test.each([
  ['{"operation":"|"}', OPERATIONS],
  ['{"operation": |}', OPERATIONS],
  ['{"methods":["card", |]}', METHODS],
  ['{"cart":{"items":[{"quantityUnit":"p|', cartItemTable.rows.quantityUnit[3].values],
  ['{"cart":{"payments":[{"brand":"a","primary":|}]}}', ['true', 'false']],
  ['action=SALE&brand=|', BRANDS],
  ['{"methods":["card"],"operation":"pur|"chase"}', OPERATIONS],
  ['{"order":{"amount":"|"}}', []],
  ['{"unknown":"|","methods":[]}', []],
  ['|', []],
  ['<a|', []],
])('the values at %s', (marked, labels) => {
  expect(labelsAt(marked)).toEqual(labels);
});

test.each([
  ['{|}', 'operation', '{"operation": "|"}'],
  ['{"ord|}', 'order', '{"order": {|}'],
  ['{| "hash":"x"}', 'methods', '{"methods": [|], "hash":"x"}'],
  ['{"ord|er":{}}', 'operation', '{"operation"|:{}}'],
  ['{"operation": "p|"}', 'purchase', '{"operation": "purchase"|}'],
  ['{"cart":{"payments":[{"brand":"a",|}]}}', 'primary', '{"cart":{"payments":[{"brand":"a","primary": |}]}}'],
  // The only value of a list is written.
  ['brand=naps&|', 'action', `brand=naps&action=${ACTIONS.length > 1 ? '' : ACTIONS[0]}|`],
  ['action=SALE&param|', 'parameters[paymentToken]', 'action=SALE&parameters%5BpaymentToken%5D=|'],
])('%s with %s becomes %s', (marked, label, text) => {
  expect(accept(marked, label)).toBe(text);
});

const fieldIn = (text: string, offset: number) => fieldAt(text, offset, {});

test.each([
  ['{"methods":[],"order":{"am|ount":"1"}}', 'amount', '2.1 Session request'],
  ['{"methods":[],"order":{"amount":"1|"}}', 'amount', '2.1 Session request'],
  ['{"methods":["ca|rd"]}', 'methods', '2.1 Session request'],
  ['{"cart":{"items":[{"quantityUnit|":"pcs"}]}}', 'quantityUnit', '2.2 Set 6, cart items'],
  ['action=SALE&brand=na|ps', 'brand', '4 E2 Sale'],
  ['{"gateway|MerchantId":"a","gateway":"b"}', 'gatewayMerchantId', '2.4'],
  ['{"protocolVersion|":"ECv2","signature":"a","signedMessage":"b"}', 'protocolVersion', '4 E2'],
])('the row at %s', (marked, name, section) => {
  const { row } = at(marked, fieldIn) ?? {};
  expect([row?.name, row?.section.startsWith(section)]).toEqual([name, true]);
});

test.each(['{"order|":{}, "x', '{"un|known":1,"methods":[]}', '{ | }', 'plain te|xt', '[[[[|', ':::|', '{"a":::{]|'])(
  'there is no crash, and only known rows, at %s',
  (marked) => {
    expect(at(marked, fieldIn)?.row?.name ?? 'order').toBe('order');
    at(marked, completionsAt);
  },
);

test('a text of 30,000 levels is read', () => {
  expect(completionsAt('['.repeat(30_000), 15_000)).toBeUndefined();
  expect(completionsAt('{"a":'.repeat(30_000), 90_000)).toBeUndefined();
});

test.each([
  [
    '{"methods":["card"],"order":{"amount":1},"cart":2',
    ['methods methods', 'card methods', 'order order', 'amount amount', '1 amount', 'cart ', '2 '],
  ],
  ['action=SALE&order%5Fid=a+b', ['action action', 'SALE action', 'order_id order_id', 'a b order_id']],
  [
    '[{"methods":[]},{"protocolVersion":"ECv2","signature":"s"}]',
    [
      'methods methods',
      'protocolVersion protocolVersion',
      'ECv2 protocolVersion',
      'signature signature',
      's signature',
    ],
  ],
  ['-----BEGIN-----', []],
])('the fields in %s', (text, fields) => {
  expect(fieldsIn(text).map(({ written, row }) => `${written} ${row?.name ?? ''}`)).toEqual(fields);
});
