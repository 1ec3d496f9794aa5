import type { Verification } from '@pg/rule-kit';
import { FILE_KEY } from '../../settings/setting-texts.ts';
import { rules } from '../settings-rules/index.ts';
import { verifyKeyCurve } from '../settings-rules/key-curve.ts';

/** Verifies the key in the settings of `wallet2` (section 2.4). */
export const wallet2SettingsVerification: Verification = {
  rules,
  verify: (settings) => verifyKeyCurve(settings, FILE_KEY),
};
