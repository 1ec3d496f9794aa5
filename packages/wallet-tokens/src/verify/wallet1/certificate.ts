import type { Payload, Rule, Violation } from '@pg/rule-kit';
import { readCertificateText } from '../../encodings/certificate-text.ts';
import { CERTIFICATE, FILE_KEY, settingText } from '../../settings/setting-texts.ts';
import { PREFIX } from '../../wallets/wallet1/panel.ts';
import {
  CERTIFICATE_PROBLEMS,
  rule as certificateFormat,
} from '../../wallets/wallet1/settings-rules/certificate-format.ts';
import { type Certificate, readCertificate } from '../certificate.ts';
import { matchPrivateKey } from '../key-match.ts';
import { certificateRules } from '../rules.ts';

/** Checks that the certificate is valid, and that its key and its identifier are those of the settings. */
export async function verifyCertificate(settings: Payload, now: number): Promise<Violation[]> {
  const text = settingText(settings, CERTIFICATE);
  // certificate-format reports a text that is not a certificate.
  if (text === undefined || 'problem' in readCertificateText(text)) return [];
  const certificate = await readCertificate(text);
  if ('problem' in certificate)
    return violationsOf(certificateFormat, CERTIFICATE, CERTIFICATE_PROBLEMS[certificate.problem]);
  const isRsa = certificate.keyType === 'RSA';
  return [
    ...checkPeriod(certificate, now),
    ...checkUid(certificate, settingText(settings, IDENTIFIER)),
    // A certificate of another kind also has another key, which is the same mistake.
    ...(isRsa
      ? await checkKeyPair(certificate, settingText(settings, FILE_KEY))
      : violationsOf(certificateRules['certificate-key'], CERTIFICATE, 'certificate-key-not-rsa')),
  ];
}

const IDENTIFIER = 'merchantIdentifier';

const violationsOf = (rule: Rule, name: string, code: string): Violation[] => [{ rule, path: [name], code }];

function checkPeriod({ notBefore, notAfter }: Certificate, now: number): Violation[] {
  const code = now < notBefore ? 'certificate-not-yet-valid' : now > notAfter ? 'certificate-expired' : undefined;
  return code ? violationsOf(certificateRules['certificate-period'], CERTIFICATE, code) : [];
}

function checkUid({ uid }: Certificate, identifier: string | undefined): Violation[] {
  // merchant-prefix reports an identifier without the prefix: no certificate can match it.
  if (!identifier?.startsWith(PREFIX) || uid === identifier) return [];
  // Without a common beginning, all of it differs.
  const same = [...identifier].findIndex((character, i) => character !== uid?.[i]);
  const at = (same < 0 ? identifier.length : same) + 1;
  const rule = certificateRules['certificate-uid'];
  return [{ rule, path: [CERTIFICATE], code: 'certificate-of-other-merchant', params: { other: IDENTIFIER, at } }];
}

async function checkKeyPair(certificate: Certificate, key: string | undefined): Promise<Violation[]> {
  if (key === undefined || (await matchPrivateKey(certificate, key)) !== 'differs') return [];
  return violationsOf(certificateRules['key-of-certificate'], FILE_KEY, 'key-of-other-certificate');
}
