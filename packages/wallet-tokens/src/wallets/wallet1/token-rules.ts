import { isObject, type Path, type Payload, type Rule } from '@pg/rule-kit';
import { docsTable, tokenRule, tokenViolation } from '../../token/define-rules.ts';
import { isExplicitP256 } from '../../token/formats.ts';
import { wallet1PaymentData, wallet1PaymentToken } from './token.ts';

const TOKEN = '4 E2 Sale, wallet1 token';
const HEADER = '4 E2 Sale, wallet1 token, header';

interface TokenContent {
  readonly paymentData: Payload;
  readonly header: Payload;
  /** The path of the header. */
  readonly path: Path;
}

/** The content of a token in either shape: the outer object, or bare `paymentData`. */
function contentOf(token: Payload): TokenContent {
  const isOuter = 'paymentData' in token;
  const paymentData = isOuter ? asObject(token.paymentData) : token;
  const path = isOuter ? ['paymentData', 'header'] : ['header'];
  return { paymentData, header: asObject(paymentData.header), path };
}

const asObject = (value: unknown): Payload => (isObject(value) ? value : {});

/** A note: the document shows all fields of the outer object, but tokens without some of them work. */
const barePaymentData: Rule = /* @__PURE__ */ tokenRule('bare-payment-data', TOKEN, 'published', {
  severity: 'info',
  check: (token) => {
    const missing = Object.keys(wallet1PaymentToken.rows).filter((name) => token[name] === undefined);
    const isOuter = 'paymentData' in token;
    if (isOuter) return missing.map((name) => ({ path: [name], code: 'missing' }));
    return Object.keys(wallet1PaymentData.rows).some((name) => name in token)
      ? [tokenViolation([], 'bare-payment-data')]
      : [];
  },
});

const objectAsString: Rule = /* @__PURE__ */ tokenRule('object-as-string', TOKEN, 'published', {
  check(token) {
    const { header } = contentOf(token).paymentData;
    const objects: [unknown, Path][] = [
      [token.paymentData, ['paymentData']],
      [token.paymentMethod, ['paymentMethod']],
      [header, contentOf(token).path],
    ];
    return objects
      .filter(([value]) => typeof value === 'string' && value.trimStart().startsWith('{'))
      .map(([, path]) => tokenViolation(path, 'nested-json-string'));
  },
});

/** The name of the header's key in each version. */
const KEYS = [
  ['EC_v1', 'ephemeralPublicKey'],
  ['RSA_v1', 'wrappedKey'],
] as const;

const versionKey: Rule = /* @__PURE__ */ tokenRule('version-key', HEADER, 'published', {
  check(token) {
    const { paymentData, header, path } = contentOf(token);
    const { version } = paymentData;
    const own = KEYS.find(([owner]) => owner === version)?.[1];
    if (own === undefined || !isObject(paymentData.header)) return [];
    // The key of the other version means that either the key or the version is wrong: one finding, at the key.
    const other = KEYS.find(([, name]) => name !== own && header[name] !== undefined && header[name] !== null);
    if (other) {
      const [owner, name] = other;
      return [tokenViolation([...path, name], 'other-version-key', { owner, version: String(version) })];
    }
    return header[own] === undefined ? [{ path: [...path, own], code: 'missing' }] : [];
  },
});

const HEX = /^[\dA-Fa-f]+$/;
const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

const transactionIdentifier: Rule = /* @__PURE__ */ tokenRule('transaction-identifier', TOKEN, 'published', {
  check: (token) => (hasOtherId(token) ? [tokenViolation(['transactionIdentifier'], 'other-transaction-id')] : []),
});

/** Whether the two identifiers differ. Their rows report values that are not hexadecimal. */
function hasOtherId(token: Payload): boolean {
  const { transactionIdentifier: outer } = token;
  const { transactionId: inner } = contentOf(token).header;
  return isHex(outer) && isHex(inner) && outer.toLowerCase() !== inner.toLowerCase();
}

const USUAL_LENGTH = 64;

const transactionIdLength: Rule = /* @__PURE__ */ tokenRule('transaction-id-length', HEADER, 'inferred', {
  check(token) {
    const { header, path } = contentOf(token);
    const id = header.transactionId;
    // If one of the two identifiers was cut, transaction-identifier reports it.
    if (!isHex(id) || id.length === USUAL_LENGTH || hasOtherId(token)) return [];
    const params = { exact: USUAL_LENGTH, length: id.length };
    return [tokenViolation([...path, 'transactionId'], 'transaction-id-length', params)];
  },
});

const explicitCurve: Rule = /* @__PURE__ */ tokenRule('explicit-curve', HEADER, 'inferred', {
  check(token) {
    const { header, path } = contentOf(token);
    const key = header.ephemeralPublicKey;
    return typeof key === 'string' && isExplicitP256(key)
      ? [tokenViolation([...path, 'ephemeralPublicKey'], 'explicit-curve')]
      : [];
  },
});

// biome-ignore format: a list
export const wallet1TokenRules: readonly Rule[] = [
  barePaymentData, objectAsString, versionKey, transactionIdentifier, transactionIdLength, explicitCurve,
];

const withDigits = (digits: string, times: number) => ({ header: { transactionId: digits.repeat(times) } });
const withIds = (transactionId: string, outer: string) => ({
  paymentData: { header: { transactionId } },
  transactionIdentifier: outer,
});

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'bare-payment-data': ['A `wallet1` token is the outer object with all of its fields; `paymentData` alone is often sent, and passes with a note.',
    [{ paymentData: { version: 'EC_v1' }, paymentMethod: {}, transactionIdentifier: '' }, { PaymentData: {} }],
    [{ version: 'EC_v1', data: '' }, { paymentData: { version: 'EC_v1' } }]],
  'object-as-string': ['The objects in a `wallet1` token are objects, not JSON strings.',
    [{ paymentData: { header: {} } }], [{ paymentData: '{}' }, { paymentData: { header: '{}' } }]],
  'version-key': ['The header has the key of its version: `ephemeralPublicKey` for `EC_v1`, `wrappedKey` for `RSA_v1`.',
    [{ version: 'EC_v1', header: { ephemeralPublicKey: '' } }, { version: 'EC_v2', header: {} }],
    [{ version: 'EC_v1', header: {} }, { version: 'RSA_v1', header: { wrappedKey: '', ephemeralPublicKey: '' } }, { version: 'RSA_v1', header: { ephemeralPublicKey: '' } }]],
  'transaction-identifier': ['`transactionIdentifier` is the `transactionId` of the header, in upper or lower case.',
    [/* @__PURE__ */ withIds('0aFF', '0AFF')],
    [/* @__PURE__ */ withIds('0aff', '0AFE'), /* @__PURE__ */ withIds('0af', '0AFF'), /* @__PURE__ */ withIds('0aff', '0AF')]],
  'transaction-id-length': ['A `transactionId` has 64 hexadecimal digits, as in every token seen so far.',
    // The second one is cut off: transaction-identifier reports it.
    [/* @__PURE__ */ withDigits('ab', 32), /* @__PURE__ */ withIds('ab', /* @__PURE__ */ 'ab'.repeat(32))],
    [/* @__PURE__ */ withDigits('ab', 31), /* @__PURE__ */ withDigits('ab', 33), /* @__PURE__ */ withDigits('a', 63), /* @__PURE__ */ withDigits('a', 65)]],
  'explicit-curve': ['An `ephemeralPublicKey` names its curve: some software can not read a key that lists the parameters of the curve.',
    [{ header: { ephemeralPublicKey: 'AAAA' } }]],
});
