import { expect, test } from 'vitest';
import { findSensitive, redact } from '../src/share/sensitive.ts';

const TOKEN = 'AbC+/9'.repeat(20);
const KEY = `-----BEGIN EC PRIVATE KEY-----\nabc\n-----END EC PRIVATE KEY-----`;

test.each([
  ['a card number', '{"number":"4242424242424242"}', '{"number":"0000000000000000"}'],
  ['a card number', '4242 4242 4242 4242', '0000 0000 0000 0000'],
  ['a wallet token', `{"data":"${TOKEN}="}`, `{"data":"${'x'.repeat(121)}"}`],
  ['a private key', `{"key":"${KEY}"}`, `{"key":"${'x'.repeat(KEY.length)}"}`],
])('%s is found in %s, and masked', (what, text, redacted) => {
  expect(findSensitive(text).map((part) => part.what)).toEqual([what]);
  expect(redact(text)).toBe(redacted);
});

test.each(['{"number":"4242424242424241"}', '{"amount":"49.90"}', '000000000000', '2030-06-01 12:00'])(
  '%s is not sensitive',
  (text) => {
    expect(findSensitive(text)).toEqual([]);
    expect(redact(text)).toBe(text);
  },
);
