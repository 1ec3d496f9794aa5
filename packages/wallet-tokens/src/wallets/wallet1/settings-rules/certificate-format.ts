import type { Rule } from '@pg/rule-kit';
import { type CertificateProblem, readCertificateText } from '../../../encodings/certificate-text.ts';
import { onOneLine } from '../../../encodings/pem.ts';
import { docsTable } from '../../../rule-table.ts';
import { EMPTY_CERTIFICATE, ZERO_KEY } from '../../../settings/example-keys.ts';
import { CERTIFICATE, isFileName, otherForm, settingText } from '../../../settings/setting-texts.ts';

/** Section 2.4, `wallet1`: the merchant identity certificate. */
export const rule: Rule = {
  id: 'certificate-format',
  section: '2.4 Wallet configuration, wallet1',
  basis: 'stated',
  uncertainSeverity: 'warning',
  check(settings) {
    const text = settingText(settings, CERTIFICATE);
    if (text === undefined || isFileName(text)) return [];
    const reading = readCertificateText(text);
    if ('problem' in reading)
      return [{ path: [CERTIFICATE], code: CERTIFICATE_PROBLEMS[reading.problem], ...otherForm(text) }];
    if (reading.hasPrivateKey) return [{ path: [CERTIFICATE], code: 'certificate-with-private-key' }];
    // Inferred, since the document names the file, but not how to copy its content.
    const inferred = { path: [CERTIFICATE], basis: 'inferred' } as const;
    if (reading.count > 1) return [{ ...inferred, code: 'several-certificates', params: { count: reading.count } }];
    if (!reading.hasMarkers) return [{ ...inferred, code: 'certificate-without-markers' }];
    if (reading.hasLiteralBreaks) return [{ ...inferred, code: 'literal-line-breaks' }];
    return reading.isBroken ? [{ ...inferred, code: 'lost-line-breaks' }] : [];
  },
};

/** The code of each problem in the setting for the certificate. */
export const CERTIFICATE_PROBLEMS: Readonly<Record<CertificateProblem, string>> = {
  'private-key': 'certificate-is-private-key',
  'certificate-request': 'certificate-is-request',
  'not-readable': 'certificate-not-readable',
};

const RIGHT = onOneLine('CERTIFICATE', `\n${EMPTY_CERTIFICATE}\n`);
const REQUEST = onOneLine('CERTIFICATE REQUEST', 'MA4wBwIBADAAMAAwAAMBAA==');
const PRIVATE = onOneLine('PRIVATE KEY', ZERO_KEY);

export const docs = docsTable({
  'certificate-format': [
    'The setting for the certificate has an X.509 certificate in PEM, not a key or a certificate request.',
    [{ certificate: RIGHT }],
    [
      { certificate: REQUEST },
      { certificate: PRIVATE },
      { certificate: EMPTY_CERTIFICATE },
      { certificate: onOneLine('CERTIFICATE', EMPTY_CERTIFICATE) },
      { certificate: `${RIGHT}\n${RIGHT}` },
      { certificate: `${RIGHT}\n${PRIVATE}` },
    ],
  ],
});
