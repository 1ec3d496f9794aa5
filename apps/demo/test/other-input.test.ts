import { expect, test } from 'vitest';
import { checkText } from '../src/checker/check-text.ts';

test.each([
  ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n', 'a certificate or request in PEM'],
  ['-----BEGIN EC PRIVATE KEY-----\nMIIB\n-----END EC PRIVATE KEY-----\n', 'a private key in PEM'],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'a JSON Web Token'],
  ['<?xml version="1.0"?><order/>', 'XML'],
  ['<!DOCTYPE html><html></html>', 'HTML'],
  ["array (\n  'order' => \n  array (\n  ),\n)", 'what PHP prints for an array'],
  ['Array\n(\n    [order] => 1\n)', 'what PHP prints for an array'],
  ['{"error_code":204,"error_message":"Invalid order"}', 'an answer with an error'],
])('%j is named: %s', async (text, what) => {
  expect((await checkText({ text })).other?.what).toBe(what);
});

test.each(['', ' \n', '{"methods":["card"]}', 'action=SALE&brand=wallet1', 'hello'])(
  '%j is not named',
  async (text) => {
    expect((await checkText({ text })).other).toBeUndefined();
  },
);

test('a sign that turns the direction of a text is told', async () => {
  const { findings } = await checkText({ text: '{"descriptor":"Order \u202E1001"}' });
  expect(findings.map(({ message }) => message)).toEqual([expect.stringMatching(/control character at character 7/)]);
});
