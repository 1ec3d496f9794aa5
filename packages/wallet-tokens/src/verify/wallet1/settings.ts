import type { Verification } from '@pg/rule-kit';
import { ONE_LINE_KEY } from '../../settings/setting-texts.ts';
import { rules as keyRules } from '../settings-rules/index.ts';
import { verifyKeyCurve } from '../settings-rules/key-curve.ts';
import { verifyCertificate } from './certificate.ts';
import { rules } from './certificate-rules/index.ts';

/** Verifies the certificate and the keys in the settings of `wallet1` (section 2.4). */
export const wallet1SettingsVerification: Verification = {
  rules: [...rules, ...keyRules],
  async verify(settings, { now = Date.now() }) {
    const inCertificate = verifyCertificate(settings, now);
    const inKey = verifyKeyCurve(settings, ONE_LINE_KEY);
    return [...(await inCertificate), ...(await inKey)];
  },
};
