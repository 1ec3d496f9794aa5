import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { settingText } from '../../../settings/setting-texts.ts';
import { PREFIX } from '../panel.ts';

/** The wallet provider publishes this prefix. */
export const rule: Rule = {
  id: 'merchant-prefix',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'published',
  check(settings) {
    const text = settingText(settings, 'merchantIdentifier');
    const isRight = text === undefined || text.startsWith(PREFIX);
    return isRight ? [] : [{ path: ['merchantIdentifier'], code: 'merchant-prefix' }];
  },
};

export const messages = {
  'merchant-prefix': {
    message: '{field} must start with "merchant."',
    hint: "Copy it from the list of identifiers in the wallet provider's developer account.",
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The merchant identifier of `wallet1` starts with `merchant.`.',
  accepts: [{ value: { merchantIdentifier: 'merchant.test.example' } }, { value: { merchantIdentifier: '<ID>' } }],
  rejects: [{ value: { merchantIdentifier: 'test.example' } }, { value: { merchantIdentifier: 'merchant-1' } }],
};
