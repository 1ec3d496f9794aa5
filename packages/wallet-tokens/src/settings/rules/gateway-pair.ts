import type { Rule } from '@pg/rule-kit';
import type { wallet2Panel } from '../wallet2-panel.ts';

const PAIR = ['gateway', 'gatewayMerchantId'] as const satisfies readonly (keyof typeof wallet2Panel.rows)[];

/** Section 4, set-up of `wallet2`, step 2: the gateway supplies both. */
export const gatewayPair: Rule = {
  id: 'gateway-pair',
  concern: 'wallet-settings',
  section: '4 Wallet provider account setup, wallet2',
  basis: 'inferred',
  summary: 'The gateway’s name and the merchant’s ID in its system go together: the gateway supplies both.',
  accepts: [{ value: { gateway: 'example', gatewayMerchantId: 'client-1' } }, { value: { environment: 'TEST' } }],
  rejects: [{ value: { gateway: 'example' } }, { value: { gatewayMerchantId: 'client-1' } }],
  check(settings) {
    const lacking = PAIR.filter((name) => settings[name] === undefined);
    if (lacking.length !== 1) return [];
    return lacking.map((name) => ({ path: [name], found: 'missing', allowed: `expected with ${otherOf(name)}` }));
  },
};

const otherOf = (name: string): string => PAIR.filter((each) => each !== name).join('');
