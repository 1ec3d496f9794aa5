import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { type CertificateProblem, readCertificateText } from '../../../encodings/certificate-text.ts';
import { onOneLine } from '../../../encodings/pem.ts';
import { EMPTY_CERTIFICATE, ZERO_KEY } from '../../../settings/example-keys.ts';
import { CERTIFICATE, isFileName, settingText } from '../../../settings/setting-texts.ts';

/** Section 2.4, `wallet1`: the merchant identity certificate. */
export const rule: Rule = {
  id: 'certificate-format',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'stated',
  uncertainSeverity: 'warning',
  check(settings) {
    const text = settingText(settings, CERTIFICATE);
    if (text === undefined || isFileName(text)) return [];
    const reading = readCertificateText(text);
    if ('problem' in reading) return [{ path: [CERTIFICATE], code: CERTIFICATE_PROBLEMS[reading.problem] }];
    if (reading.hasPrivateKey) return [{ path: [CERTIFICATE], code: 'certificate-with-private-key' }];
    // Inferred, since the document names the file, but not how to copy its content.
    const inferred = { path: [CERTIFICATE], basis: 'inferred' } as const;
    if (reading.count > 1) return [{ ...inferred, code: 'several-certificates', params: { count: reading.count } }];
    if (!reading.hasMarkers) return [{ ...inferred, code: 'certificate-without-markers' }];
    return reading.hasLiteralBreaks ? [{ ...inferred, code: 'literal-line-breaks' }] : [];
  },
};

/** The code of each problem in the setting for the certificate. */
export const CERTIFICATE_PROBLEMS: Readonly<Record<CertificateProblem, string>> = {
  'private-key': 'certificate-is-private-key',
  'certificate-request': 'certificate-is-request',
  'not-readable': 'certificate-not-readable',
};

export const messages = {
  'certificate-is-private-key': {
    message: '{field} must be a certificate in PEM, but is a private key',
    hint: 'Move the key to Private Key, and put the *.pem file here.',
  },
  'certificate-is-request': {
    message: '{field} must be a certificate in PEM, but is a certificate request (*.csr)',
    hint: "Upload the request to the wallet provider's developer account, and put the *.pem file from there here.",
  },
  'certificate-not-readable': {
    message: '{field} must be a certificate in PEM, but cannot be read as one',
    hint: 'Copy the whole *.pem file again, from -----BEGIN to the end of the last line.',
  },
  'certificate-with-private-key': {
    message: '{field} must be the certificate only, but has a private key as well',
    hint: 'Remove the private key. It belongs in Private Key only.',
  },
  'several-certificates': {
    message: '{field} should be one certificate, but has {count}',
    hint: 'Keep the merchant identity certificate, and remove those of its issuers.',
  },
  'certificate-without-markers': {
    message: '{field} should be the whole certificate, from its -----BEGIN to its -----END line',
    hint: 'Add the lines -----BEGIN CERTIFICATE----- and -----END CERTIFICATE-----.',
  },
} as const satisfies Messages;

const RIGHT = onOneLine('CERTIFICATE', `\n${EMPTY_CERTIFICATE}\n`);
const REQUEST = onOneLine('CERTIFICATE REQUEST', 'MA4wBwIBADAAMAAwAAMBAA==');
const PRIVATE = onOneLine('PRIVATE KEY', ZERO_KEY);

export const docs: RuleDocs = {
  summary: 'The setting for the certificate has an X.509 certificate in PEM, not a key or a certificate request.',
  accepts: [{ value: { certificate: RIGHT } }],
  rejects: [
    { value: { certificate: REQUEST } },
    { value: { certificate: PRIVATE } },
    { value: { certificate: EMPTY_CERTIFICATE } },
    { value: { certificate: `${RIGHT}\n${RIGHT}` } },
    { value: { certificate: `${RIGHT}\n${PRIVATE}` } },
  ],
};
