import type { Rule } from '@pg/rule-kit';
import { settingText } from '../setting-texts.ts';
import { wallet1Panel } from '../wallet1-panel.ts';

const PREFIX = 'merchant.';
const IDENTIFIER = 'merchantIdentifier' satisfies keyof typeof wallet1Panel.rows;

export const isPrefixed = (identifier: string): boolean => identifier.startsWith(PREFIX);

/** What the wallet provider publishes of its merchant identifiers. */
export const merchantPrefix: Rule = {
  id: 'merchant-prefix',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'published',
  summary: 'The merchant identifier of `wallet1` starts with `merchant.`.',
  accepts: [{ value: { merchantIdentifier: 'merchant.test.example' } }, { value: { merchantIdentifier: '<ID>' } }],
  rejects: [{ value: { merchantIdentifier: 'test.example' } }, { value: { merchantIdentifier: 'merchant-1' } }],
  check(settings) {
    const text = settingText(settings, IDENTIFIER);
    if (text === undefined || isPrefixed(text)) return [];
    return [
      {
        path: [IDENTIFIER],
        found: 'another beginning',
        allowed: `"${PREFIX}" at the front only`,
        hint: 'Copy it from the list of identifiers in the wallet provider’s developer account.',
      },
    ];
  },
};
