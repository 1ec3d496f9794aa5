import type { ProofOptions, Resource } from '@pg/rule-kit';
import { rules as keyProofRules } from '../../settings/key-proof-rules/index.ts';
import { proveKeyCurve } from '../../settings/key-proof-rules/key-curve.ts';
import { rules as keyRules } from '../../settings/key-text-rules/index.ts';
import { FILE_KEY } from '../../settings/setting-texts.ts';
import { labelPattern } from '../../settings/settings-table.ts';
import { type SettingsCode, settingsMessages } from '../settings-messages.ts';
import { Wallet2Settings, wallet2Panel } from './panel.ts';
import { rules } from './settings-rules/index.ts';

/** The resource of the settings of `wallet2` (section 2.4): schema, table, rules, and cryptographic checks. */
export const wallet2Settings: Resource<ProofOptions, SettingsCode> = {
  kind: 'wallet2-settings',
  whole: 'the wallet configuration',
  messages: settingsMessages,
  schema: Wallet2Settings,
  tables: [wallet2Panel],
  distinctiveName: labelPattern(wallet2Panel),
  rules: [...rules, ...keyRules],
  proof: {
    rules: keyProofRules,
    prove: (settings) => proveKeyCurve(settings, FILE_KEY),
  },
};
