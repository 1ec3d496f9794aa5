import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../src/checker/check-text.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../samples/${name}`, import.meta.url), 'utf8');

const check = (text: string, kind?: string) => checkText({ text, kind });

/** The marked text of each finding, with its rule. */
const marked = (text: string, kind?: string) =>
  check(text, kind).findings.map(({ rule, span }) => [rule, text.slice(span.start, span.end)]);

const NESTED = new URLSearchParams({
  brand: 'wallet2',
  'parameters[paymentToken]': JSON.stringify({ protocolVersion: 'ECv1', signedMessage: '{"a":}' }),
}).toString();

test.each([
  ['a sample', sample('mistakes/quantity-unit-pcs.json'), undefined, ['allowed-value', '"pcs"']],
  ['a syntax error in a token in a form', NESTED, 'sale-form', ['syntax', '%7D']],
  [
    'a recording',
    '{"log":{"entries":[{"request":{"postData":{"text":"{\\"descriptor\\":1}"}}}]}}',
    undefined,
    ['value-type', '1'],
  ],
  ['a text with a byte-order mark', '\uFEFF{\n"Descriptor":"a"}', 'card-params', ['unknown-field', '"Descriptor"']],
])('%s is marked at its mistake', (_, text, kind, mark) => {
  expect(marked(text, kind)).toContainEqual(mark);
});

test.each([
  ['curl', "curl 'https://pay.example/post-va' \\\n  --data-raw 'FORM'"],
  ['HTTP', 'POST /post-va HTTP/1.1\n\nFORM'],
])('a form in a request of %s is marked in place', (_, request) => {
  const form = sample('mistakes/sale-double-encoded-token.form').trim();
  const marks = marked(form);
  expect(marks.length).toBeGreaterThan(0);
  expect(marked(request.replace('FORM', () => form))).toEqual(marks);
});

test('several pasted requests are marked in place', () => {
  const text = `curl -d '{"descriptor":1,"x":"{}"}' x
curl -d '{"descriptor":22}' x`;
  expect(marked(text)).toEqual([
    ['value-type', '1'],
    ['value-type', '22'],
    ['unknown-field', '"x"'],
  ]);
});

test.each([
  ['{"profile":{"cardSet":6}}', 'profile-set'],
  ['{"profile":{"cardSet":6},"rules":{"profile-set":"off"}}', undefined],
  [' ', undefined],
  [undefined, undefined],
])('with the settings %s, the rule %s has a finding', (settings, rule) => {
  const { notChecked, findings } = checkText({ text: '{"descriptor":"a"}', settings });
  expect(notChecked).toBe('');
  expect(findings[0]?.rule).toBe(rule);
});

test.each([
  ['{"profile":{"require":["parameters.card.descriptr"]}}', 'is not a field of the interface document'],
  ['{"profile":{"cardSet":7}}', 'profile.cardSet must be'],
  ['{"profile":{"cardset":6}}', 'profile.cardset is not'],
  ['{"cardSet":6}', 'cardSet is not a setting here; did you mean profile.cardSet?'],
  ['{"rules":{"one-sett":"off"}}', 'rules.one-sett'],
  ['{"rules":{"one-set":"fatal"}}', 'rules.one-set must be'],
  ['[]', 'must be an object'],
  ['{', 'the settings must be JSON'],
])('the settings %s are reported, and nothing is checked: %s', (settings, problem) => {
  const { notChecked, findings } = checkText({ text: '{"descriptor":"a"}', settings });
  expect(notChecked).toContain(problem);
  expect(findings).toEqual([]);
});

test.each(['{', 'null', '"a"', '[]', '=&=', '{"a":'.repeat(200), '%', '\u0000', '{"a":"{\\"b\\":"}'])(
  'any text is checked without an exception: %j',
  (text) => {
    expect(check(text)).toHaveProperty('total');
  },
);

test.each([
  [999, 1000],
  [1000, 1000],
  [1001, 1000],
])('for %i warnings and an error at the end, the page gets %i findings, the error first', (warnings, shown) => {
  const unknown = Object.fromEntries(Array.from({ length: warnings }, (_, i) => [`unknown${i}`, '']));
  const text = JSON.stringify({ ...unknown, descriptor: 'more than twenty characters' });
  const { findings, total } = check(text, 'card-params');
  expect(total).toBe(`1 error, ${warnings} warnings${warnings < shown ? '' : '; the first 1000 are listed'}`);
  expect(findings).toHaveLength(shown);
  expect(findings[0]?.severity).toBe('error');
});

const BODY = '{"merchant_key":"key","operation":"purchase","methods":["card"]}';

test.each([
  ['a payload', BODY, [['session-request, line 1', BODY, true]]],
  ['a form', 'action=SALE&brand=naps', [['sale-form, line 1', 'action=SALE&brand=naps', true]]],
  ['a curl command', `curl -d '${BODY}' x`, [['session-request, line 1', BODY, false]]],
  ['a line of a log', `10:00 start\n10:01 INFO sent ${BODY} in 3 ms`, [['session-request, line 2', BODY, false]]],
  [
    'lines of JSON',
    `${BODY}\n${BODY}`,
    [1, 2].map((line) => [`session-request ${line} of 2, line ${line}`, BODY, false]),
  ],
  [
    'an array',
    `[${BODY},\n${BODY}]`,
    [1, 2].map((line) => [`session-request ${line} of 2, line ${line}, [${line - 1}]`, BODY, false]),
  ],
  [
    'a recording',
    JSON.stringify({ log: { entries: [{ request: { method: 'POST', postData: { text: BODY } } }] } }),
    [['session-request, line 1', BODY, false]],
  ],
  ['a text without a payload', 'hello', []],
])('what is found in %s', (_, text, found) => {
  const { parts } = checkText({ text });
  expect(parts.map(({ title, text: own, isWhole }) => [title, own, isWhole])).toEqual(found);
});

test.each([
  ['a mistake', '{"descriptor":"more than twenty characters"}', '1 error'],
  ['none', '{"descriptor":"a"}', 'No findings'],
])('a part has the number of its own findings: %s', (_, text, total) => {
  const { parts } = checkText({ text: `${text}\n{"descriptor":1}`, kind: undefined });
  expect(parts[0]?.total).toBe(total);
});

test.each([
  ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n', 'a certificate or request in PEM'],
  ['-----BEGIN EC PRIVATE KEY-----\nMIIB\n-----END EC PRIVATE KEY-----\n', 'a private key'],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'a JSON Web Token'],
  ['<?xml version="1.0"?><order/>', 'XML'],
  ['<!DOCTYPE html><html></html>', 'HTML'],
  ["array (\n  'order' => \n  array (\n  ),\n)", 'an array that PHP printed'],
  ['Array\n(\n    [order] => 1\n)', 'an array that PHP printed'],
  ['{"error_code":204,"error_message":"Invalid order"}', 'an answer with an error'],
  ['order:\n  amount: 1\n', 'YAML'],
  ['# test\nmethods:\n  - card\n', 'YAML'],
  ['hello', 'no request, form, token or settings'],
  ['2026 INFO started\n', 'no request, form, token or settings'],
  ['\u0089PNG', 'no request, form, token or settings'],
  ['{"a":', 'the JSON is cut off inside a'],
  ['{"a":1}', 'the text is not a payload of a known kind'],
  ['[1]', 'the text must be a JSON object'],
])('%j is not checked: %s', (text, why) => {
  expect(checkText({ text }).notChecked).toContain(why);
});

test.each(['', ' \n', '{"methods":["card"]}', 'action=SALE&brand=wallet1', '{"methods":["card"'])(
  '%j is checked, or empty',
  (text) => {
    expect(checkText({ text }).notChecked).toBe('');
  },
);

test('a kind that does not exist is reported', () => {
  expect(checkText({ text: '{}', kind: 'card' }).notChecked).toBe('there is no kind card');
});

test.each([
  ['{"gateway":"g"}', ''],
  ['{"gateway":""}', 'gateway must be the name of your gateway'],
])('the settings %s are those of the configuration', (settings, problem) => {
  expect(checkText({ text: BODY, settings }).notChecked).toBe(problem);
});
