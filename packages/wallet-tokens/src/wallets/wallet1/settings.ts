import type { ProofOptions, Resource } from '@pg/rule-kit';
import { rules as keyProofRules } from '../../settings/key-proof-rules/index.ts';
import { proveKeyCurve } from '../../settings/key-proof-rules/key-curve.ts';
import { rules as keyRules } from '../../settings/key-text-rules/index.ts';
import { ONE_LINE_KEY } from '../../settings/setting-texts.ts';
import { labelPattern } from '../../settings/settings-table.ts';
import { type SettingsCode, settingsMessages } from '../settings-messages.ts';
import { proveCertificate } from './certificate-proof.ts';
import { rules as certificateRules } from './certificate-proof-rules/index.ts';
import { Wallet1Settings, wallet1Panel } from './panel.ts';
import { rules } from './settings-rules/index.ts';

/** The resource of the settings of `wallet1` (section 2.4): schema, table, rules, and cryptographic checks. */
export const wallet1Settings: Resource<ProofOptions, SettingsCode> = {
  kind: 'wallet1-settings',
  whole: 'the wallet configuration',
  messages: settingsMessages,
  schema: Wallet1Settings,
  tables: [wallet1Panel],
  distinctiveName: labelPattern(wallet1Panel),
  rules: [...rules, ...keyRules],
  proof: {
    rules: [...certificateRules, ...keyProofRules],
    async prove(settings, { now = Date.now() }) {
      const inCertificate = proveCertificate(settings, now);
      const inKey = proveKeyCurve(settings, ONE_LINE_KEY);
      return [...(await inCertificate), ...(await inKey)];
    },
  },
};
