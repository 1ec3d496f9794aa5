import type { Payload, ProofOptions, Resource, Rule } from '@pg/rule-kit';
import { type SettingsCode, settingsMessages } from '../../messages/settings-messages.ts';
import {
  keyCurve,
  keyLiteralLineBreaks,
  keyTextRules,
  proveKeyCurve,
  settingViolation,
} from '../../settings/key-rules.ts';
import { FILE_KEY, settingText } from '../../settings/setting-texts.ts';
import { labelPattern } from '../../settings/settings-table.ts';
import { docsTable, settingRule } from '../../token/define-rules.ts';
import { Wallet2Settings, wallet2Panel } from './panel.ts';

const SECTION = '2.4 Wallet configuration, wallet2';
const SET_UP = '4 Wallet provider account setup, wallet2';

/** The setting is one of the two (section 2.4), but the request to the client has both (section 4, E2, rule 4). */
const oneAuthMethod: Rule = /* @__PURE__ */ settingRule('one-auth-method', SECTION, 'stated', {
  check({ allowedAuthMethod: value }) {
    const { values } = wallet2Panel.rows.allowedAuthMethod[3];
    const isBoth = typeof value === 'string' && values.every((each) => value.includes(each));
    return Array.isArray(value) || isBoth ? [settingViolation('allowedAuthMethod', 'several-auth-methods')] : [];
  },
});

/** A note, since the setting is valid. */
const threeDSecure: Rule = /* @__PURE__ */ settingRule('three-d-secure', SET_UP, 'stated', {
  severity: 'info',
  check: ({ allowedAuthMethod: value }) =>
    value === 'PAN_ONLY' ? [settingViolation('allowedAuthMethod', 'acquirer-3d-secure')] : [],
});

/** Section 4, set-up of `wallet2`, step 2: the gateway supplies both. */
const gatewayPair: Rule = /* @__PURE__ */ settingRule('gateway-pair', SET_UP, 'inferred', {
  check: ({ gateway, gatewayMerchantId }) => {
    if ((gateway === undefined) === (gatewayMerchantId === undefined)) return [];
    const [name, other] = gateway === undefined ? ['gateway', 'gatewayMerchantId'] : ['gatewayMerchantId', 'gateway'];
    return [{ ...settingViolation(name, 'missing-in-pair'), params: { other } }];
  },
});

/**
 * A note, because the key is not required if the payment provider is the gateway. The settings show who the gateway is only if
 * both identifiers are the same: then it is the service.
 */
const decryptionKeyMissing: Rule = /* @__PURE__ */ settingRule('decryption-key-missing', SECTION, 'stated', {
  severity: 'info',
  check(settings) {
    if (settings[FILE_KEY] !== undefined) return [];
    const code = isServiceGateway(settings) ? 'service-key-missing' : 'decryption-key-missing';
    return [settingViolation(FILE_KEY, code)];
  },
});

function isServiceGateway(settings: Payload): boolean {
  const id = settingText(settings, 'merchantIdentifier');
  return id !== undefined && id === settings.gatewayMerchantId;
}

/** The resource of the settings of `wallet2` (section 2.4): schema, table, rules, and cryptographic checks. */
export const wallet2Settings: Resource<ProofOptions, SettingsCode> = {
  kind: 'wallet2-settings',
  whole: 'the wallet configuration',
  messages: settingsMessages,
  schema: Wallet2Settings,
  tables: [wallet2Panel],
  get distinctiveName() {
    return labelPattern(wallet2Panel);
  },
  rules: /* @__PURE__ */ [
    oneAuthMethod,
    threeDSecure,
    gatewayPair,
    keyLiteralLineBreaks,
    keyTextRules,
    decryptionKeyMissing,
  ].flat(),
  proof: {
    rules: [keyCurve],
    prove: (settings) => proveKeyCurve(settings, FILE_KEY),
  },
};

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'one-auth-method': ['The setting has one of the two authentication methods; the request to the wallet’s client has both.',
    [{ allowedAuthMethod: 'PAN_ONLY' }],
    [{ allowedAuthMethod: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] }, { allowedAuthMethod: 'PAN_ONLY, CRYPTOGRAM_3DS' }]],
  'three-d-secure': ['With `PAN_ONLY`, the acquirer that processes the payment is responsible for 3-D Secure.',
    [{ allowedAuthMethod: 'CRYPTOGRAM_3DS' }], [{ allowedAuthMethod: 'PAN_ONLY' }]],
  'gateway-pair': ['The gateway’s name and the merchant’s ID with the gateway go together: the gateway supplies both.',
    [{ gateway: 'example', gatewayMerchantId: 'client-1' }, { environment: 'TEST' }],
    [{ gateway: 'example' }, { gatewayMerchantId: 'client-1' }]],
  'decryption-key-missing': ['Without a Private Key, payments of `wallet2` take the virtual flow, or the payment provider is the gateway.',
    [{ privateKey: '<PRIVATE_KEY>' }],
    [{ environment: 'TEST' }, { merchantIdentifier: 'client-1', gatewayMerchantId: 'client-1' }]],
});
