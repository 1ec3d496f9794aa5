import { type Found, isObject, nearestName, type Path, type Payload, type Rule, type RuleFound } from '@pg/rule-kit';
import { docsTable, tokenRule } from '../../token/define-rules.ts';
import { wallet2IntermediateSigningKey, wallet2TokenFields } from './token.ts';

const TOKEN = '4 E2 Sale, wallet2 token';

const wholePaymentData: Rule = /* @__PURE__ */ tokenRule('whole-payment-data', '4 E2 Sale, brand rule 3', 'conflict', {
  check: (payload) => ('paymentMethodData' in payload ? [{ path: [], ...WHOLE }] : []),
});

const WHOLE = {
  found: 'the whole PaymentData',
  allowed: 'the document names the token inside it, and its sample sends it whole',
};

/** Section 9, 2. */
const VERSIONS = [
  ['apiVersion', 2],
  ['apiVersionMinor', 0],
] as const;

const apiVersion: Rule = /* @__PURE__ */ tokenRule('api-version', '9 Versioning', 'published', {
  check: (payload) =>
    VERSIONS.flatMap(([name, version]) => {
      const given = payload[name];
      if (given === undefined || given === version) return [];
      const found = typeof given === 'number' ? 'another version' : 'no number';
      return [{ path: [name], found, allowed: `the number ${version} only` }];
    }),
});

/** The field that tells the versions apart. */
const OF_ECV2 = 'intermediateSigningKey';

const tokenKeys: Rule = /* @__PURE__ */ tokenRule('token-keys', TOKEN, 'published', {
  marks: 'name',
  check(token) {
    // PaymentData has none of the token's own fields.
    if (!Object.keys(wallet2TokenFields.rows).some((name) => name in token)) return [];
    const { protocolVersion, intermediateSigningKey: key } = token;
    return [
      ...findVersionKey(protocolVersion, key),
      ...findOthers(token, wallet2TokenFields.rows, []),
      ...(isObject(key) ? findOthers(key, wallet2IntermediateSigningKey.rows, [OF_ECV2]) : []),
    ];
  },
});

function findVersionKey(version: unknown, key: unknown): Found[] {
  if (version === 'ECv1' && key !== undefined)
    return [{ path: [OF_ECV2], found: 'an entry of ECv2', allowed: 'the version is ECv1' }];
  if (version === 'ECv2' && key === undefined)
    return [{ path: [OF_ECV2], code: 'missing', found: 'missing', allowed: 'required in ECv2' }];
  return [];
}

function findOthers(object: Payload, rows: object, path: Path): Found[] {
  const found: Found[] = [];
  for (const name in object) {
    if (Object.hasOwn(rows, name)) continue;
    const near = nearestName(name, Object.keys(rows))?.name;
    const isMeant = near !== undefined && object[near] === undefined;
    const meant = isMeant && { hint: `Did you mean "${near}"?`, inPlaceOf: near };
    found.push({ path: [...path, name], ...OTHERS, ...meant });
  }
  return found;
}

const OTHERS = { found: 'an entry that the token does not have', allowed: 'its own entries only' };

const signingOnly: Rule = /* @__PURE__ */ tokenRule('signing-only', TOKEN, 'published', {
  check: ({ protocolVersion }) =>
    protocolVersion === 'ECv2SigningOnly' ? [{ path: ['protocolVersion'], ...SIGNING_ONLY }] : [],
});

const SIGNING_ONLY = { found: '"ECv2SigningOnly", which is not for payments', allowed: 'only ECv1 or ECv2' };

const OF_KEY = '4 E2 Sale, wallet2 token, intermediate signing key';

const noSignature: Rule = /* @__PURE__ */ tokenRule('no-signature', OF_KEY, 'published', {
  check({ intermediateSigningKey: key }) {
    const isEmpty = isObject(key) && Array.isArray(key.signatures) && key.signatures.length === 0;
    return isEmpty ? [{ path: [OF_ECV2, 'signatures'], found: 'an empty list', allowed: 'at least 1 signature' }] : [];
  },
});

export const wallet2TokenRules: readonly Rule[] = [tokenKeys, signingOnly, noSignature];
export const paymentDataRules: readonly Rule[] = [wholePaymentData, apiVersion];

const OF_SIGNED_KEY = '4 E2 Sale, wallet2 token, signed key';
const SECONDS = /^\d{10}$/;

export const keyExpiration: Rule = /* @__PURE__ */ tokenRule('key-expiration', OF_SIGNED_KEY, 'published', {
  check({ keyExpiration: given }) {
    const hint = 'Send signedKey as the wallet gave it: its signature is over the very text.';
    const at = { path: ['keyExpiration'], hint };
    if (typeof given === 'number') return [{ ...at, found: 'a number', allowed: 'a text of 13 digits' }];
    if (typeof given !== 'string' || !SECONDS.test(given)) return [];
    return [{ ...at, found: '10 digits, which are seconds', allowed: '13 digits: milliseconds' }];
  },
});

export const rewritten: Rule = /* @__PURE__ */ tokenRule('token-rewritten', TOKEN, 'inferred');

/** The first sign that a text was written again: unescaped padding, and nowhere the wallet's escape of it. */
export function findRewritten(text: string): RuleFound[] {
  const start = text.indexOf('=');
  if (start < 0 || text.includes('u003d')) return [];
  const found = {
    path: [],
    found: 'padding that the wallet would have escaped',
    allowed: 'the very text that it signed',
    hint: 'Send the text as the wallet gave it, byte for byte: parsing it and writing it again breaks its signature.',
    within: { path: [], start, end: start + 1 },
  };
  return [{ rule: rewritten, found }];
}

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'whole-payment-data': ['The document asks for the token inside PaymentData, but its sample sends PaymentData whole: both pass.',
    [{ protocolVersion: 'ECv2' }],
    [{ apiVersion: 2, paymentMethodData: {} }]],
  'api-version': ['PaymentData is of version 2.0 of the wallet’s interface, as two numbers.',
    [{ apiVersion: 2, apiVersionMinor: 0, paymentMethodData: {} }],
    [{ apiVersion: 1, apiVersionMinor: 0, paymentMethodData: {} }, { apiVersion: 2, apiVersionMinor: 1, paymentMethodData: {} }, { apiVersion: '2', apiVersionMinor: 0, paymentMethodData: {} }]],
  'token-keys': ['The second wallet’s token has the entries of its version and no others: `intermediateSigningKey` is of `ECv2`.',
    [{ protocolVersion: 'ECv1', signature: '', signedMessage: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {} }],
    [{ protocolVersion: 'ECv1', signature: '', signedMessage: '', intermediateSigningKey: {} },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {}, tag: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: { keyValue: '' } }]],
  'signing-only': ['A token of `ECv2SigningOnly` is signed but not encrypted: it is not for payments.',
    [{ protocolVersion: 'ECv2' }], [{ protocolVersion: 'ECv2SigningOnly' }]],
  'no-signature': ['An intermediate signing key has at least one signature.',
    [{ intermediateSigningKey: { signatures: [''] } }],
    [{ intermediateSigningKey: { signatures: [] } }]],
  'key-expiration': ['`keyExpiration` is a text of digits: milliseconds since 1970, not seconds, and no number.',
    [{ keyExpiration: '1893456000000' }],
    [{ keyExpiration: 1893456000000 }, { keyExpiration: '1893456000' }]],
  'token-rewritten': ['The wallet signs the literal text, with `=` as `\\u003d`: a text that was parsed and written again no longer verifies.',
    ['{"signature":"MA\\u003d\\u003d"}'],
    ['{"signature":"MA=="}']],
});
