import type { Found, Payload, Rule, RuleFound } from '@pg/rule-kit';
import type { Certificate, CertificateProblem } from '../../keys/certificate.ts';
import { readCertificate, readCertificateText } from '../../keys/certificate.ts';
import { privateKeyMatches } from '../../keys/key-match.ts';
import { onOneLine } from '../../keys/pem.ts';
import { NO_CERTIFICATE, NO_KEY, REAL_BREAKS } from '../../settings/key-rules.ts';
import { CERTIFICATE, FILE_KEY, isFileName, settingText } from '../../settings/setting-texts.ts';
import { docsTable, settingRule } from '../../token/define-rules.ts';

/** The section of the panel. */
const SECTION = '2.4 Wallet configuration, wallet1';

/** How the wallet provider's merchant identifiers begin. */
export const PREFIX = 'merchant.';

/** Section 2.4, `wallet1`: the merchant identity certificate. */
export const certificateForm: Rule = /* @__PURE__ */ settingRule('certificate-form', SECTION, 'stated', {
  milder: 'warning',
  check(settings) {
    const text = settingText(settings, CERTIFICATE);
    if (text === undefined || isFileName(text)) return [];
    const reading = readCertificateText(text);
    if ('problem' in reading) return [describeNoCertificate(reading.problem)];
    if (reading.hasKey) return [describeNoCertificate('private-key', 'a private key beside the certificate')];
    // The document names the file, not how its text is copied.
    const inferred = { path: [CERTIFICATE], allowed: 'a certificate as PEM', basis: 'inferred' } as const;
    if (reading.count > 1) return [{ ...inferred, found: `${reading.count} certificates`, hint: ONE }];
    if (!reading.hasMarkers) return [{ ...inferred, found: 'a certificate without its markers', hint: ADD_MARKERS }];
    return reading.hasLiteralBreaks ? [{ ...inferred, found: 'line breaks written as \\n', hint: REAL_BREAKS }] : [];
  },
});

const ADD_MARKERS = 'Add the BEGIN and END lines.';
const ONE = 'Leave the certificates of its issuers out: the setting is for the merchant identity certificate.';

/** What is found if there is no certificate. */
function describeNoCertificate(problem: CertificateProblem, found = NO_CERTIFICATE_WORDS[problem].found): Found {
  return { path: [CERTIFICATE], found, allowed: 'a certificate as PEM only', hint: NO_CERTIFICATE_WORDS[problem].hint };
}

// biome-ignore format: a table
const NO_CERTIFICATE_WORDS: Readonly<Record<CertificateProblem, { readonly found: string; readonly hint: string }>> = {
  'private-key': { found: 'a private key', hint: 'The *.key file goes into Private Key; keep it out of everything else.' },
  'public-key': { found: 'a public key', hint: 'Download the *.pem file from the wallet provider’s developer account.' },
  'certificate-request': { found: 'a certificate request', hint: 'Upload the *.csr file to the developer account: what you download there goes here.' },
  'not-readable': { found: 'no certificate that can be read', hint: 'Copy the whole *.pem file again, from BEGIN to END.' },
};

/** What the wallet provider publishes. Examples would have to be certificates and keys: the tests make some. */
const certificateKey: Rule = /* @__PURE__ */ settingRule('certificate-key', SECTION, 'published');
/** A certificate lasts 25 months. */
const certificatePeriod: Rule = /* @__PURE__ */ settingRule('certificate-period', SECTION, 'inferred');
const certificateUid: Rule = /* @__PURE__ */ settingRule('certificate-uid', SECTION, 'published');
const keyOfCertificate: Rule = /* @__PURE__ */ settingRule('key-of-certificate', SECTION, 'stated');

// biome-ignore format: a list
export const certificateProofRules: readonly Rule[] = [certificateKey, certificatePeriod, certificateUid, keyOfCertificate];

/** Proves what the settings of `wallet1` say of the merchant's identity: the certificate, and what has to go with it. */
export async function proveCertificate(settings: Payload, now: number): Promise<RuleFound[]> {
  const text = settingText(settings, CERTIFICATE);
  // The rules of the text say what it is instead.
  if (text === undefined || 'problem' in readCertificateText(text)) return [];
  const certificate = await readCertificate(text);
  if ('problem' in certificate) return [{ rule: certificateForm, found: describeNoCertificate(certificate.problem) }];
  const isRsa = certificate.keyType === 'RSA';
  return [
    ...findPeriod(certificate, now),
    ...findUid(certificate, settingText(settings, 'merchantIdentifier')),
    // Another certificate than the one that belongs there has another key too: that is the same mistake.
    ...(isRsa ? await findOtherPair(certificate, settingText(settings, FILE_KEY)) : [OTHER_KEY]),
  ];
}

const OTHER_KEY: RuleFound = {
  rule: certificateKey,
  found: {
    path: [CERTIFICATE],
    found: 'a certificate of another kind of key',
    allowed: 'RSA only',
    hint: 'This may be the payment processing certificate: only its private key goes into the panel.',
  },
};

function findPeriod({ notBefore, notAfter }: Certificate, now: number): RuleFound[] {
  const at = { path: [CERTIFICATE], allowed: 'a certificate that is valid now' };
  if (now < notBefore) return [{ rule: certificatePeriod, found: { ...at, found: 'not valid yet' } }];
  if (now <= notAfter) return [];
  const hint = 'Create a new certificate in the developer account and upload it.';
  return [{ rule: certificatePeriod, found: { ...at, found: 'expired', hint } }];
}

function findUid({ uid }: Certificate, identifier: string | undefined): RuleFound[] {
  // An identifier that is none, as merchant-prefix says, has no certificate.
  if (!identifier?.startsWith(PREFIX) || uid === identifier) return [];
  const found = uid === undefined ? 'a certificate without a UID' : 'a certificate of another merchant identifier';
  return [{ rule: certificateUid, found: { path: [CERTIFICATE], found, allowed: 'that of Merchant Identifier only' } }];
}

async function findOtherPair(certificate: Certificate, key: string | undefined): Promise<RuleFound[]> {
  if (key === undefined || (await privateKeyMatches(certificate, key)) !== 'differs') return [];
  const found = {
    path: [FILE_KEY],
    found: 'the key of another pair',
    allowed: 'the key of Certificate only',
    hint: 'Take the *.key file that was generated together with the *.csr file of this certificate.',
  };
  return [{ rule: keyOfCertificate, found }];
}

const RIGHT = /* @__PURE__ */ onOneLine('CERTIFICATE', /* @__PURE__ */ ['\n', NO_CERTIFICATE, '\n'].join(''));
const REQUEST = /* @__PURE__ */ onOneLine('CERTIFICATE REQUEST', 'MA4wBwIBADAAMAAwAAMBAA==');
const PRIVATE = /* @__PURE__ */ onOneLine('PRIVATE KEY', NO_KEY);

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'certificate-form': ['The setting for the certificate holds an X.509 certificate as PEM: no key, and no request for one.',
    [{ certificate: RIGHT }],
    [{ certificate: REQUEST }, { certificate: PRIVATE }, { certificate: NO_CERTIFICATE },
      { certificate: /* @__PURE__ */ [RIGHT, RIGHT].join('\n') }, { certificate: /* @__PURE__ */ [RIGHT, PRIVATE].join('\n') }]],
  'certificate-key': ['The merchant identity certificate has an RSA key; the one with an EC key is the processing certificate.'],
  'certificate-period': ['The merchant identity certificate is valid now: neither expired nor of a time to come.'],
  'certificate-uid': ['The user identifier (UID) of the merchant identity certificate is the merchant identifier.'],
  'key-of-certificate': ['The Private Key of `wallet1` is the one of the pair that the identity certificate was made for.'],
});
