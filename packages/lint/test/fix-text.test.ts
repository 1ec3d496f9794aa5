import { describe, expect, test } from 'vitest';
import { fixText, lintText } from '../src/index.ts';

const CARD = { kind: 'card-params' };

const set1 = (fields: string): string => `{"bnrg_installm_def":"00",${fields},"bnrg_installm_plan":"03"}`;

// biome-ignore format: a table
test.each<[string, string, string, number]>([
  ['a number in a two-digit code', set1('"bnrg_installm_months": 3'), set1('"bnrg_installm_months": "03"'), 1],
  ['a code without its leading zero', set1('"bnrg_installm_months":"3"'), set1('"bnrg_installm_months":"03"'), 1],
  ['a code with an escape', set1('"bnrg_installm_months":"\\u0033"'), set1('"bnrg_installm_months":"03"'), 1],
  ['a number with an exponent', set1('"bnrg_installm_months":30e-1'), set1('"bnrg_installm_months":"03"'), 1],
  ['a number with a zero fraction', set1('"bnrg_installm_months":3.0'), set1('"bnrg_installm_months":"03"'), 1],
  [
    'a code with an escape in a form',
    'bnrg_installm_def=00&bnrg_installm_months=%33&bnrg_installm_plan=03',
    'bnrg_installm_def=00&bnrg_installm_months=03&bnrg_installm_plan=03',
    1,
  ],
  [
    'a number from a list of codes',
    '{"bnrg_installm_def":0,"bnrg_installm_months":"03","bnrg_installm_plan":5}',
    '{"bnrg_installm_def":"00","bnrg_installm_months":"03","bnrg_installm_plan":"05"}',
    2,
  ],
  ['a name in wrong case', '{"Descriptor" : "Order 1001","other ": "x"}', '{"descriptor" : "Order 1001","other ": "x"}', 1],
  ['a name with extra spaces', '{ " descriptor":"Order 1001"}', '{ "descriptor":"Order 1001"}', 1],
  ['a code in wrong case', '{"cart":{"items":[{"quantityUnit":"kg"}]}}', '{"cart":{"items":[{"quantityUnit":"KG"}]}}', 1],
  ['a name, and then its value', '{"cart":{"items":[{"quantityunit":"kg"}]}}', '{"cart":{"items":[{"quantityUnit":"KG"}]}}', 2],
  ['a date with slashes', '{"payee_birth_date":"1990/01/31"}', '{"payee_birth_date":"1990-01-31"}', 1],
  ['a name after a byte-order mark', '\uFEFF{"Descriptor":"a"}', '\uFEFF{"descriptor":"a"}', 1],
])('fixText fixes %s', (_, text, fixed, fixes) => {
  expect(fixText(text, CARD)).toEqual({ text: fixed, fixes });
  expect(fixText(fixed, CARD)).toEqual({ text: fixed, fixes: 0 });
});

const session = (fields: string): string => `{"merchant_key":"key","success_url":"https://shop.example/",${fields}}`;

test.each([
  [session('"order":{"number":1004}'), session('"order":{"number":"1004"}')],
  [session('"order":{"amount":49.9}'), session('"order":{"amount":"49.90"}')],
  ['{"shipping":{"houseNumber1":5}}', '{"shipping":{"houseNumber1":"5"}}'],
  ['{"shipping_country":250}', '{"shipping_country":"250"}'],
  [session('"methods":"Card, naps"'), session('"methods":["card","naps"]')],
  [session('"methods":"something"'), session('"methods":"something"')],
])("a number that can't have lost a digit is quoted, and listed values become an array: %s", (text, fixed) => {
  expect(fixText(text).text).toBe(fixed);
});

test.each([
  session('"operation":5'),
  session('"order":{"amount":4990}'),
  session('"order":{"amount":"4990"}'),
  session('"billing_address":{"zip":2108}'),
  session('"billing_address":{"phone":612345678}'),
  session('"billing_address":{"state":6}'),
  session('"order":{"number":12345678901234567890}'),
  '{"document_type":"cpf","document_number":1144477735}',
  '{"shipping_postcode":1310}',
  '{"shipping_postcode":" "}',
  '{"customer_phone":612345678,"shipping_city":"Bath"}',
  '{"shipping_country":40}',
  '{"payee_zip":1310,"payee_identity_id":123,"payee_nationality":40}',
  '{"shipping":{"postcode":1310,"phone":612345678}}',
  '{"cart":{"items":[{"partNumber":123,"vatReferenceNumber":123,"recipient":{"postcode":1310}}]}}',
])('what may lack a digit, or is only a guess, is not changed: %s', (text) => {
  expect(lintText(text)).toMatchObject({
    kind: expect.any(String),
    findings: expect.arrayContaining([expect.anything()]),
  });
  expect(fixText(text)).toEqual({ text, fixes: 0 });
});

describe('fixText does not change what is not certain', () => {
  test.each([
    ['a unit that the sample sends', '{"cart":{"items":[{"quantityUnit":"pcs"}]}}'],
    ['a name that is only near', '{"descriptr":"a"}'],
    ['a name that another field has', '{"Descriptor":"a","descriptor":"b"}'],
    ['two names that would become one', '{"Descriptor":"a","DESCRIPTOR":"b"}'],
    ['a code with too many digits', set1('"bnrg_installm_months":"003"')],
    ['a number with decimals', set1('"bnrg_installm_months":3.5')],
    ['a string of spaces', set1('"bnrg_installm_months":" "')],
    ['an empty string', set1('"bnrg_installm_months":""')],
    ['a negative number', set1('"bnrg_installm_months":-3')],
    ['a string that is too long', '{"descriptor":"a text of more than 20 characters"}'],
    ['a quote that ends a string or belongs to it', '{"descriptor":"a"b"}'],
    ['a string with a quote too many', '{"descriptor":"a""}'],
    ['JSON that is cut off', '{"descriptor":"a"'],
    ['what is beside a mistake', '{"descriptor":"a" "quantityUnit":"kg"'],
    ['a duplicate field', '{"Descriptor":"a","Descriptor":"b","cart":{"items":[{"quantityUnit":"kg"}]}}'],
    ['an object that is not a payload', '{"name":1}'],
  ])('%s', (_, text) => {
    expect(fixText(text, CARD)).toEqual({ text, fixes: 0 });
  });
});

test('a fix changes only its bytes, and leaves no finding with a fix', () => {
  const text = `{\r\n\t"Methods" : ["Card"],\n"parameters":{"card":{"shipping":{"City":"Z\\u00fcrich","cost": 1.50 }}}}\n\n`;
  const { text: fixed } = fixText(text);
  expect(fixed).toBe(text.replace('"Methods"', '"methods"').replace('"Card"', '"card"').replace('"City"', '"city"'));
  expect(lintText(fixed).findings.filter(({ fix }) => fix !== undefined)).toEqual([]);
});

test.each([
  ['5f4dcc3b5aa7', true],
  ['<SESSION_HASH>', undefined],
  ['{{hash}}', undefined],
  ['', undefined],
])('a changed request with the hash %j breaks it: %s', (hash, breaksHash) => {
  const text = JSON.stringify({ Merchant_Key: 'key', hash });
  expect(fixText(text, { kind: 'session-request' }).breaksHash).toBe(breaksHash);
  expect(fixText(`[${text}]`, { kind: 'session-request' }).breaksHash).toBe(breaksHash);
  expect(fixText(text.replace('Merchant_Key', 'merchant_key'), { kind: 'session-request' }).breaksHash).toBeUndefined();
});

test('a finding whose value would stay the same is not fixed', () => {
  const text = '{"cart":{"items":[{"quantityUnit":"kg","quantity":"9999.25"}]}}';
  expect(fixText(text, CARD)).toEqual({ text: text.replace('kg', 'KG'), fixes: 1 });
});
