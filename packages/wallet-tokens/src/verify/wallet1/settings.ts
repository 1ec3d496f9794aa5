import type { Verification } from '@pg/rule-kit';
import { ONE_LINE_KEY } from '../../settings/setting-texts.ts';
import { verifyKeyCurve } from '../key-curve.ts';
import { certificateRules, keyCurve } from '../rules.ts';
import { verifyCertificate } from './certificate.ts';

/** Verifies the certificate and the keys in the settings of `wallet1` (section 2.4). */
export const wallet1SettingsVerification: Verification = {
  rules: [...Object.values(certificateRules), keyCurve],
  async verify(settings, { now = Date.now() }) {
    const inCertificate = verifyCertificate(settings, now);
    const inKey = verifyKeyCurve(settings, ONE_LINE_KEY);
    return [...(await inCertificate), ...(await inKey)];
  },
};
