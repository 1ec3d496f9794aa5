import { isObject, type Rule, defineRules as ruleTable } from '@pg/rule-kit';
import { checkField, docsTable } from '../../rule-table.ts';
import { wallet2SettingsTable } from './panel.ts';

const FACTS = { concern: 'wallet-tokens', section: '4 E2 Sale, wallet2 token', basis: 'published' } as const;

export const tokenRules = ruleTable(FACTS, {
  'no-signature': {
    section: '4 E2 Sale, wallet2 token, intermediate signing key',
    check({ intermediateSigningKey: key }) {
      const isEmpty = isObject(key) && Array.isArray(key.signatures) && key.signatures.length === 0;
      return isEmpty ? [{ path: ['intermediateSigningKey', 'signatures'], code: 'no-signature' }] : [];
    },
  },
  'signing-only': {
    check: checkField('protocolVersion', (version) =>
      version === 'ECv2SigningOnly' ? { code: 'signing-only' } : undefined,
    ),
  },
});

export const tokenRewritten: Rule = { ...FACTS, id: 'token-rewritten', basis: 'inferred', damagesText: true };

const checkVersion = (name: string, version: number) =>
  checkField(name, (given) =>
    given === undefined || given === version ? undefined : { code: 'wrong-api-version', params: { version } },
  );

export const paymentDataRules = ruleTable(FACTS, {
  // Section 9, rule 2.
  'api-version': {
    section: '9 Versioning',
    checksEachField: true,
    check: (payload) => [...checkVersion('apiVersion', 2)(payload), ...checkVersion('apiVersionMinor', 0)(payload)],
  },
  'whole-payment-data': {
    section: '4 E2 Sale, brand rule 3',
    basis: 'conflict',
    check: (payload) => ('paymentMethodData' in payload ? [{ path: [], code: 'whole-payment-data' }] : []),
  },
});

const SECONDS = /^\d{10}$/;

export const keyExpiration: Rule = {
  ...FACTS,
  id: 'key-expiration',
  section: '4 E2 Sale, wallet2 token, signed key',
  check: checkField('keyExpiration', (given) => {
    if (typeof given === 'number') return { code: 'expiration-as-number' };
    return typeof given === 'string' && SECONDS.test(given) ? { code: 'expiration-in-seconds' } : undefined;
  }),
};

export const settingsRules = ruleTable(
  { concern: 'wallet-settings', section: '2.4 Wallet configuration, wallet2', basis: 'stated' },
  {
    // The setting is one of the two (section 2.4), but the request to the client has both (section 4, E2, rule 4).
    'one-auth-method': {
      check: checkField('allowedAuthMethod', (value) => {
        const { values } = wallet2SettingsTable.rows.allowedAuthMethod[3];
        const isBoth = typeof value === 'string' && values.every((each) => value.includes(each));
        return isBoth ? { code: 'several-auth-methods' } : undefined;
      }),
    },
    // A note, since the setting is valid.
    'three-d-secure': {
      section: '4 Wallet provider account setup, wallet2',
      severity: 'info',
      check: checkField('allowedAuthMethod', (value) =>
        value === 'PAN_ONLY' ? { code: 'acquirer-3d-secure' } : undefined,
      ),
    },
  },
);

// biome-ignore format: a table
export const docs = docsTable({
  'no-signature': ['An intermediate signing key has at least one signature.',
    [{ intermediateSigningKey: { signatures: [''] } }], [{ intermediateSigningKey: { signatures: [] } }]],
  'signing-only': ['An `ECv2SigningOnly` token is signed but not encrypted: it is not for payments.',
    [{ protocolVersion: 'ECv2' }], [{ protocolVersion: 'ECv2SigningOnly' }]],
  'token-rewritten': ['The wallet signs the exact text, with `=` as `\\u003d`: a text that was parsed and written again no longer verifies.',
    ['{"signature":"MA\\u003d\\u003d"}'], ['{"signature":"MA=="}']],
  'api-version': ['PaymentData has version 2.0 of the wallet’s API, as two numbers.',
    [{ apiVersion: 2, apiVersionMinor: 0, paymentMethodData: {} }],
    [
      { apiVersion: 1, apiVersionMinor: 0, paymentMethodData: {} },
      { apiVersion: 2, apiVersionMinor: 1, paymentMethodData: {} },
      { apiVersion: '2', apiVersionMinor: 0, paymentMethodData: {} },
    ]],
  'whole-payment-data': ['The interface document asks for the token inside PaymentData, but its sample sends the whole PaymentData: both pass.',
    [{ protocolVersion: 'ECv2' }], [{ apiVersion: 2, paymentMethodData: {} }]],
  'key-expiration': ['`keyExpiration` is a string of digits: milliseconds since 1970, not seconds, and not a number.',
    [{ keyExpiration: '1893456000000' }], [{ keyExpiration: 1893456000000 }, { keyExpiration: '1893456000' }]],
  'one-auth-method': ['The setting has one of the two authentication methods; the request to the wallet’s client has both.',
    [{ allowedAuthMethod: 'PAN_ONLY' }], [{ allowedAuthMethod: 'PAN_ONLY, CRYPTOGRAM_3DS' }]],
  'three-d-secure': ['With `PAN_ONLY`, the acquirer that processes the payment is responsible for 3-D Secure.',
    [{ allowedAuthMethod: 'CRYPTOGRAM_3DS' }], [{ allowedAuthMethod: 'PAN_ONLY' }]],
});
