import type { Payload, Rule, RuleViolation } from '@pg/rule-kit';
import type { Certificate, CertificateProblem } from '../../keys/certificate.ts';
import { readCertificate, readCertificateText } from '../../keys/certificate.ts';
import { privateKeyMatches } from '../../keys/key-match.ts';
import { onOneLine } from '../../keys/pem.ts';
import type { SettingsCode } from '../../messages/settings-messages.ts';
import { EMPTY_CERTIFICATE, settingViolation, ZERO_KEY } from '../../settings/key-rules.ts';
import { CERTIFICATE, FILE_KEY, isFileName, settingText } from '../../settings/setting-texts.ts';
import { docsTable, settingRule } from '../../token/define-rules.ts';

export const SECTION = '2.4 Wallet configuration, wallet1';

/** How the wallet provider's merchant identifiers begin. */
export const PREFIX = 'merchant.';

/** Section 2.4, `wallet1`: the merchant identity certificate. */
export const certificateFormat: Rule = /* @__PURE__ */ settingRule('certificate-format', SECTION, 'stated', {
  milder: 'warning',
  check(settings) {
    const text = settingText(settings, CERTIFICATE);
    if (text === undefined || isFileName(text)) return [];
    const reading = readCertificateText(text);
    if ('problem' in reading) return [settingViolation(CERTIFICATE, PROBLEMS[reading.problem])];
    if (reading.hasPrivateKey) return [settingViolation(CERTIFICATE, 'certificate-with-private-key')];
    // Inferred, since the document names the file, but not how to copy its content.
    const inferred = { path: [CERTIFICATE], basis: 'inferred' } as const;
    if (reading.count > 1) return [{ ...inferred, code: 'several-certificates', params: { count: reading.count } }];
    if (!reading.hasMarkers) return [{ ...inferred, code: 'certificate-without-markers' }];
    return reading.hasLiteralBreaks ? [{ ...inferred, code: 'literal-line-breaks' }] : [];
  },
});

/** The code of each problem in the setting for the certificate. */
const PROBLEMS: Readonly<Record<CertificateProblem, SettingsCode>> = {
  'private-key': 'certificate-is-private-key',
  'certificate-request': 'certificate-is-request',
  'not-readable': 'certificate-not-readable',
};

/** The wallet provider publishes it. It has no examples, because they would need certificates and keys: the tests make some. */
const certificateKey: Rule = /* @__PURE__ */ settingRule('certificate-key', SECTION, 'published');
/** A certificate is valid for 25 months. */
const certificatePeriod: Rule = /* @__PURE__ */ settingRule('certificate-period', SECTION, 'inferred');
const certificateUid: Rule = /* @__PURE__ */ settingRule('certificate-uid', SECTION, 'published');
const keyOfCertificate: Rule = /* @__PURE__ */ settingRule('key-of-certificate', SECTION, 'stated');

// biome-ignore format: a list
export const certificateProofRules: readonly Rule[] = [certificateKey, certificatePeriod, certificateUid, keyOfCertificate];

/** Checks that the certificate is valid, and that its key and its identifier are those of the settings. */
export async function proveCertificate(settings: Payload, now: number): Promise<RuleViolation[]> {
  const text = settingText(settings, CERTIFICATE);
  // certificate-format reports a text that is not a certificate.
  if (text === undefined || 'problem' in readCertificateText(text)) return [];
  const certificate = await readCertificate(text);
  if ('problem' in certificate) return violated(certificateFormat, CERTIFICATE, PROBLEMS[certificate.problem]);
  const isRsa = certificate.keyType === 'RSA';
  return [
    ...checkPeriod(certificate, now),
    ...checkUid(certificate, settingText(settings, 'merchantIdentifier')),
    // A certificate of another kind also has another key, which is the same mistake.
    ...(isRsa
      ? await checkKeyPair(certificate, settingText(settings, FILE_KEY))
      : violated(certificateKey, CERTIFICATE, 'certificate-key-not-rsa')),
  ];
}

const violated = (rule: Rule, name: string, code: SettingsCode): RuleViolation[] => [
  { rule, violation: settingViolation(name, code) },
];

function checkPeriod({ notBefore, notAfter }: Certificate, now: number): RuleViolation[] {
  if (now < notBefore) return violated(certificatePeriod, CERTIFICATE, 'certificate-not-yet-valid');
  return now > notAfter ? violated(certificatePeriod, CERTIFICATE, 'certificate-expired') : [];
}

function checkUid({ uid }: Certificate, identifier: string | undefined): RuleViolation[] {
  // merchant-prefix reports an identifier without the prefix: no certificate can match it.
  if (!identifier?.startsWith(PREFIX) || uid === identifier) return [];
  return violated(certificateUid, CERTIFICATE, 'certificate-of-other-merchant');
}

async function checkKeyPair(certificate: Certificate, key: string | undefined): Promise<RuleViolation[]> {
  if (key === undefined || (await privateKeyMatches(certificate, key)) !== 'differs') return [];
  return violated(keyOfCertificate, FILE_KEY, 'key-of-other-certificate');
}

const RIGHT = /* @__PURE__ */ onOneLine('CERTIFICATE', /* @__PURE__ */ ['\n', EMPTY_CERTIFICATE, '\n'].join(''));
const REQUEST = /* @__PURE__ */ onOneLine('CERTIFICATE REQUEST', 'MA4wBwIBADAAMAAwAAMBAA==');
const PRIVATE = /* @__PURE__ */ onOneLine('PRIVATE KEY', ZERO_KEY);

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'certificate-format': ['The setting for the certificate has an X.509 certificate in PEM, not a key or a certificate request.',
    [{ certificate: RIGHT }],
    [{ certificate: REQUEST }, { certificate: PRIVATE }, { certificate: EMPTY_CERTIFICATE },
      { certificate: /* @__PURE__ */ [RIGHT, RIGHT].join('\n') }, { certificate: /* @__PURE__ */ [RIGHT, PRIVATE].join('\n') }]],
  'certificate-key': ['The merchant identity certificate has an RSA key; the one with an EC key is the processing certificate.'],
  'certificate-period': ['The merchant identity certificate is valid now.'],
  'certificate-uid': ['The user identifier (UID) of the merchant identity certificate is the merchant identifier.'],
  'key-of-certificate': ['The Private Key of `wallet1` belongs to the merchant identity certificate.'],
});
