import { check, type PayloadType } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore Tests take the words of a list from one place.
import { inWords } from '../../rule-kit/test/list-in-words.ts';
import { repairToken, wallet1PaymentDataTable, wallet1TokenType, wallet2TokenType } from '../src/index.ts';
import { textOf } from './tokens/damages.ts';

const EXACT = 'Send the token exactly as the wallet gave it.';

describe('the message names the cause of invalid text', () => {
  const ecv2 = textOf('ECv2');
  const cutAt = ecv2.indexOf('keyValue');
  // biome-ignore format: a table
  test.each<[string, string, string]>([
    ['', 'empty-token', 'the token is empty'],
    ['""', 'empty-token', 'the token is empty'],
    [ecv2.slice(0, cutAt), 'token-cut-off-inside', 'the token is cut off inside intermediateSigningKey.signedKey'],
    ['{"signature":"MA=="', 'token-cut-off', 'the token is cut off before its end'],
    ['{"signature":"A', 'token-cut-off-inside', 'the token is cut off inside signature'],
    ['{"signature":"MEUC\nAA=="}', 'token-line-break', 'the token has a line break inside signature, as in an e-mail'],
    ['{"signature" "AA"}', 'token-not-json', 'the token is not valid JSON: it was changed after the wallet gave it'],
    ['{"signature":"AA",}', 'trailing-comma', 'trailing comma after the last field of the token'],
    ['{&quot;signature&quot;:&quot;AA&quot;}', 'html-entity', 'the token has HTML entities instead of quotes'],
    ['{“signature”:“AA”}', 'typographic-quote', 'the token must have straight double quotes, but has typographic quotes'],
    ['\uFEFF{"signature":"AA"}', 'byte-order-mark', 'the token must not start with a byte-order mark'],
    ['undefined', 'no-token', 'the token is "undefined", which code writes if the token is missing'],
    ['true', 'no-token', 'the token is "true", which code writes if the token is missing'],
    ['[FILTERED]', 'masked-token', 'the token is masked, as in a log'],
    ['tok_1abcDEF', 'other-string', "the token must be the JSON that the wallet gave, but is another string"],
    [JSON.stringify('a string'), 'other-string', "the token must be the JSON that the wallet gave, but is another string"],
    [JSON.stringify(ecv2), 'token-encoded-twice', 'the token is JSON-encoded twice'],
    [JSON.stringify(JSON.stringify(ecv2)), 'token-encoded-twice', 'the token is JSON-encoded twice'],
    [ecv2.replaceAll('\\"', '"'), 'missing-backslashes', 'the token lost the backslashes of the JSON text in signedKey'],
    [textOf('EC_v1'), 'other-wallet', 'the token is a wallet1 token, but brand wallet2 needs a wallet2 token'],
    ['{}', 'not-a-token', 'the token must be a wallet2 token, but has none of its fields'],
    ['{"PaymentMethodData":{}}', 'misspelled-name', 'PaymentMethodData must be spelled paymentMethodData'],
  ])('%j: %s', (text, code, message) => {
    const findings = check(wallet2TokenType, text);
    expect(findings).toMatchObject([{ severity: 'error', code }]);
    expect(findings.map((each) => each.message)).toEqual([message]);
  });

  test('lost-plus counts the values', () => {
    const text = '{"protocolVersion":"ECv1","signature":"M U ","signedMessage":"{\\"tag\\":\\"A AA\\"}"}';
    const finding = check(wallet2TokenType, text).find(({ rule }) => rule === 'lost-plus');
    expect(finding).toMatchObject({ code: 'lost-plus', params: { values: 2 } });
    expect(finding?.message).toBe(
      'signature lost its + signs (spaces in 2 values): the token was put into the form without URL encoding',
    );
  });
});

const ECV2 = { signature: 'MEUC', protocolVersion: 'ECv2' };

test('a part with too many values is not read', () => {
  const codesOf = (signedMessage: unknown): string[] =>
    check(wallet2TokenType, JSON.stringify({ ...ECV2, signedMessage: JSON.stringify(signedMessage) })).map(
      ({ code }) => code,
    );
  const fields = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, '']));
  const items = (count: number): object => ({ tag: Array(count).fill('') });
  expect([...codesOf(fields(10_000)), ...codesOf(items(100_000))].filter((code) => code.startsWith('too-'))).toEqual(
    [],
  );
  expect(codesOf(fields(10_001))).toContain('too-many-fields');
  expect(codesOf(items(100_001))).toContain('too-many-items');
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const hex = (text: string): string => Buffer.from(text).toString('hex');

describe('printed-object: an object as several programming languages print it', () => {
  // biome-ignore format: a table
  test.each([
    ['JavaScript', "{ signature: 'AA' }"], ['JavaScript', '[object Object],[object Object]'], ['JavaScript', '[object Promise]'],
    ['Kotlin or Java', 'PaymentData(version=EC_v1, data=AA)'], ['Kotlin or Java', '{signature=AA, protocolVersion=ECv2}'],
    ['Kotlin or Java', 'com.shop.Token@1b2c3d4e'], ['Kotlin or Java', base64('{signature=AA, protocolVersion=ECv2}')],
    ['Swift', 'Optional("{\\"signature\\":\\"AA\\"}")'], ['Swift', '<7b227369 676e6174>'], ['Swift', '1024 bytes'], ['Swift', '<PKPaymentToken: 0x600>'],
    ['Swift', '{length = 1024, bytes = 0x7b227369 ... 22417d7d }'], ['Swift', '["signature": "AA"]'], ['Swift', '[AnyHashable("signature"): "AA"]'],
    ['PHP', 'Array'], ['PHP', 'Array\n(\n    [signature] => AA\n)'], ['PHP', 'array(1) {'], ['PHP', 'stdClass Object\n('],
    ['PHP', 'a:1:{s:9:"signature";s:2:"AA";}'], ['PHP', 'O:8:"stdClass":1:{s:9:"signature";s:2:"AA";}'],
    ['Python', "{'signature': 'AA'}"], ['Python', '<shop.Token object at 0x7f>'], ['Python', "b'{\"signature\":\"AA\"}'"],
    ['Ruby', '{:signature=>"AA"}'], ['Ruby', '{"signature"=>"AA"}'], ['Ruby', '#<Token>'], ['Ruby', '<ActionController::Parameters {"signature"=>"AA"}>'],
    ['C#', 'System.Collections.Generic.Dictionary`2[System.String,System.Object]'],
    ['Go', 'map[signature:AA]'], ['Go', '&{signature:AA}'], ['Dart', "Instance of 'PaymentData'"], ['Dart', '{signature: AA}'],
  ])('%s: %j', (language, text) => {
    expect(check(wallet1TokenType, text)).toMatchObject([
      { rule: 'token-as-object-string', code: 'printed-object', params: { language } },
    ]);
  });
});

test('a token in another encoding is decoded, also twice', () => {
  const text = textOf('ECv2');
  const encodings = { base64, hex, 'base64 twice': (json: string) => base64(base64(json)), 'data URL': toDataUrl };
  for (const encode of Object.values(encodings)) {
    expect(check(wallet2TokenType, encode(text))).toMatchObject([{ code: 'token-as-base64' }]);
    expect(repairToken('wallet2', encode(text))?.text).toBe(text);
  }
  expect(check(wallet2TokenType, hex(text)).map(({ message }) => message)).toEqual([
    'the token must be the JSON that the wallet gave, but is hexadecimal of it',
  ]);
});

const toDataUrl = (json: string): string => `data:application/json;base64,${base64(json)}`;

describe('null in the field of another version is one finding', () => {
  const [ec, ecv1] = [JSON.parse(textOf('EC_v1')), JSON.parse(textOf('ECv1'))];
  ec.paymentData.header.wrappedKey = null;
  test.each<[string, PayloadType, object]>([
    ['paymentData.header.wrappedKey must be a string, but is null', wallet1TokenType, ec],
    [
      'intermediateSigningKey must be an object, but is null',
      wallet2TokenType,
      { ...ecv1, intermediateSigningKey: null },
    ],
  ])('%s', (message, token, value) => {
    const errors = check(token, JSON.stringify(value)).filter(({ severity }) => severity === 'error');
    expect(errors.map((each) => each.message)).toEqual([message]);
  });
});

test('object-as-string: only for a string of JSON', () => {
  const paymentData = JSON.parse(textOf('EC_v1')).paymentData;
  const token = { paymentData, paymentMethod: 'Visa 1234', transactionIdentifier: paymentData.header.transactionId };
  expect(check(wallet1TokenType, JSON.stringify(token))).toMatchObject([{ rule: 'value-type', code: 'wrong-type' }]);
});

describe('simulator-token', () => {
  test.each<object>([
    { paymentData: {}, transactionIdentifier: 'Simulated Identifier' },
    { paymentData: '', paymentMethod: {} },
    { paymentData: null },
    { transactionIdentifier: 'Simulated Identifier' },
  ])('%j', (token) => {
    const found = check(wallet1TokenType, JSON.stringify(token)).map((each) => [each.rule, each.message]);
    expect(found).toEqual([['example-token', 'paymentData is empty, as in the tokens of a simulator']]);
  });
});

describe('misspelled-name: names are compared without case, - and _', () => {
  const header = { transaction_id: 'ab'.repeat(32) };
  // biome-ignore format: a table
  test.each<[string, object, string[]]>([
    ['a misspelled version', { version: 'EC-v1' }, ['version must be "EC_v1", but is "EC-v1"']],
    ['another version', { version: 'EC_v2' }, [`version must be ${inWords(wallet1PaymentDataTable.rows.version[3].values)}, but is "EC_v2"`]],
    ['a field of the header', { version: 'EC_v1', header }, ['header.transaction_id must be spelled transactionId']],
  ])('%s', (_, token, messages) => {
    const all = check(wallet1TokenType, JSON.stringify(token)).map((each) => each.message);
    expect(all.filter((message) => /version|transaction/.test(message))).toEqual(messages);
    expect(check(wallet1TokenType, JSON.stringify(token)).map((each) => each.hint)).not.toContain('Did you mean EC_v1?');
  });

  test('a field of a wallet2 token', () => {
    const token = textOf('ECv2').replace('"protocolVersion"', '"protocol_version"');
    expect(check(wallet2TokenType, token)).toMatchObject([
      { severity: 'error', code: 'misspelled-name', params: { meant: 'protocolVersion' } },
    ]);
  });
});

describe('no hint changes the signed text', () => {
  test.each(['{"signature":"AA",}', '{"a":\'AA\'}', '{"signature":"AA","signature":"AA"}'])('%j', (text) => {
    expect(check(wallet2TokenType, text)).toContainEqual(expect.objectContaining({ hint: EXACT }));
  });

  test('damage on the way, and what the wallet gave wrong, have hints of their own', () => {
    const hintOf = (token: object, code: string) =>
      check(wallet2TokenType, JSON.stringify(token)).find((each) => each.code === code)?.hint;
    const paymentData = { ...JSON.parse(textOf('PaymentData')), apiVersion: 1 };
    expect(hintOf({ protocolVersion: 'ECv1', signature: 'M%2BUC' }, 'percent-encoded-value')).toBe(
      'URL-encode the form once.',
    );
    expect(hintOf({ protocolVersion: 'ECv1', signature: 'M UC' }, 'lost-plus')).toContain('%2B');
    expect(hintOf(paymentData, 'wrong-api-version')).toContain('apiVersion 2');
  });

  test('every finding inside a token has the hint to send it as given', () => {
    const token = { ...JSON.parse(textOf('ECv2')), signature: 'AB', protocolVersion: 1, tag: '' };
    const found = check(wallet2TokenType, JSON.stringify(token));
    expect(found.map(({ path, hint }) => [path[0], hint])).toEqual([
      ['tag', EXACT],
      ['signature', EXACT],
      ['protocolVersion', EXACT],
    ]);
  });
});

describe('an object that is not a whole token has one finding, which names it', () => {
  const [ec, ecv2] = [JSON.parse(textOf('EC_v1')), JSON.parse(textOf('ECv2'))];
  const paymentData = JSON.parse(textOf('PaymentData'));
  const card = { applicationPrimaryAccountNumber: '4111111111111111', paymentData: { eciIndicator: '5' } };
  const details = { paymentMethod: 'CARD', paymentMethodDetails: { pan: '4111111111111111' } };
  // biome-ignore format: a table
  test.each<[string, unknown, string, string]>([
    ['signedMessage', JSON.parse(ecv2.signedMessage), 'the token must be whole, but is only signedMessage of a wallet2 token', 'same'],
    ['signedKey', JSON.parse(ecv2.intermediateSigningKey.signedKey), 'the token must be whole, but is only intermediateSigningKey.signedKey of a wallet2 token', 'same'],
    ['intermediateSigningKey', ecv2.intermediateSigningKey, 'the token must be whole, but is only intermediateSigningKey of a wallet2 token', 'same'],
    ['header', ec.paymentData.header, 'the token must be whole, but is only paymentData.header of a wallet1 token', 'same'],
    ['decrypted by wallet1', card, 'applicationPrimaryAccountNumber is decrypted card data, which must not be sent', 'same'],
    ['decrypted cryptogram', { paymentData: { onlinePaymentCryptogram: 'AA' } }, 'paymentData.onlinePaymentCryptogram is decrypted card data, which must not be sent', 'same'],
    ['decrypted by wallet2', details, 'paymentMethodDetails.pan is decrypted card data, which must not be sent', 'same'],
    ['PaymentData in paymentData', { paymentData }, 'the token must be sent alone, but is inside paymentData', 'other-wallet'],
    ['a token in data', { data: ecv2 }, 'the token must be sent alone, but is inside data', 'other-wallet'],
    ['a token as a string in paymentToken', { paymentToken: textOf('ECv2') }, 'the token must be sent alone, but is inside paymentToken', 'other-wallet'],
    ['a wallet1 token in token', { token: ec }, 'the token is a wallet1 token, but brand wallet2 needs a wallet2 token', 'nested-token'],
    ['one name of wallet1', { paymentMethod: 'CARD' }, 'the token must be a wallet2 token, but has none of its fields', 'value-type'],
  ])('%s', (_, token, message, ofWallet1) => {
    const [finding, ...others] = check(wallet2TokenType, JSON.stringify(token));
    expect([finding?.severity, finding?.message, others]).toEqual(['error', message, []]);
    const [first] = check(wallet1TokenType, JSON.stringify(token));
    expect(first?.rule).toBe(ofWallet1 === 'same' ? finding?.rule : ofWallet1);
    expect(JSON.stringify(finding)).not.toContain('4111');
  });
});
