import type { Payload, RuleFound } from '@pg/rule-kit';
import { foundBy } from '../found-by.ts';
import { type Certificate, readCertificate, readCertificateText } from '../keys/certificate.ts';
import { privateKeyMatches } from '../keys/key-match.ts';
import { certificateForm, describeNoCertificate } from './rules/certificate-form.ts';
import { CERTIFICATE_KEY_FOUND, certificateKey } from './rules/certificate-key.ts';
import { certificatePeriod, findPeriod } from './rules/certificate-period.ts';
import { certificateUid, findUid } from './rules/certificate-uid.ts';
import { KEY_OF_CERTIFICATE_FOUND, keyOfCertificate } from './rules/key-of-certificate.ts';
import { isPrefixed } from './rules/merchant-prefix.ts';
import { CERTIFICATE, FILE_KEY, settingText } from './setting-texts.ts';
import type { wallet1Panel } from './wallet1-panel.ts';

const IDENTIFIER = 'merchantIdentifier' satisfies keyof typeof wallet1Panel.rows;

/**
 * Proves what the settings of `wallet1` say of the merchant's identity: the certificate, and what has to go with it.
 *
 * @param now Milliseconds since 1970.
 */
export async function proveCertificate(settings: Payload, now: number): Promise<RuleFound[]> {
  const text = settingText(settings, CERTIFICATE);
  // The rules of the text say what it is instead.
  if (text === undefined || 'problem' in readCertificateText(text)) return [];
  const certificate = await readCertificate(text);
  if ('problem' in certificate) return foundBy(certificateForm, [describeNoCertificate(certificate.problem)]);
  return [
    ...foundBy(certificatePeriod, findPeriod(certificate, now)),
    ...proveUid(settings, certificate),
    // Another certificate than the one that belongs there has another key, too: that is the same mistake.
    ...(certificate.keyType === 'RSA'
      ? await provePair(settings, certificate)
      : foundBy(certificateKey, [CERTIFICATE_KEY_FOUND])),
  ];
}

function proveUid(settings: Payload, { uid }: Certificate): RuleFound[] {
  const identifier = settingText(settings, IDENTIFIER);
  // An identifier that is none, as merchant-prefix says, has no certificate.
  if (identifier === undefined || !isPrefixed(identifier)) return [];
  return foundBy(certificateUid, findUid(uid, identifier));
}

async function provePair(settings: Payload, certificate: Certificate): Promise<RuleFound[]> {
  const key = settingText(settings, FILE_KEY);
  const match = key === undefined ? 'unknown' : await privateKeyMatches(certificate, key);
  return foundBy(keyOfCertificate, match === 'differs' ? [KEY_OF_CERTIFICATE_FOUND] : []);
}
