import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kinds, lintText } from '../src/index.ts';

const CARD = '{"descriptor":"Order 1001"}';
const SESSION = '{"merchant_key":"key-1","operation":"purchase","methods":["card"]}';
const SALE = '{"action":"SALE","client_key":"key-1","brand":"naps","order_id":"1001","order_amount":"49.9"}';
const FORM =
  'action=SALE&client_key=key-1&brand=naps&order_id=1001&order_amount=49.90&order_currency=EUR&order_description=Cups&hash=MA';
const TOKEN = {
  protocolVersion: 'ECv1',
  signature: 'MAYC AQECAQE',
  signedMessage: JSON.stringify({ encryptedMessage: 'A AA', ephemeralPublicKey: 'B BB', tag: 'C CC' }),
};

const rulesIn = (text: string, options = {}): string[] =>
  lintText(text, options).findings.map(({ line, column, rule, path }) => `${line}:${column} ${rule} ${path.join('/')}`);

test.each([
  ['brand=naps&order_amount=1.00', '1:8 allowed-value action'],
  ['brand=naps', '1:8 other-action action'],
  ['order_amount=1.00', '1:8 other-action action'],
])('another action than SALE, with %s', (fields, expected) => {
  const ofAction = rulesIn(`action=CAPTURE&client_key=key-1&hash=MA&${fields}`).filter((line) =>
    line.endsWith('action'),
  );
  expect(ofAction).toEqual([expected]);
});

test.each([
  ['card_number=4111111111111111&order_amount=1.00', ['1:61 other-action card_number']],
  ['cardNumber={{card}}', ['1:60 other-action cardNumber']],
  ['card_number=4111111111111111&brand=vcard', expect.not.arrayContaining(['1:61 other-action card_number'])],
])("a sale with a card's number and no brand is of another endpoint: %s", (fields, expected) => {
  expect(rulesIn(`action=SALE&client_key=key-1&order_id=1&hash=MA&${fields}`)).toEqual(expected);
});

describe('a text of an unknown kind is reported with its probable cause', () => {
  test.each<[string, string, object]>([
    ['{"name":1}', 'unknown-object', { kinds }],
    ['{"a":{"b":1},"c":"{}"}', 'unknown-object', { kinds }],
    [
      '{"level":"info","body":{"operation":"purchase","methods":["card"]}}',
      'payload-inside',
      { kind: 'session-request' },
    ],
    ['{"level":"info","body":"order_id=1&order_amount=1.00"}', 'payload-inside', { kind: 'sale-form' }],
    ['{"Descriptor ":"a"}', 'misspelled-names', { kind: 'card-params' }],
    [`[1,${CARD}]`, 'array-of-payloads', {}],
    ['[1,{"name":1}]', 'no-object', { actual: 'array' }],
    ['null', 'no-object', { actual: 'null' }],
    ['"text"', 'no-object', { actual: 'string' }],
    ['"[text"', 'no-object', { actual: 'string' }],
    ['"{\\"name\\":1}"', 'payload-encoded-twice', {}],
  ])('%s: %s', (text, code, params) => {
    const { kind, findings } = lintText(text);
    expect(kind).toBeUndefined();
    expect(findings).toMatchObject([{ rule: 'unknown-kind', severity: 'error', line: 1, column: 1, code, params }]);
    const texts = findings.flatMap(({ message, hint = '' }) => [message, hint]);
    expect(texts.join(' ')).not.toMatch(/[{}]/);
  });

  test('but only a syntax error if it is invalid JSON', () => {
    expect(rulesIn('{"name":1,}')).toEqual(['1:10 syntax ']);
  });
});

test.each([
  ['parameters[paymentToken]=%7B%7D', 'sale-form'],
  ['parameters[card][descriptor]=Order', 'session-request'],
  ['order[number]=1&methods[]=card', 'session-request'],
  ['customer[name]=a', undefined],
  ['shipping.city=a&cart.items[0].name=b', 'card-params'],
  [FORM, 'sale-form'],
])('the form %s has the kind %s', (text, kind) => {
  expect(lintText(text).kind).toBe(kind);
});

test('a session request as a form is a syntax error', () => {
  const { kind, findings } = lintText('methods=card&operation=purchase');
  expect(kind).toBe('session-request');
  expect(findings).toMatchObject([{ rule: 'syntax', path: [], line: 1, column: 1, code: 'session-as-form' }]);
});

describe('a sale that is sent as JSON', () => {
  test.each([
    [`curl https://pay.example/post-va -d '${SALE}'`, 1, 38],
    [`curl https://pay.example/post-va --json '${SALE}'`, 1, 42],
    [`POST /post-va HTTP/1.1\nContent-Type: application/json\n\n${SALE}`, 4, 1],
  ])('has the error sale-as-json, and its fields are checked: %s', (text, line, column) => {
    const { kind, findings } = lintText(text);
    expect(kind).toBe('sale-form');
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'syntax', line, column, path: [], code: 'sale-as-json' },
      { rule: 'string-format', path: ['order_amount'] },
    ]);
  });

  test.each([
    [SALE],
    [`curl https://pay.example/post-va -d 'action=SALE&brand=naps'`],
    [`curl https://pay.example/api/v1/session -d '${SESSION}'`],
  ])('has no such error if it is another request or a file: %s', (text) => {
    expect(rulesIn(text)).not.toContain(expect.stringContaining('syntax'));
  });
});

describe('a sale that is written as JSON', () => {
  test.each([
    ['{"brand":"naps","order":{"amount":"1.00"},"hash":"a"}'],
    ['{"brand":"wallet2","order_id":"1","parameters":{},"hash":"a"}'],
    ['{"brand":"wallet1","parameters":{"paymentToken":"{}"},"order":{"number":"1"},"hash":"a"}'],
  ])('is recognized as a sale, also without action: %s', (text) => {
    expect(lintText(text).kind).toBe('sale-form');
  });

  const TOKEN = '{"signature":"MEQ*","protocolVersion":"ECv2"}';
  test.each([
    [
      `{"brand":"wallet2","parameters":{"paymentToken":${JSON.stringify(TOKEN)}}}`,
      ['1:20 token-name', '1:49 token-fields', '1:49 required', '1:70 string-format'],
    ],
    [
      `{"brand":"wallet2","parameters":{"paymentToken":${TOKEN}}}`,
      ['1:20 token-name', '1:49 json-as-object', '1:49 token-fields', '1:49 required', '1:66 string-format'],
    ],
    [`{"brand":"naps","parameters":{"paymentToken":${JSON.stringify(TOKEN)}}}`, ['1:17 token-name']],
  ])('has findings at the positions of its token: %s', (text, errors) => {
    const found = lintText(text).findings.filter(({ severity }) => severity === 'error');
    expect(found.map(({ rule, line, column }) => `${line}:${column} ${rule}`)).toEqual(errors);
  });
});

test('a correct session has at most one note, perhaps-not-debit', () => {
  const sample = readFileSync(new URL('../../../samples/good/set-5-sender-receiver.json', import.meta.url), 'utf8');
  expect(lintText(sample).findings).toMatchObject([{ severity: 'info', code: 'perhaps-not-debit' }]);
  expect(lintText(sample, { profile: { debitOperations: ['debit'] } }).findings).toEqual([]);
  const { methods, operation, success_url, cancel_url, parameters, ...rest } = JSON.parse(sample);
  expect(lintText(JSON.stringify(rest), { kind: 'session-request' }).findings).toEqual([]);
});

describe('each mistake of a form is reported once', () => {
  test.each([
    // A value with a broken escape is not checked, but its field's name is.
    [`${FORM}&order_amount=%`, ['1:124 duplicate-field order_amount', '1:137 syntax order_amount']],
    [FORM.replace('49.90', '9%'), ['1:69 syntax order_amount']],
    [`${FORM}&order=1%`, ['1:124 unknown-field order', '1:131 syntax order']],
    // A value of only + is a space: either that is reported, or an error of the value.
    [FORM.replace('Cups', '+'), ['1:111 lone-plus order_description']],
    [FORM.replace('49.90', '+'), ['1:68 string-format order_amount']],
    [`${FORM}&Co`, ['1:124 missing-equals ']],
  ])('%s', (text, findings) => {
    expect(rulesIn(text, { kind: 'sale-form' })).toEqual(findings);
  });

  test('lost-plus is reported once for several values', () => {
    const form = `${FORM.replace('naps', 'wallet2')}&parameters%5BpaymentToken%5D=${encodeURIComponent(JSON.stringify(TOKEN))}`;
    expect(lintText(form).findings).toMatchObject([
      {
        rule: 'lost-plus',
        path: ['parameters[paymentToken]', 'signature'],
        params: { values: 4 },
      },
    ]);
  });
});

test('a byte-order mark is reported, and does not move other findings', () => {
  expect(rulesIn(`\uFEFF${CARD}`)).toEqual(['1:1 syntax ']);
  expect(rulesIn(`\uFEFF{\n"descriptor":1}`)).toEqual(['1:1 syntax ', '2:14 value-type descriptor']);
});

test('a request without an empty line has no body', () => {
  expect(lintText(`POST /post-va HTTP/1.1\n${FORM}`).findings).toMatchObject([
    { code: 'no-payload', line: 1, column: 1 },
  ]);
});

test('a kind that does not exist throws a RangeError', () => {
  const message = /^kind must be one of session-request, .+, but is "card"$/;
  expect(() => lintText(CARD, { kind: 'card' })).toThrow(message);
});
