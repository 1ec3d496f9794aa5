import type { Payload, Verification, Violation } from '@pg/rule-kit';
import { FILE_KEY, type KeyName, ONE_LINE_KEY, readKey } from '../settings/setting-texts.ts';
import { derivePublicKey, type EcKeyProblem } from './ec-key.ts';
import { certificateRules, keyCurve } from './rules.ts';
import { verifyCertificate } from './wallet1/certificate.ts';

/** Verifies the certificate and the keys in the settings of `wallet1` (section 2.4). */
export const wallet1SettingsVerification: Verification = {
  rules: [...Object.values(certificateRules), keyCurve],
  async verify(settings, { now = Date.now() }) {
    const inCertificate = verifyCertificate(settings, now);
    const inKey = verifyKeyCurve(settings, ONE_LINE_KEY);
    return [...(await inCertificate), ...(await inKey)];
  },
};

/** Verifies the key in the settings of `wallet2` (section 2.4). */
export const wallet2SettingsVerification: Verification = {
  rules: [keyCurve],
  verify: (settings) => verifyKeyCurve(settings, FILE_KEY),
};

/** Checks that a key can decrypt tokens. Other rules report a key that can't be read. */
async function verifyKeyCurve(settings: Payload, name: KeyName): Promise<Violation[]> {
  const key = readKey(settings, name);
  if (key === undefined || 'problem' in key) return [];
  const derived = await derivePublicKey(key);
  if (!('problem' in derived)) return [];
  return [{ rule: keyCurve, path: [name], code: CODES[derived.problem] ?? 'broken-key-for-tokens' }];
}

const CODES: { readonly [TProblem in EcKeyProblem]?: string } = {
  'rsa-key': 'rsa-key-for-tokens',
  'other-curve': 'other-curve-for-tokens',
};
