import type { Resource } from '@pg/rule-kit';
import * as keyText from '../../settings/key-text-rules/index.ts';
import { labelPattern } from '../../settings/settings-table.ts';
import { Wallet1Settings, wallet1Panel } from './panel.ts';
import { messages, rules } from './settings-rules/index.ts';

/** The settings of `wallet1` (section 2.4): schema, table and rules. */
export const wallet1Settings: Resource = {
  kind: 'wallet1-settings',
  whole: 'the wallet configuration',
  messages: { ...keyText.messages, ...messages },
  schema: Wallet1Settings,
  tables: [wallet1Panel],
  distinctiveName: labelPattern(wallet1Panel),
  rules: [...rules, ...keyText.rules],
};
