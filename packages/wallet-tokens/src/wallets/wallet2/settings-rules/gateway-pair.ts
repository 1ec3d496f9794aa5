import { isMissing, type Rule } from '@pg/rule-kit';
import { docsTable } from '../../../rule-table.ts';

/** Section 4, set-up of `wallet2`, step 2: the gateway supplies both. */
export const rule: Rule = {
  id: 'gateway-pair',
  section: '4 Wallet provider account setup, wallet2',
  basis: 'inferred',
  check: (settings) => {
    const hasNoGateway = isMissing(settings, 'gateway');
    if (hasNoGateway === isMissing(settings, 'gatewayMerchantId')) {
      const isExample = settings.gateway === 'example' && settings.environment === 'PRODUCTION';
      return isExample ? [{ path: ['gateway'], code: 'example-gateway' }] : [];
    }
    const [name, other] = hasNoGateway ? ['gateway', 'gatewayMerchantId'] : ['gatewayMerchantId', 'gateway'];
    return [{ path: [name], code: 'missing-in-pair', params: { other } }];
  },
};

export const docs = docsTable({
  'gateway-pair': [
    'The gateway’s name and the merchant’s ID with the gateway go together: the gateway supplies both. In production, it is a real one.',
    [{ gateway: 'example', gatewayMerchantId: 'client-1' }, { environment: 'TEST' }],
    [
      { gateway: 'example', gatewayMerchantId: 'client-1', environment: 'PRODUCTION' },
      { gateway: 'example' },
      { gatewayMerchantId: 'client-1' },
    ],
  ],
});
