import type { Payload, Rule } from '@pg/rule-kit';
import { docsTable } from '../../../rule-table.ts';
import { FILE_KEY, settingText } from '../../../settings/setting-texts.ts';

/** A note, because the key is not required if the payment provider is the gateway. The settings show who the gateway is only if
 * both identifiers are the same: then it is the service. */
export const rule: Rule = {
  id: 'decryption-key-missing',
  section: '2.4 Wallet configuration, wallet2',
  basis: 'stated',
  severity: 'info',
  check(settings) {
    if (settings[FILE_KEY] !== undefined) return [];
    const code = isServiceGateway(settings) ? 'service-key-missing' : 'decryption-key-missing';
    return [{ path: [FILE_KEY], code }];
  },
};

function isServiceGateway(settings: Payload): boolean {
  const id = settingText(settings, 'merchantIdentifier');
  return id !== undefined && id === settings.gatewayMerchantId;
}

export const docs = docsTable({
  'decryption-key-missing': [
    'Without a Private Key, payments of `wallet2` take the virtual flow, or the payment provider is the gateway.',
    [{ privateKey: '<PRIVATE_KEY>' }],
    [{ environment: 'TEST' }, { merchantIdentifier: 'client-1', gatewayMerchantId: 'client-1' }],
  ],
});
