import type { Resource } from '@pg/rule-kit';
import * as keyText from '../../settings/key-text-rules/index.ts';
import { labelPattern } from '../../settings/settings-table.ts';
import { Wallet2Settings, wallet2Panel } from './panel.ts';
import { messages, rules } from './settings-rules/index.ts';

/** The settings of `wallet2` (section 2.4): schema, table and rules. */
export const wallet2Settings: Resource = {
  kind: 'wallet2-settings',
  whole: 'the wallet configuration',
  messages: { ...keyText.messages, ...messages },
  schema: Wallet2Settings,
  tables: [wallet2Panel],
  distinctiveName: labelPattern(wallet2Panel),
  rules: [...rules, ...keyText.rules],
};
