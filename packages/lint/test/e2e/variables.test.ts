import { expect, test } from 'vitest';
import { findingsOf, places } from './command.ts';

/** A payload for certain, with a mistake in `type`, and a given text as the value of `houseNumber1`. */
const bad = (houseNumber: string): string =>
  `{"shipping":{"type":"sent back","houseNumber1":${houseNumber},"houseNumber2":"2"}}`;
const NOTE = '1:48 with-variables';
const MISTAKE = '1:21 type-code';

test.each<[string, string, string[]]>([
  ['a.json', bad('"{{number}}"'), [MISTAKE, NOTE]],
  ['a.json', bad('"No ${number}"'), [MISTAKE, NOTE]],
  ['a.json', bad('"<number>"'), [MISTAKE]],
  ['a.json', bad('"$NUMBER"'), [MISTAKE, NOTE]],
  ['a.json', bad('{{number}}'), [MISTAKE, NOTE]],
  ['a.json', bad('<number>'), [MISTAKE, NOTE]],
  ['a.json', bad('"a < b > c, 5 $"'), [MISTAKE]],
  ['a.json', '{"merchant_key":"k","hash":{{#if a}}"h"{{/if}}}', ['1:1 expected-field', '1:28 with-variables']],
  ['a.jsonc', bad('"{{number}}" // {{x}}\n'), [MISTAKE, NOTE]],
  ['a.json', JSON.stringify({ body: bad('{{number}}') }), ['1:34 type-code', '1:65 with-variables']],
  ['a.http', `POST x\n\n${bad('{{number}}')}`, ['3:21 type-code', '3:48 with-variables']],
  ['a.sh', `curl -d '${bad('"\'$NUMBER\'"')}'`, ['1:30 type-code', '1:57 with-variables']],
  ['a.sh', `curl -d "${bad('$(number)').replaceAll('"', String.raw`\"`)}"`, ['1:34 type-code', '1:65 with-variables']],
  [
    'a.yaml',
    'shipping:\n  type: sent back\n  houseNumber1: {{ number }}\n  houseNumber2: ${n}\n',
    ['2:9 type-code', '3:17 with-variables', '4:17 with-variables'],
  ],
  [
    'a.form',
    'action=SALE&brand={{brand}}&order_amount=1&order_currency=<c>',
    ['1:19 with-variables', '1:42 string-format', '1:59 with-variables'],
  ],
])('in %s, a field with a variable gets a note, and the other fields are checked: %j', async (name, text, expected) => {
  const found = places(await findingsOf(text, [], name)).filter((each) => !/sale-fields/.test(each));
  expect(found).toEqual(expected);
});

/** A token with mistakes in its version, and in signedMessage, without a signing key, and with a given signature. */
const token = (signature: string): string =>
  JSON.stringify({ protocolVersion: 'ECv3', signature, signedMessage: JSON.stringify({ tag: signature, more: 1 }) });
const sale = (brand: string, paymentToken: string): string =>
  new URLSearchParams({ action: 'SALE', brand, 'parameters[paymentToken]': paymentToken }).toString();

/** What is found in the token, with `parameters[paymentToken]` left out of the paths. */
const IN_TOKEN = [
  'token-fields intermediateSigningKey',
  'allowed-value protocolVersion',
  'with-variables signature',
  'required signedMessage encryptedMessage',
  'required signedMessage ephemeralPublicKey',
  'with-variables signedMessage tag',
  'unknown-field signedMessage more',
];

test.each<[string, string, string[]]>([
  ['wallet2', token('<sig>'), IN_TOKEN],
  ['wallet2', token('{{signature}}'), IN_TOKEN],
  ['wallet2', '<token>', ['with-variables ']],
  ['wallet2', '{{token}}', ['with-variables ']],
  ['<brand>', token('<sig>'), ['with-variables signature', 'with-variables signedMessage tag']],
])('in the token of a sale with brand %s, what is known is checked: %j', async (brand, text, expected) => {
  const found = await findingsOf(sale(brand, text), [], 'a.form');
  const inToken = found.filter(({ path }) => path[0] === 'parameters[paymentToken]');
  expect(inToken.map(({ rule, path }) => `${rule} ${path.slice(1).join(' ')}`)).toEqual(expected);
});

test.each([
  ['wallet2-token', token('<sig>'), IN_TOKEN],
  ['wallet2-token', '<token>', ['with-variables ']],
])('in a file of kind %s, what is known is checked: %j', async (kind, text, expected) => {
  const found = await findingsOf(text, ['--kind', kind], 'a.txt');
  expect(found.map(({ rule, path }) => `${rule} ${path.join(' ')}`)).toEqual(expected);
});

// biome-ignore format: a table
test.each<[string, string, string[]]>([
  ['a.form', 'action=SALE&brand=%7B%7Bbrand%7D%7D', ['1:19 with-variables']],
  ['a.form', 'action=SALE&brand=%3Cbrand%3E', ['1:19 with-variables']],
  ['a.json', '{"action":"SALE","brand":"naps","{{name}}":1,"order_amount":"1"}', ['1:44 with-variables', '1:61 string-format']],
  ['a.json', '{"action":"SALE","brand":"\\u007b{brand}}","order_amount":"1"}', ['1:26 with-variables', '1:58 string-format']],
  ['a.json', '{"action":"SALE","brand":"<br>","client_key":"<https://a.example>"}', ['1:26 allowed-value']],
])('in %s, %s', async (name, text, expected) => {
  const found = await findingsOf(text, [], name);
  expect(places(found).filter((each) => !/sale-fields/.test(each))).toEqual(expected);
});

const session = (amount: string): string =>
  `{"merchant_key":"<merchant_key>","hash":"h","order":{"amount":${amount},"currency":"eur"}}`;

test('a placeholder of the document gets a note instead of an error', async () => {
  const found = await findingsOf(session('"<amount>"'), [], 'a.json');
  const notes = found.filter(({ rule }) => rule === 'with-variables');
  expect(places(notes)).toEqual(['1:63 with-variables']);
  expect(notes[0]).toMatchObject({
    code: 'variable-field',
    severity: 'info',
    path: ['order', 'amount'],
    message: 'order.amount has a variable that is filled in when it is sent, so it is not checked',
  });
});

test('dropped findings are neither counted nor joined with others', async () => {
  const items = [...Array<string>(20).fill('{{method}}'), 5, 6];
  const text = JSON.stringify({ merchant_key: 'key', hash: 'a', methods: items, parameters: { naps: {} } });
  const found = await findingsOf(text, ['--kind', 'session-request'], 'a.json');
  const inMethods = found.filter(({ path: [name] }) => name === 'methods');
  expect(inMethods.filter(({ severity }) => severity === 'error').map(({ path }) => path)).toEqual([
    ['methods', 20],
    ['methods', 21],
  ]);
  const notes = inMethods.filter(({ rule }) => rule === 'with-variables');
  expect(notes.map(({ code, path }) => `${code} ${path.join(' ')}`).slice(-2)).toEqual([
    'variable-field methods 8',
    'variable-field methods 9',
  ]);
  expect(notes).toContainEqual(
    expect.objectContaining({
      code: 'more-findings',
      path: ['methods'],
      params: { more: 10, max: 10, of: 'variable-field', in: [] },
    }),
  );
});
