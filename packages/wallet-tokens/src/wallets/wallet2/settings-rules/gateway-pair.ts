import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** Section 4, set-up of `wallet2`, step 2: the gateway supplies both. */
export const rule: Rule = {
  id: 'gateway-pair',
  concern: 'wallet-settings',
  section: '4 Wallet provider account setup, wallet2',
  basis: 'inferred',
  check: ({ gateway, gatewayMerchantId }) => {
    if ((gateway === undefined) === (gatewayMerchantId === undefined)) return [];
    const [name, other] = gateway === undefined ? ['gateway', 'gatewayMerchantId'] : ['gatewayMerchantId', 'gateway'];
    return [{ path: [name], code: 'missing-in-pair', params: { other } }];
  },
};

export const messages = {
  'missing-in-pair': '{field} is missing, and should be sent together with {other}',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The gateway’s name and the merchant’s ID with the gateway go together: the gateway supplies both.',
  accepts: [{ value: { gateway: 'example', gatewayMerchantId: 'client-1' } }, { value: { environment: 'TEST' } }],
  rejects: [{ value: { gateway: 'example' } }, { value: { gatewayMerchantId: 'client-1' } }],
};
