import type { PayloadType } from '@pg/rule-kit';
import { type WalletName, wallets } from '../../src/index.ts';
import { makeWallet1Token } from './make-wallet1-token.ts';
import { asWallet2Writes, makeWallet2Token } from './make-wallet2-token.ts';

const wallet1Text = (options: Partial<Parameters<typeof makeWallet1Token>[0]>): string =>
  JSON.stringify(makeWallet1Token({ version: 'EC_v1', ...options }));

/** Undamaged tokens by name, as JSON strings. */
const TOKENS = {
  EC_v1: () => wallet1Text({}),
  'EC_v1 with application data': () => wallet1Text({ applicationData: true, lengths: 'definite' }),
  RSA_v1: () => wallet1Text({ version: 'RSA_v1' }),
  'EC_v1 with contacts and a pass': () => {
    const { paymentMethod, ...token } = makeWallet1Token({ version: 'EC_v1' });
    const pass = { paymentPass: { passTypeIdentifier: '' }, billingContact: {} };
    return JSON.stringify({
      ...token,
      paymentMethod: { ...paymentMethod, ...pass },
      billingContact: {},
      shippingContact: {},
    });
  },
  'bare paymentData': () => JSON.stringify(makeWallet1Token({ version: 'EC_v1' }).paymentData),
  'EC_v1 without its outer fields': () =>
    JSON.stringify({ paymentData: makeWallet1Token({ version: 'EC_v1' }).paymentData }),
  ECv1: () => makeWallet2Token({ version: 'ECv1' }).text,
  ECv2: () => makeWallet2Token({ version: 'ECv2' }).text,
  'further fields in signedKey': () => makeWallet2Token({ version: 'ECv2', extraKeyFields: { more: 1 } }).text,
  'further fields in PaymentData': () =>
    makeWallet2Token({ version: 'ECv2' }).paymentDataText.replace(/(?<=:)\{(?=")/g, '{"more":{},'),
  'PaymentData with contacts': () =>
    makeWallet2Token({ version: 'ECv2' }).paymentDataText.replace(
      '{',
      '{"email":"a@shop.example","shippingAddress":{"countryCode":"FR"},"shippingOptionData":{"id":"1"},"offerData":{"redemptionCodes":[]},',
    ),
  PaymentData: () => makeWallet2Token({ version: 'ECv2' }).paymentDataText,
} as const satisfies Record<string, () => string>;

export type TokenName = keyof typeof TOKENS;

export const NAMES = Object.keys(TOKENS) as TokenName[];

export const walletOf = (name: TokenName): WalletName => (/^(?:ECv|Pay|fur)/.test(name) ? 'wallet2' : 'wallet1');
export const tokenOf = (name: TokenName): PayloadType => wallets[walletOf(name)].token;

/** Makes tokens until one has a + and a /, which some damages need. The first one nearly always has. */
function makeWithSigns(make: () => string): string {
  const text = make();
  return text.includes('+') && text.includes('/') ? text : makeWithSigns(make);
}

const texts = new Map(NAMES.map((name) => [name, makeWithSigns(TOKENS[name])]));
export const textOf = (name: TokenName): string => texts.get(name) ?? '';

type Path = readonly (string | number)[];

/** Changes the value at a path, also inside embedded JSON, and writes the JSON like the wallet does. */
function changeAt(text: string, path: Path, change: (value: unknown) => unknown): string {
  return asWallet2Writes(changeIn(JSON.parse(text), path, change));
}

function changeIn(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (typeof value === 'string') return changeAt(value, [step, ...rest], change);
  if (Array.isArray(value)) return value.map((item, i) => (i === step ? changeIn(item, rest, change) : item));
  const object = Object(value);
  const changed = { ...object, [step]: changeIn(object[step], rest, change) };
  // A field that is changed to `undefined` is removed.
  return changed[step] === undefined
    ? Object.fromEntries(Object.entries(changed).filter(([name]) => name !== step))
    : changed;
}

const at =
  (path: Path, change: (value: string) => unknown) =>
  (text: string): string =>
    changeAt(text, path, (value) => change(String(value)));

const parsed =
  (path: Path) =>
  (text: string): string =>
    JSON.stringify(changeIn(JSON.parse(text), path, (inner) => JSON.parse(String(inner))));

const bytes = (count: number): string => Buffer.alloc(count, 7).toString('base64');

const HEADER = ['paymentData', 'header'] as const;
const KEY = ['intermediateSigningKey', 'signedKey'] as const;
const toUrlAlphabet = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');

/** Damages that `repairToken` repairs, so that the text is the undamaged one byte for byte. */
// biome-ignore format: a table
export const REPAIRED: [TokenName, string, string, (text: string) => string][] = [
  ['ECv2', 'token-encoded-twice', 'encoded twice', (text) => JSON.stringify(text)],
  ['ECv2', 'token-encoded-twice', 'encoded twice, without the outer quotes', (text) => JSON.stringify(text).slice(1, -1)],
  ['EC_v1', 'token-encoded-twice', 'encoded twice', (text) => JSON.stringify(text)],
  ['ECv2', 'token-as-base64', 'base64', (text) => Buffer.from(text).toString('base64')],
  ['EC_v1', 'token-as-base64', 'base64', (text) => Buffer.from(text).toString('base64')],
  ['PaymentData', 'token-as-base64', 'base64 of non-ASCII text', (text) => Buffer.from(text).toString('base64')],
  ['ECv2', 'percent-encoded', 'still percent-encoded', encodeURIComponent],
  ['EC_v1', 'percent-encoded', 'still percent-encoded', encodeURIComponent],
  ['ECv2', 'percent-encoded', 'every plus still percent-encoded', (text) => text.replaceAll('+', '%2B')],
  ['EC_v1', 'percent-encoded', 'every plus and slash still percent-encoded', (text) => text.replaceAll('+', '%2b').replaceAll('/', '%2F')],
  ['ECv2', 'lost-plus', 'every plus a space', (text) => text.replaceAll('+', ' ')],
  ['EC_v1', 'lost-plus', 'every plus a space', (text) => text.replaceAll('+', ' ')],
  ['PaymentData', 'lost-plus', 'every plus a space', (text) => text.replaceAll('+', ' ')],
  ['ECv2', 'missing-backslashes', 'without backslashes before quotes', (text) => text.replaceAll('\\"', '"')],
  ['ECv2', 'missing-backslashes', 'one backslash less everywhere', (text) => text.replace(/\\(.)/g, '$1')],
  ['ECv1', 'missing-backslashes', 'one backslash less everywhere', (text) => text.replace(/\\(.)/g, '$1')],
  ['ECv2', 'missing-escape', 'no backslash before u003d', (text) => text.replace(/\\+u003d/g, 'u003d')],
  ['ECv1', 'missing-escape', 'no backslash before u003d', (text) => text.replace(/\\+u003d/g, 'u003d')],
  ['ECv2', 'base64url', 'the alphabet for URLs', toUrlAlphabet],
  ['EC_v1', 'base64url', 'the alphabet for URLs', toUrlAlphabet],
  ['EC_v1', 'nested-token', 'inside the payment', (text) => `{"token": ${text}, "billingContact": {}}`],
  ['ECv2', 'nested-token', 'inside tokenizationData', (text) => JSON.stringify({ type: 'PAYMENT_GATEWAY', token: text })],
  ['bare paymentData', 'object-as-string', 'a JSON string in the outer object', (text) => JSON.stringify({ paymentData: text })],
];

/** Damages that `repairToken` can't repair, with rule and path. */
// biome-ignore format: a table
export const LOST: [TokenName, string, string, (text: string) => string][] = [
  ['ECv2', 'token-as-object-string', '', () => '[object Object]'],
  ['ECv2', 'example-token', '', () => '[FILTERED]'],
  ['EC_v1', 'example-token', '', () => '***'],
  ['EC_v1', 'example-token', 'paymentData', at(['paymentData'], () => ({}))],
  ['EC_v1', 'not-a-token', 'PaymentData', (text) => JSON.stringify({ PaymentData: JSON.parse(text).paymentData })],
  ['EC_v1', 'token-as-object-string', '', () => 'PaymentData(version=EC_v1, data=AA)'],
  ['ECv2', 'token-as-object-string', '', () => '{signature=AA, protocolVersion=ECv2}'],
  ['ECv2', 'example-token', '', () => 'examplePaymentMethodToken'],
  ['PaymentData', 'example-token', 'paymentMethodData.tokenizationData.token', at(['paymentMethodData', 'tokenizationData', 'token'], () => 'examplePaymentMethodToken')],
  ['PaymentData', 'nested-token', 'paymentMethodToken', () => '{"cardInfo":{},"paymentMethodToken":{}}'],
  ['PaymentData', 'json-as-object', 'paymentMethodData.tokenizationData.token', parsed(['paymentMethodData', 'tokenizationData', 'token'])],
  ['ECv2', 'nested-token', 'token', (text) => `{"type":"PAYMENT_GATEWAY","token":${text}}`],
  ['ECv2', 'nested-token', 'tokenizationData', (text) => JSON.stringify({ type: 'CARD', tokenizationData: { type: 'PAYMENT_GATEWAY', token: text } })],
  ['ECv2', 'not-a-token', '', () => '{}'],
  ['EC_v1', 'not-a-token', '', () => '{"name":"value"}'],
  ['ECv2', 'value-type', '', () => '[]'],
  ['EC_v1', 'value-type', '', () => '1'],
  ['PaymentData', 'api-version', 'apiVersion', at(['apiVersion'], () => 1)],
  ['PaymentData', 'api-version', 'apiVersionMinor', at(['apiVersionMinor'], () => '0')],
  ['PaymentData', 'allowed-value', 'paymentMethodData.type', at(['paymentMethodData', 'type'], () => 'OTHER')],
  ['PaymentData', 'allowed-value', 'paymentMethodData.tokenizationData.type', at(['paymentMethodData', 'tokenizationData', 'type'], () => 'OTHER')],
  ['ECv2', 'json-as-object', 'signedMessage', parsed(['signedMessage'])],
  ['ECv2', 'json-as-object', 'intermediateSigningKey.signedKey', parsed(KEY)],
  ['ECv2', 'token-fields', 'intermediateSigningKey', at(['intermediateSigningKey'], () => undefined)],
  ['ECv1', 'token-fields', 'intermediateSigningKey', (text) => at(['intermediateSigningKey'], () => JSON.parse(textOf('ECv2')).intermediateSigningKey)(text)],
  ['ECv2', 'token-fields', 'more', at(['more'], () => 'x')],
  ['ECv2', 'token-fields', 'intermediateSigningKey.more', at(['intermediateSigningKey', 'more'], () => 'x')],
  ['ECv2', 'no-signature', 'intermediateSigningKey.signatures', at(['intermediateSigningKey', 'signatures'], () => [])],
  ['ECv2', 'required', 'protocolVersion', at(['protocolVersion'], () => undefined)],
  ['ECv2', 'allowed-value', 'protocolVersion', at(['protocolVersion'], () => 'ECv3')],
  ['ECv2', 'signing-only', 'protocolVersion', at(['protocolVersion'], () => 'ECv2SigningOnly')],
  ['ECv2', 'string-format', 'signature', at(['signature'], (value) => value.slice(4))],
  ['ECv2', 'string-format', 'intermediateSigningKey.signatures[0]', at(['intermediateSigningKey', 'signatures', 0], () => bytes(70))],
  ['ECv2', 'key-expiration', 'intermediateSigningKey.signedKey.keyExpiration', at([...KEY, 'keyExpiration'], (value) => value.slice(0, 10))],
  ['ECv2', 'key-expiration', 'intermediateSigningKey.signedKey.keyExpiration', at([...KEY, 'keyExpiration'], Number)],
  ['ECv2', 'string-format', 'intermediateSigningKey.signedKey.keyExpiration', at([...KEY, 'keyExpiration'], (value) => value.slice(1))],
  ['ECv2', 'string-format', 'intermediateSigningKey.signedKey.keyExpiration', at([...KEY, 'keyExpiration'], (value) => `${value}0`)],
  ['ECv2', 'string-format', 'intermediateSigningKey.signedKey.keyValue', at([...KEY, 'keyValue'], (value) => value.slice(0, -4))],
  ['ECv2', 'required', 'intermediateSigningKey.signedKey.keyValue', at([...KEY, 'keyValue'], () => undefined)],
  ['ECv2', 'string-format', 'signedMessage.ephemeralPublicKey', at(['signedMessage', 'ephemeralPublicKey'], () => bytes(65))],
  ['ECv2', 'string-format', 'signedMessage.ephemeralPublicKey', at(['signedMessage', 'ephemeralPublicKey'], () => bytes(64))],
  ['ECv2', 'string-format', 'signedMessage.ephemeralPublicKey', at(['signedMessage', 'ephemeralPublicKey'], () => bytes(66))],
  ['ECv2', 'string-format', 'signedMessage.tag', at(['signedMessage', 'tag'], () => bytes(31))],
  ['ECv2', 'string-format', 'signedMessage.tag', at(['signedMessage', 'tag'], () => bytes(33))],
  ['ECv2', 'string-format', 'signedMessage.encryptedMessage', at(['signedMessage', 'encryptedMessage'], () => '')],
  ['ECv2', 'syntax', 'signedMessage.tag', at(['signedMessage'], () => '{"tag":')],
  ['ECv2', 'duplicate-field', 'signedMessage.tag', at(['signedMessage'], (value) => value.replace('{', '{"tag":"",'))],
  ['ECv2', 'duplicate-field', 'signature', (text) => text.replace('{', '{"signature":"",')],
  ['EC_v1', 'other-wallet', 'protocolVersion', () => textOf('ECv1')],
  ['EC_v1', 'other-wallet', 'apiVersion', () => textOf('PaymentData')],
  ['ECv2', 'other-wallet', 'paymentData', () => textOf('EC_v1')],
  ['ECv2', 'other-wallet', 'data', () => textOf('bare paymentData')],
  ['EC_v1', 'version-key', 'paymentData.header.ephemeralPublicKey', at([...HEADER, 'ephemeralPublicKey'], () => undefined)],
  ['RSA_v1', 'version-key', 'paymentData.header.wrappedKey', at([...HEADER, 'wrappedKey'], () => undefined)],
  ['RSA_v1', 'version-key', 'paymentData.header.ephemeralPublicKey', (text) => at([...HEADER, 'ephemeralPublicKey'], () => JSON.parse(textOf('EC_v1')).paymentData.header.ephemeralPublicKey)(text)],
  ['EC_v1', 'transaction-identifier', 'transactionIdentifier', at(['transactionIdentifier'], () => 'ab'.repeat(32))],
  ['EC_v1', 'transaction-identifier', 'transactionIdentifier', at(['transactionIdentifier'], (value) => value.slice(1))],
  ['EC_v1', 'allowed-value', 'paymentData.version', at(['paymentData', 'version'], () => 'EC_v2')],
  ['EC_v1', 'string-format', 'paymentData.data', at(['paymentData', 'data'], () => bytes(16))],
  ['EC_v1', 'string-format', 'paymentData.data', at(['paymentData', 'data'], (value) => value.slice(3))],
  ['EC_v1', 'string-format', 'paymentData.signature', at(['paymentData', 'signature'], () => bytes(1500))],
  ['EC_v1', 'string-format', 'paymentData.header.publicKeyHash', at([...HEADER, 'publicKeyHash'], () => bytes(31))],
  ['EC_v1', 'string-format', 'paymentData.header.publicKeyHash', at([...HEADER, 'publicKeyHash'], () => bytes(33))],
  ['RSA_v1', 'string-format', 'paymentData.header.wrappedKey', at([...HEADER, 'wrappedKey'], () => bytes(255))],
  ['RSA_v1', 'string-format', 'paymentData.header.wrappedKey', at([...HEADER, 'wrappedKey'], () => bytes(257))],
  ['EC_v1', 'string-format', 'paymentData.header.ephemeralPublicKey', at([...HEADER, 'ephemeralPublicKey'], () => bytes(91))],
  ['EC_v1 with application data', 'string-format', 'paymentData.header.applicationData', at([...HEADER, 'applicationData'], (value) => value.slice(2))],
  ['EC_v1 with application data', 'string-format', 'paymentData.header.applicationData', at([...HEADER, 'applicationData'], (value) => `${value}00`)],
  ['EC_v1', 'string-format', 'paymentData.header.transactionId', (text) => at([...HEADER, 'transactionId'], (value) => `${value.slice(0, -1)}g`)(at(['transactionIdentifier'], () => undefined)(text))],
  ['EC_v1', 'object-as-string', 'paymentData.header', at(HEADER, () => '{"transactionId":')],
];

/** Changes that only cause a warning, with rule and path. */
// biome-ignore format: a table
export const QUESTIONABLE: [TokenName, string, string, (text: string) => string][] = [
  ['ECv2', 'token-rewritten', 'signedMessage', at(['signedMessage'], (value) => value.replaceAll('\\u003d', '='))],
  ['ECv2', 'token-rewritten', 'intermediateSigningKey.signedKey', at(KEY, (value) => value.replaceAll('\\u003d', '='))],
  ['EC_v1', 'transaction-id-length', 'paymentData.header.transactionId', () => wallet1Text({ transactionIdBytes: 31 })],
  ['EC_v1', 'transaction-id-length', 'paymentData.header.transactionId', () => wallet1Text({ transactionIdBytes: 33 })],
  ['EC_v1', 'explicit-curve', 'paymentData.header.ephemeralPublicKey', () => wallet1Text({ explicitCurve: true })],
  ['EC_v1', 'given-value', 'paymentMethod.type', at(['paymentMethod', 'type'], () => 'other')],
];
