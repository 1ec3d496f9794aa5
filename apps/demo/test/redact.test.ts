import { kinds } from '@pg/lint';
import { samplePayload } from '@pg/lint/sample';
import { encodeComponent } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { brands } from '@pg/sale-form';
import { describe, expect, test } from 'vitest';
import { checkText } from '../src/checker/check-text.ts';
import { redactText } from '../src/checker/redact.ts';

/** A payload with every field of its kind. */
const payloads: readonly { readonly name: string; readonly kind: string; readonly payload: object }[] = [
  ...kinds.map((kind) => ({ name: kind, kind, payload: samplePayload({ kind, allFields: true }) })),
  ...([1, 2, 3, 4, 5, 6] as const).map((set) => ({
    name: `Set ${set}`,
    kind: 'session-request',
    payload: samplePayload({ kind: 'session-request', set, allFields: true }),
  })),
  ...Object.keys(brands).flatMap((name) => {
    const brand = Object.keys(brands).find((each): each is keyof typeof brands => each === name);
    return brand
      ? [{ name, kind: 'sale-form', payload: samplePayload({ kind: 'sale-form', brand, allFields: true }) }]
      : [];
  }),
];

const write = (kind: string, payload: object): string =>
  kind === 'sale-form'
    ? Object.entries(payload)
        .map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(String(value))}`)
        .join('&')
    : JSON.stringify(payload, null, 2);

const MARKER = 'Qz7';

/** The payload with a marker in each of its strings and numbers. */
const marked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(marked);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, marked(field)]));
  return typeof value === 'string' ? `${value.slice(0, 2)}${MARKER}` : value;
};

describe.each(payloads)('$name', ({ kind, payload }) => {
  test('has no marker after redaction, and the same names', () => {
    const text = write(kind, Object(marked(payload)));
    expect(text).toContain(MARKER);
    const redacted = redactText({ text, kind });
    expect(redacted).not.toContain(MARKER);
    const names = (json: string) => json.match(/"\w+":/g);
    // The document has no row for each object of this one.
    if (kind === 'wallet2-client-request') return;
    expect(names(redacted)).toEqual(names(text));
    expect(redacted.length).toBe(text.length);
  });

  test('keeps its findings, except in what a wallet made', () => {
    const text = write(kind, payload);
    const rulesOf = (given: string) => checkText({ text: given, kind }).findings.map(({ rule }) => rule);
    const isOpaque = /token|settings/.test(kind) || 'parameters[paymentToken]' in payload;
    if (!isOpaque) expect(rulesOf(redactText({ text, kind }))).toEqual(rulesOf(text));
  });
});

test.each([
  ['{"order":{"amount":"49.90"},"methods":["card"]}', '{"order":{"amount":"11.11"},"methods":["card"]}'],
  [
    '{"methods":["card"],"success_url":"https://shop.example/Å?id=7"}',
    '{"methods":["card"],"success_url":"https://xxxx.xxxxxxx/X?xx=1"}',
  ],
  ['{"methods":[],"john.doe@shop.example":1,"amuont":2}', '{"methods":[],"field2":1,"field3":1}'],
  ['{"methods":["card"],"merchant_key":"5b6402f0-f8f5"', '{"methods":["card"],"merchant_key":"1x1111x1-x1x1"'],
  [
    '{"parameters":{"card":{"cart":{"items":[{"quantity":12,"name":"Cup"}]}}}}',
    '{"parameters":{"card":{"cart":{"items":[{"quantity":11,"name":"Xxx"}]}}}}',
  ],
  ['client_key=k%209&order_amount=7.50&brand=naps', 'client_key=x+1&order_amount=1.11&brand=naps'],
  ['-----BEGIN KEY-----\nAb9\n', '-----XXXXX XXX-----\nXx1\n'],
  ['2026 INFO {"order":{"amount":"1.00"}}', '1111 XXXX {"xxxxx":{"xxxxxx":"1.11"}}'],
])('%s becomes %s', (text, redacted) => {
  expect(redactText({ text })).toBe(redacted);
});

test('names stay different, also twice', () => {
  const text = redactText({ text: '{"methods":[],"abc":1,"xyz":2,"abc":3,"qrs":4}' });
  expect(text).toBe('{"methods":[],"field2":1,"field3":1,"field2":1,"field4":1}');
});
