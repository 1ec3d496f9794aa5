import { defineRules, isMissing, isObject, type Rule } from '@pg/rule-kit';
import { checkField, docsTable } from '../../rule-table.ts';
import { FILE_KEY, settingText } from '../../settings/setting-texts.ts';
import { AUTH_METHODS } from './card-lists.ts';

const FACTS = { section: '4 E2 Sale, wallet2 token', basis: 'published' } as const;

export const tokenRules = defineRules(FACTS, {
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

export const paymentDataRules = defineRules(FACTS, {
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

export const settingsRules = defineRules(
  { section: '2.4 Wallet configuration, wallet2', basis: 'stated' },
  {
    // A note, because the key is not required if the payment provider is the gateway. The settings show who the gateway is only if
    // both identifiers are the same: then it is the service.
    'decryption-key-missing': {
      severity: 'info',
      check(settings) {
        if (settings[FILE_KEY] !== undefined) return [];
        const id = settingText(settings, 'merchantIdentifier');
        const isService = id !== undefined && id === settings.gatewayMerchantId;
        return [{ path: [FILE_KEY], code: isService ? 'service-key-missing' : 'decryption-key-missing' }];
      },
    },
    // Set-up of `wallet2`, step 2: the gateway supplies both.
    'gateway-pair': {
      section: '4 Wallet provider account setup, wallet2',
      basis: 'inferred',
      check(settings) {
        const hasNoGateway = isMissing(settings, 'gateway');
        if (hasNoGateway === isMissing(settings, 'gatewayMerchantId')) {
          const isExample = settings.gateway === 'example' && settings.environment === 'PRODUCTION';
          return isExample ? [{ path: ['gateway'], code: 'example-gateway' }] : [];
        }
        const [name, other] = hasNoGateway ? ['gateway', 'gatewayMerchantId'] : ['gatewayMerchantId', 'gateway'];
        return [{ path: [name], code: 'missing-in-pair', params: { other } }];
      },
    },
    // The request to the client has several (section 4, E2, rule 4).
    'one-auth-method': {
      check: checkField('allowedAuthMethod', (value) => {
        const named = AUTH_METHODS.filter((each) => typeof value === 'string' && value.includes(each));
        return named.length > 1 ? { code: 'several-auth-methods', params: { allowed: AUTH_METHODS } } : undefined;
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
  'api-version': ["PaymentData has version 2.0 of the wallet's API, as two numbers.",
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
  'one-auth-method': ["The setting has one of the two authentication methods; the request to the wallet's client has both.",
    [{ allowedAuthMethod: 'PAN_ONLY' }], [{ allowedAuthMethod: 'PAN_ONLY, CRYPTOGRAM_3DS' }]],
  'three-d-secure': ['With `PAN_ONLY`, the acquirer that processes the payment is responsible for 3-D Secure.',
    [{ allowedAuthMethod: 'CRYPTOGRAM_3DS' }], [{ allowedAuthMethod: 'PAN_ONLY' }]],
  'decryption-key-missing': ['Without a Private Key, payments of `wallet2` take the virtual flow, or the payment provider is the gateway.',
    [{ privateKey: '<PRIVATE_KEY>' }], [{ environment: 'TEST' }, { merchantIdentifier: 'client-1', gatewayMerchantId: 'client-1' }]],
  'gateway-pair': ["The gateway's name and the merchant's ID with the gateway go together: the gateway supplies both. In production, it is a real one.",
    [{ gateway: 'example', gatewayMerchantId: 'client-1' }, { environment: 'TEST' }],
    [{ gateway: 'example', gatewayMerchantId: 'client-1', environment: 'PRODUCTION' }, { gateway: 'example' }, { gatewayMerchantId: 'client-1' }]],
});
