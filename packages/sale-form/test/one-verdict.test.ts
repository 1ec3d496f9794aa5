import { readFileSync } from 'node:fs';
import { check, type Finding, safeParse } from '@pg/rule-kit';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { decodeSaleForm, Sale, saleResource, verifiableSaleResource } from '../src/index.ts';

const { vectors } = JSON.parse(
  readFileSync(new URL('../../vectors/vectors/sale-form.json', import.meta.url), 'utf8'),
) as { vectors: { text?: string; payload?: unknown; profile?: object }[] };

const TOKEN = 'parameters[paymentToken]';
const token = (json: string): object => ({ brand: 'wallet2', [TOKEN]: json });
const DEEP = `{"signature":${'['.repeat(100)}${']'.repeat(100)}}`;

const summary = (findings: readonly Finding[]) =>
  findings.map((finding) => [finding.rule, finding.code, finding.path, finding.message, finding.hint]);

test.each([
  token('{"protocolVersion":"ECv2","protocolVersion":"ECv1"}'),
  token('{"a":{"b":[{"c":1},{"c":1,"\\u0063" : 2}]},"protocolVersion":"a\\",\\"b\\":"}'),
  token('{"a":[",",{"c":{},"d":[[],[1,{"e":1,"e":2,"e":3}]]}]}'),
  token(DEEP),
  token(DEEP.replace('[', '').replace(']', '')),
  token('{"signature" "a"}'),
  { brand: 'wallet1', [TOKEN]: '{"paymentData":{"version":"EC_v1","version":"EC_v1"}}' },
])('safeParse and check(verifiableSaleResource) have the same findings: %j', (unsigned) => {
  const sale = { ...unsigned, hash: 'signature' };
  expect(summary(safeParse(saleResource, sale).findings)).toEqual(summary(check(verifiableSaleResource, sale)));
});

test('safeParse and check(verifiableSaleResource) refuse the same vectors', () => {
  const verdicts = vectors.map(({ text, payload, profile }) => {
    const sale = text === undefined ? payload : decodeSaleForm(text).sale;
    const isRefused = check(verifiableSaleResource, sale, { profile }).some(({ severity }) => severity === 'error');
    return [sale, safeParse(saleResource, sale, { profile }).success, !isRefused];
  });
  expect(verdicts.filter(([, sent, received]) => sent !== received)).toEqual([]);
});

test('the schema accepts and rejects the same vectors as safeParse', () => {
  const differing = vectors
    .map(({ text, payload }) => (text === undefined ? payload : decodeSaleForm(text).sale))
    .filter((sale) => v.is(Sale, sale) !== safeParse(saleResource, sale).success);
  expect(differing).toEqual([]);
});

test('the schema has issues for the findings of rules, without a payer’s data', () => {
  const { issues = [] } = v.safeParse(Sale, token('{"signature":"PLANTED","protocolVersion":"ECv9"}'));
  expect(issues.map((issue) => v.getDotPath(issue))).toContain(`${TOKEN}.protocolVersion`);
  expect(JSON.stringify(issues)).not.toContain('PLANTED');
});

test('v.pick of the schema checks the fields only', () => {
  const Sent = v.pick(Sale, ['brand', 'order_amount']);
  expect(v.is(Sent, { brand: 'wallet1', order_amount: '10.00' })).toBe(true);
  expect(v.is(Sent, { brand: 'wallet1', order_amount: '10' })).toBe(false);
});

const WALLET1 = { brand: 'wallet1' };
test.each([
  [v.message(Sale, 'own'), WALLET1, 'own'],
  [v.config(Sale, { message: 'of the run' }), WALLET1, 'of the run'],
  [
    v.object({ sale: Sale }),
    { sale: WALLET1 },
    'parameters[paymentToken] is missing; a sale with brand wallet1 must have it',
  ],
])('v.message, v.config and v.object apply to its issues: %#', (schema, input, message) => {
  expect(v.safeParse(schema, input).issues?.map((issue) => issue.message)).toEqual([message]);
});
