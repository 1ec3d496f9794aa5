import type { Payload, Rule } from '@pg/rule-kit';
import { FILE_KEY, settingText } from '../setting-texts.ts';
import { wallet2Panel } from '../wallet2-panel.ts';

const ID = 'merchantIdentifier' satisfies keyof typeof wallet2Panel.rows;
const GATEWAY_ID = 'gatewayMerchantId' satisfies keyof typeof wallet2Panel.rows;

/**
 * A note: the row says both that the key is required and that it is not needed. Who the gateway is decides, and the
 * settings tell it at most where one identifier is repeated: then the service is the gateway.
 */
export const decryptionKeyLeftOut: Rule = {
  id: 'decryption-key-left-out',
  concern: 'wallet-settings',
  get section() {
    return wallet2Panel.section;
  },
  basis: 'stated',
  severity: 'info',
  summary:
    'Without a Private Key, payments of `wallet2` take the virtual flow, or the payment provider is the gateway.',
  accepts: [{ value: { privateKey: '<PRIVATE_KEY>' } }],
  rejects: [
    { value: { environment: 'TEST' } },
    { value: { merchantIdentifier: 'client-1', gatewayMerchantId: 'client-1' } },
  ],
  check(settings) {
    if (settings[FILE_KEY] !== undefined) return [];
    return [
      {
        path: [FILE_KEY],
        found: 'missing',
        allowed: isServiceGateway(settings)
          ? 'payments take the virtual flow'
          : 'the payment provider is the gateway, or payments take the virtual flow',
        hint: 'Card flow requires it. If the service is the gateway, the service supplies it.',
      },
    ];
  },
};

function isServiceGateway(settings: Payload): boolean {
  const id = settingText(settings, ID);
  return id !== undefined && id === settings[GATEWAY_ID];
}
