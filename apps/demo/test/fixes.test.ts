import { readFileSync } from 'node:fs';
import { fixText } from '@pg/lint';
import { expect, test } from 'vitest';
import { checkText } from '../src/checker/check-text.ts';

const sample = (name: string): string =>
  readFileSync(new URL(`../../../samples/mistakes/${name}`, import.meta.url), 'utf8');

test.each([
  ['duplicate-amount.json', [], ['Keep the last amount', 'Keep the first amount'], 1],
  ['bracket-names.json', [], ['Nest the bracket names', 'Nest the bracket names'], 2],
  [
    'numbers-for-strings.json',
    ['Replace with "00"', 'Replace with 03', 'Replace with "1004"', 'Replace with "49.90"'],
    [],
    0,
  ],
  [
    'php-empty-arrays.json',
    ['Replace with 1234.50'],
    ['Remove the empty field', 'Replace [] with {}', 'Remove the empty field', 'Replace [] with {}', 'Remove vcard'],
    3,
  ],
  ['quantity-unit-pcs.json', [], ['Replace with COUNT'], 1],
  ['receiver-names.json', ['Rename to payee_phone'], ['Rename to payer_last_name'], 1],
  ['sale-card-brand.form', ['Replace with 49.90'], [], 2],
  ['sale-other-wallet.form', [], ['Change brand to wallet2'], 1],
  ['sale-lost-plus.form', [], ['Put the + signs back'], 1],
  ['sale-double-encoded-token.form', [], ['Remove the second JSON encoding'], 1],
  ['trailing-comma.json', ['Remove the comma'], [], 0],
  ['wallet2-settings.json', ['Replace with VISA', 'Rename to gatewayMerchantId'], ['Replace with TEST'], 1],
  ['wallet2-token-stripped.txt', [], ['Put the backslashes back'], 1],
])('%s: safe fixes %j, choices %j', (name, safe, choices, errorsLeft) => {
  const text = sample(name);
  const { findings } = checkText({ text });
  const fixes = findings.flatMap((finding) => finding.fixes);
  expect(fixes.filter(({ isCertain }) => isCertain).map(({ title }) => title)).toEqual(safe);
  expect(fixes.filter(({ isCertain }) => !isCertain).map(({ title }) => title)).toEqual(choices);
  const left = checkText({ text: fixText(text).text }).findings.filter(({ severity }) => severity === 'error');
  expect(left).toHaveLength(errorsLeft);
});

test.each([
  ["{'descriptor': 'Order'}", '{"descriptor": "Order"}'],
  ['{"descriptor": "Order" "firstname": "Test"}', '{"descriptor": "Order", "firstname": "Test"}'],
  ['{descriptor: "Order",}', '{"descriptor": "Order"}'],
])('%s is fixed to %s', (text, readable) => {
  expect(fixText(text, { kind: 'card-params' }).text).toBe(readable);
});

test.each([
  [`curl -d '{"bnrg_installm_def": 0}' x`, `curl -d '{"bnrg_installm_def": "00"}' x`],
  ['curl -d "{\\"bnrg_installm_def\\": 0}" x', 'curl -d "{\\"bnrg_installm_def\\": \\"00\\"}" x'],
  [`curl -d $'{"bnrg_installm_def": 0}' x`, `curl -d $'{"bnrg_installm_def": "00"}' x`],
  ['POST /x HTTP/1.1\n\n{"bnrg_installm_def": 0}', 'POST /x HTTP/1.1\n\n{"bnrg_installm_def": "00"}'],
  [`curl -d '{"descriptor": "Order",}' x`, `curl -d '{"descriptor": "Order"}' x`],
  [`curl -d '{"bnrg_installm_def": 0}' x; curl -d '{}' x`, `curl -d '{"bnrg_installm_def": 0}' x; curl -d '{}' x`],
])('in a request, %s becomes %s', (text, fixed) => {
  expect(fixText(text, { kind: 'card-params' }).text).toBe(fixed);
});

test('the text after a syntax error is checked, with positions in the original text', () => {
  const text = '{\n  "descriptor": "more than twenty characters",\n  "firstname": 1,\n}';
  const { findings } = checkText({ text, kind: 'card-params' });
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual(
    expect.arrayContaining([
      ['syntax', 3],
      ['unknown-field', 3],
    ]),
  );
});

test.each([
  ['0cc175b9c0f1b6a831c399e269772661', true],
  ['<SESSION_HASH>', undefined],
])('after the fixes of a request, the hash %j must be computed again: %s', (hash, breaksHash) => {
  const text = JSON.stringify({ Merchant_Key: 'key', hash });
  expect(fixText(text, { kind: 'session-request' }).breaksHash).toBe(breaksHash);
});
