import type { Verification } from '@pg/rule-kit';
import { FILE_KEY } from '../../settings/setting-texts.ts';
import { verifyKeyCurve } from '../key-curve.ts';
import { keyCurve } from '../rules.ts';

/** Verifies the key in the settings of `wallet2` (section 2.4). */
export const wallet2SettingsVerification: Verification = {
  rules: [keyCurve],
  verify: (settings) => verifyKeyCurve(settings, FILE_KEY),
};
