import { isObject, type Path, type Payload, type Rule } from '@pg/rule-kit';
import { count } from '@pg/type-codes';
import { docsTable, tokenRule } from '../../token/define-rules.ts';
import { isExplicitP256 } from '../../token/formats.ts';
import { wallet1PaymentData } from './token.ts';

const TOKEN = '4 E2 Sale, wallet1 token';
const HEADER = '4 E2 Sale, wallet1 token, header';

interface Inside {
  readonly paymentData: Payload;
  readonly header: Payload;
  /** The path of the header. */
  readonly path: Path;
}

/** What is in a token of either shape: the outer object, or bare `paymentData`. */
function inside(token: Payload): Inside {
  const isOuter = 'paymentData' in token;
  const paymentData = isOuter ? asObject(token.paymentData) : token;
  const path = isOuter ? ['paymentData', 'header'] : ['header'];
  return { paymentData, header: asObject(paymentData.header), path };
}

const asObject = (value: unknown): Payload => (isObject(value) ? value : {});

const barePaymentData: Rule = /* @__PURE__ */ tokenRule('bare-payment-data', TOKEN, 'published', {
  severity: 'info',
  check: (token) =>
    'paymentData' in token || !Object.keys(wallet1PaymentData.rows).some((name) => name in token)
      ? []
      : [{ path: [], found: 'bare paymentData', allowed: 'the document shows the object around it' }],
});

const objectAsText: Rule = /* @__PURE__ */ tokenRule('object-as-text', TOKEN, 'published', {
  check(token) {
    const { header } = inside(token).paymentData;
    const objects: [unknown, Path][] = [
      [token.paymentData, ['paymentData']],
      [token.paymentMethod, ['paymentMethod']],
      [header, inside(token).path],
    ];
    return objects.flatMap(([value, path]) => (typeof value === 'string' ? [{ path, ...AS_TEXT }] : []));
  },
});

const AS_TEXT = {
  found: 'a text',
  allowed: 'an object only',
  hint: 'Encode the whole token once, and nothing inside it by itself.',
};

/** The key in the header that each version has. */
const KEYS = [
  ['EC_v1', 'ephemeralPublicKey'],
  ['RSA_v1', 'wrappedKey'],
] as const;

const keyOfVersion: Rule = /* @__PURE__ */ tokenRule('key-of-version', HEADER, 'published', {
  check(token) {
    const { paymentData, header, path } = inside(token);
    const { version } = paymentData;
    const own = KEYS.find(([owner]) => owner === version)?.[1];
    if (own === undefined || !isObject(paymentData.header)) return [];
    // With the key of the other version alone either of the two is wrong: one mistake, reported at the key.
    const other = KEYS.find(([, name]) => name !== own && header[name] !== undefined);
    if (other)
      return [{ path: [...path, other[1]], found: `a key of ${other[0]}`, allowed: `the version is ${version}` }];
    if (header[own] !== undefined) return [];
    return [{ path: [...path, own], code: 'missing', found: 'missing', allowed: `required in ${version}` }];
  },
});

const HEX = /^[\dA-Fa-f]+$/;
const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

const transactionIdentifier: Rule = /* @__PURE__ */ tokenRule('transaction-identifier', TOKEN, 'published', {
  check: (token) => (hasOtherId(token) ? [{ path: ['transactionIdentifier'], ...OTHER_ID }] : []),
});

const OTHER_ID = {
  found: 'another value',
  allowed: 'the header’s transactionId',
  hint: 'Send all of one token: its parts were mixed with another’s, or edited.',
};

/** Whether the two identifiers differ; their rows report those that are not hexadecimal. */
function hasOtherId(token: Payload): boolean {
  const { transactionIdentifier: outer } = token;
  const { transactionId: inner } = inside(token).header;
  return isHex(outer) && isHex(inner) && outer.toLowerCase() !== inner.toLowerCase();
}

const USUAL_LENGTH = 64;

const transactionIdLength: Rule = /* @__PURE__ */ tokenRule('transaction-id-length', HEADER, 'inferred', {
  check(token) {
    const { header, path } = inside(token);
    const id = header.transactionId;
    // If one of the two identifiers was cut, transaction-identifier reports it.
    if (!isHex(id) || id.length === USUAL_LENGTH || hasOtherId(token)) return [];
    const allowed = `${USUAL_LENGTH} in every token seen`;
    return [{ path: [...path, 'transactionId'], found: count(id.length, 'digit'), allowed }];
  },
});

const explicitCurve: Rule = /* @__PURE__ */ tokenRule('explicit-curve', HEADER, 'inferred', {
  check(token) {
    const { header, path } = inside(token);
    const key = header.ephemeralPublicKey;
    return typeof key === 'string' && isExplicitP256(key)
      ? [{ path: [...path, 'ephemeralPublicKey'], ...EXPLICIT }]
      : [];
  },
});

const EXPLICIT = { found: 'a key whose curve is written out', allowed: 'a key that names P-256, 91 bytes' };

// biome-ignore format: a list
export const wallet1TokenRules: readonly Rule[] = [
  barePaymentData, objectAsText, keyOfVersion, transactionIdentifier, transactionIdLength, explicitCurve,
];

/** A header whose identifier repeats some digits, and a token with these two identifiers. */
const withDigits = (digits: string, times: number) => ({ header: { transactionId: digits.repeat(times) } });
const withIds = (transactionId: string, outer: string) => ({
  paymentData: { header: { transactionId } },
  transactionIdentifier: outer,
});

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'bare-payment-data': ['The first wallet’s token is the outer object; its bare `paymentData` is often sent, and passes with a note.',
    [{ paymentData: { version: 'EC_v1' } }, { PaymentData: {} }],
    [{ version: 'EC_v1', data: '' }]],
  'object-as-text': ['The objects in the first wallet’s token are objects, not texts that hold their JSON.',
    [{ paymentData: { header: {} } }], [{ paymentData: '{}' }, { paymentData: { header: '{}' } }]],
  'key-of-version': ['The header has the key of its version: `ephemeralPublicKey` for `EC_v1`, `wrappedKey` for `RSA_v1`.',
    [{ version: 'EC_v1', header: { ephemeralPublicKey: '' } }, { version: 'EC_v2', header: {} }],
    [{ version: 'EC_v1', header: {} }, { version: 'RSA_v1', header: { wrappedKey: '', ephemeralPublicKey: '' } }, { version: 'RSA_v1', header: { ephemeralPublicKey: '' } }]],
  'transaction-identifier': ['`transactionIdentifier` is the `transactionId` of the header, but for capital letters.',
    [/* @__PURE__ */ withIds('0aFF', '0AFF')],
    [/* @__PURE__ */ withIds('0aff', '0AFE'), /* @__PURE__ */ withIds('0af', '0AFF'), /* @__PURE__ */ withIds('0aff', '0AF')]],
  'transaction-id-length': ['A `transactionId` has 64 hexadecimal digits: every token seen so far has.',
    // The second one is cut, which transaction-identifier reports.
    [/* @__PURE__ */ withDigits('ab', 32), /* @__PURE__ */ withIds('ab', /* @__PURE__ */ 'ab'.repeat(32))],
    [/* @__PURE__ */ withDigits('ab', 31), /* @__PURE__ */ withDigits('ab', 33), /* @__PURE__ */ withDigits('a', 63), /* @__PURE__ */ withDigits('a', 65)]],
  'explicit-curve': ['An `ephemeralPublicKey` names its curve; one that writes the curve out is not read everywhere.',
    [{ header: { ephemeralPublicKey: 'AAAA' } }]],
});
