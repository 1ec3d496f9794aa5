import {
  isObject,
  type NearName,
  nearestName,
  type Path,
  type Payload,
  type Rule,
  type RuleViolation,
  type Violation,
} from '@pg/rule-kit';
import { docsTable, tokenRule, tokenViolation } from '../../token/define-rules.ts';
import { wallet2IntermediateSigningKey, wallet2TokenFields } from './token.ts';

const TOKEN = '4 E2 Sale, wallet2 token';

const wholePaymentData: Rule = /* @__PURE__ */ tokenRule('whole-payment-data', '4 E2 Sale, brand rule 3', 'conflict', {
  check: (payload) => ('paymentMethodData' in payload ? [tokenViolation([], 'whole-payment-data')] : []),
});

/** Section 9, rule 2. */
const VERSIONS = [
  ['apiVersion', 2],
  ['apiVersionMinor', 0],
] as const;

const apiVersion: Rule = /* @__PURE__ */ tokenRule('api-version', '9 Versioning', 'published', {
  check: (payload) =>
    VERSIONS.flatMap(([name, version]) => {
      const given = payload[name];
      return given === undefined || given === version ? [] : [tokenViolation([name], 'wrong-api-version', { version })];
    }),
});

const ECV2_FIELD = 'intermediateSigningKey';

const tokenFields: Rule = /* @__PURE__ */ tokenRule('token-fields', TOKEN, 'published', {
  marks: 'name',
  check(token) {
    // Without any of the token's own fields, the payload is PaymentData.
    if (!Object.keys(wallet2TokenFields.rows).some((name) => name in token)) return [];
    const { protocolVersion, intermediateSigningKey: key } = token;
    return [
      ...findVersionKey(protocolVersion, key),
      ...findUnknown(token, wallet2TokenFields.rows, []),
      ...(isObject(key) ? findUnknown(key, wallet2IntermediateSigningKey.rows, [ECV2_FIELD]) : []),
    ];
  },
});

function findVersionKey(version: unknown, key: unknown): Violation[] {
  // The row of the key reports null.
  if (version === 'ECv1' && key !== undefined && key !== null) return [tokenViolation([ECV2_FIELD], 'ecv2-field')];
  return version === 'ECv2' && key === undefined ? [{ path: [ECV2_FIELD], code: 'missing' }] : [];
}

const findUnknown = (object: Payload, rows: object, path: Path): Violation[] =>
  Object.keys(object)
    .filter((name) => !Object.hasOwn(rows, name))
    .map((name) => describeUnknown([...path, name], object, nearestName(name, Object.keys(rows))));

function describeUnknown(path: Path, object: Payload, near: NearName | undefined): Violation {
  if (near === undefined || object[near.name] !== undefined) return tokenViolation(path, 'not-a-token-field');
  const meant = { path, params: { meant: near.name }, insteadOf: near.name };
  return near.certain
    ? { ...meant, code: 'misspelled-name', fix: { name: near.name } }
    : { ...meant, code: 'misspelled-field' };
}

const signingOnly: Rule = /* @__PURE__ */ tokenRule('signing-only', TOKEN, 'published', {
  check: ({ protocolVersion }) =>
    protocolVersion === 'ECv2SigningOnly' ? [tokenViolation(['protocolVersion'], 'signing-only')] : [],
});

const SIGNING_KEY = '4 E2 Sale, wallet2 token, intermediate signing key';

const noSignature: Rule = /* @__PURE__ */ tokenRule('no-signature', SIGNING_KEY, 'published', {
  check({ intermediateSigningKey: key }) {
    const isEmpty = isObject(key) && Array.isArray(key.signatures) && key.signatures.length === 0;
    return isEmpty ? [tokenViolation([ECV2_FIELD, 'signatures'], 'no-signature')] : [];
  },
});

export const wallet2TokenRules: readonly Rule[] = [tokenFields, signingOnly, noSignature];
export const paymentDataRules: readonly Rule[] = [wholePaymentData, apiVersion];

const SIGNED_KEY = '4 E2 Sale, wallet2 token, signed key';
const SECONDS = /^\d{10}$/;

export const keyExpiration: Rule = /* @__PURE__ */ tokenRule('key-expiration', SIGNED_KEY, 'published', {
  check({ keyExpiration: given }) {
    if (typeof given === 'number') return [tokenViolation(['keyExpiration'], 'expiration-as-number')];
    const isSeconds = typeof given === 'string' && SECONDS.test(given);
    return isSeconds ? [tokenViolation(['keyExpiration'], 'expiration-in-seconds')] : [];
  },
});

export const rewritten: Rule = /* @__PURE__ */ tokenRule('token-rewritten', TOKEN, 'inferred', { ofWhole: true });

/** A text was written again if it has padding, but none of it with the escape that the wallet writes. Reports the first `=`. */
export function findRewritten(text: string): RuleViolation[] {
  const start = text.indexOf('=');
  if (start < 0 || text.includes('u003d')) return [];
  const within = { path: [], start, end: start + 1 };
  return [{ rule: rewritten, violation: { ...tokenViolation([], 'rewritten-token'), within } }];
}

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'whole-payment-data': ['The document asks for the token inside PaymentData, but its sample sends the whole PaymentData: both pass.',
    [{ protocolVersion: 'ECv2' }],
    [{ apiVersion: 2, paymentMethodData: {} }]],
  'api-version': ['PaymentData has version 2.0 of the wallet’s API, as two numbers.',
    [{ apiVersion: 2, apiVersionMinor: 0, paymentMethodData: {} }],
    [{ apiVersion: 1, apiVersionMinor: 0, paymentMethodData: {} }, { apiVersion: 2, apiVersionMinor: 1, paymentMethodData: {} }, { apiVersion: '2', apiVersionMinor: 0, paymentMethodData: {} }]],
  'token-fields': ['A `wallet2` token has the fields of its version and no others: `intermediateSigningKey` belongs to `ECv2`.',
    [{ protocolVersion: 'ECv1', signature: '', signedMessage: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {} }],
    [{ protocolVersion: 'ECv1', signature: '', signedMessage: '', intermediateSigningKey: {} },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {}, tag: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: { keyValue: '' } }]],
  'signing-only': ['An `ECv2SigningOnly` token is signed but not encrypted: it is not for payments.',
    [{ protocolVersion: 'ECv2' }], [{ protocolVersion: 'ECv2SigningOnly' }]],
  'no-signature': ['An intermediate signing key has at least one signature.',
    [{ intermediateSigningKey: { signatures: [''] } }],
    [{ intermediateSigningKey: { signatures: [] } }]],
  'key-expiration': ['`keyExpiration` is a string of digits: milliseconds since 1970, not seconds, and not a number.',
    [{ keyExpiration: '1893456000000' }],
    [{ keyExpiration: 1893456000000 }, { keyExpiration: '1893456000' }]],
  'token-rewritten': ['The wallet signs the exact text, with `=` as `\\u003d`: a text that was parsed and written again no longer verifies.',
    ['{"signature":"MA\\u003d\\u003d"}'],
    ['{"signature":"MA=="}']],
});
