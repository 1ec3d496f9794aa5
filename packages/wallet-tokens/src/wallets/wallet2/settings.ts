import type { Found, Payload, Resource, Rule } from '@pg/rule-kit';
import { keyCurve, keyLiteralLineBreaks, keyTextRules, proveKeyCurve } from '../../settings/key-rules.ts';
import { FILE_KEY, settingText } from '../../settings/setting-texts.ts';
import { labelPattern } from '../../settings/settings-table.ts';
import { docsTable, settingRule } from '../../token/define-rules.ts';
import { Wallet2Settings, wallet2Panel } from './panel.ts';

/** The section of the panel, and of the account's set-up. */
const SECTION = '2.4 Wallet configuration, wallet2';
const SET_UP = '4 Wallet provider account setup, wallet2';

/** Section 2.4 says "or" of the setting; section 4, E2, rule 4 says "and" of what the client requests. */
const oneAuthMethod: Rule = /* @__PURE__ */ settingRule('one-auth-method', SECTION, 'stated', {
  check({ allowedAuthMethod: value }) {
    const isList = Array.isArray(value);
    const { values } = wallet2Panel.rows.allowedAuthMethod[3];
    const isBoth = typeof value === 'string' && values.every((each) => value.includes(each));
    if (!isList && !isBoth) return [];
    const found = isList ? 'a list' : 'both methods in one text';
    const hint = 'wallet2ClientRequest of @pg/wallet-tokens has both: they are for the request of the wallet’s client.';
    return [{ path: ['allowedAuthMethod'], found, allowed: `one of ${values.join(' and ')}, as text`, hint }];
  },
});

/** A note: the setting is right, and shifts a duty. */
const threeDSecureDuty: Rule = /* @__PURE__ */ settingRule('three-d-secure-duty', SET_UP, 'stated', {
  severity: 'info',
  check: ({ allowedAuthMethod: value }) => (value === 'PAN_ONLY' ? [ACQUIRER] : []),
});

const ACQUIRER: Found = {
  path: ['allowedAuthMethod'],
  found: 'PAN_ONLY',
  allowed: 'the acquirer that processes the payment answers for 3-D Secure',
  hint: 'Ask your acquirer whether it runs 3-D Secure for these payments.',
};

/** Section 4, set-up of `wallet2`, step 2: the gateway supplies both. */
const gatewayPair: Rule = /* @__PURE__ */ settingRule('gateway-pair', SET_UP, 'inferred', {
  check: ({ gateway, gatewayMerchantId }) => {
    if ((gateway === undefined) === (gatewayMerchantId === undefined)) return [];
    const [name, other] = gateway === undefined ? ['gateway', 'gatewayMerchantId'] : ['gatewayMerchantId', 'gateway'];
    return [{ path: [name], code: 'missing', found: 'missing', allowed: `expected with ${other}` }];
  },
});

/**
 * A note: the row says both that the key is required and that it is not needed. Who the gateway is decides, and the
 * settings tell it at most if one identifier is repeated: then the service is the gateway.
 */
const decryptionKeyLeftOut: Rule = /* @__PURE__ */ settingRule('decryption-key-left-out', SECTION, 'stated', {
  severity: 'info',
  check(settings) {
    if (settings[FILE_KEY] !== undefined) return [];
    const allowed = isServiceGateway(settings)
      ? 'payments take the virtual flow'
      : 'the payment provider is the gateway, or payments take the virtual flow';
    const hint = 'Card flow requires it. If the service is the gateway, the service supplies it.';
    return [{ path: [FILE_KEY], code: 'missing', found: 'missing', allowed, hint }];
  },
});

function isServiceGateway(settings: Payload): boolean {
  const id = settingText(settings, 'merchantIdentifier');
  return id !== undefined && id === settings.gatewayMerchantId;
}

/** The settings of `wallet2` (section 2.4) as a resource: schema, table, rules, and what takes cryptography to know. */
export const wallet2Settings: Resource = {
  kind: 'wallet2-settings',
  schema: Wallet2Settings,
  tables: [wallet2Panel],
  get telltale() {
    return labelPattern(wallet2Panel);
  },
  rules: /* @__PURE__ */ [
    oneAuthMethod,
    threeDSecureDuty,
    gatewayPair,
    keyLiteralLineBreaks,
    keyTextRules,
    decryptionKeyLeftOut,
  ].flat(),
  proof: {
    rules: [keyCurve],
    prove: (settings) => proveKeyCurve(settings, FILE_KEY),
  },
};

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'one-auth-method': ['The setting takes one of the two authentication methods; it is the wallet’s client that requests both.',
    [{ allowedAuthMethod: 'PAN_ONLY' }],
    [{ allowedAuthMethod: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] }, { allowedAuthMethod: 'PAN_ONLY, CRYPTOGRAM_3DS' }]],
  'three-d-secure-duty': ['With `PAN_ONLY` it is for the acquirer that processes the payment to have 3-D Secure passed.',
    [{ allowedAuthMethod: 'CRYPTOGRAM_3DS' }], [{ allowedAuthMethod: 'PAN_ONLY' }]],
  'gateway-pair': ['The gateway’s name and the merchant’s ID in its system go together: the gateway supplies both.',
    [{ gateway: 'example', gatewayMerchantId: 'client-1' }, { environment: 'TEST' }],
    [{ gateway: 'example' }, { gatewayMerchantId: 'client-1' }]],
  'decryption-key-left-out': ['Without a Private Key, payments of `wallet2` take the virtual flow, or the payment provider is the gateway.',
    [{ privateKey: '<PRIVATE_KEY>' }],
    [{ environment: 'TEST' }, { merchantIdentifier: 'client-1', gatewayMerchantId: 'client-1' }]],
});
