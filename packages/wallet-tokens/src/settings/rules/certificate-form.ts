import type { Found, Payload, Rule } from '@pg/rule-kit';
import { type CertificateProblem, readCertificateText } from '../../keys/certificate.ts';
import { onOneLine } from '../../keys/pem.ts';
import { CERTIFICATE, isFileName, settingText } from '../setting-texts.ts';
import { wallet1Panel } from '../wallet1-panel.ts';
import { NO_CERTIFICATE, NO_KEY } from './key-samples.ts';

const RIGHT = /* @__PURE__ */ onOneLine('CERTIFICATE', /* @__PURE__ */ ['\n', NO_CERTIFICATE, '\n'].join(''));
const REQUEST = /* @__PURE__ */ onOneLine('CERTIFICATE REQUEST', 'MA4wBwIBADAAMAAwAAMBAA==');
const PRIVATE = /* @__PURE__ */ onOneLine('PRIVATE KEY', NO_KEY);

/** Section 2.4, `wallet1`: the merchant identity certificate. */
export const certificateForm: Rule = {
  id: 'certificate-form',
  concern: 'wallet-settings',
  get section() {
    return wallet1Panel.section;
  },
  basis: 'stated',
  milder: 'warning',
  summary: 'The setting for the certificate holds an X.509 certificate as PEM: no key, and no request for one.',
  accepts: [{ value: { certificate: RIGHT } }],
  rejects: [
    { value: { certificate: REQUEST } },
    { value: { certificate: PRIVATE } },
    { value: { certificate: NO_CERTIFICATE } },
    { value: { certificate: /* @__PURE__ */ [RIGHT, RIGHT].join('\n') } },
    { value: { certificate: /* @__PURE__ */ [RIGHT, PRIVATE].join('\n') } },
  ],
  check(settings: Payload) {
    const text = settingText(settings, CERTIFICATE);
    if (text === undefined || isFileName(text)) return [];
    const reading = readCertificateText(text);
    if ('problem' in reading) return [describeNoCertificate(reading.problem)];
    if (reading.hasKey) return [describeKeyBeside()];
    if (reading.count > 1) return [describeForm(`${reading.count} certificates`, ONE)];
    if (!reading.hasMarkers) return [describeForm('a certificate without its markers', 'Add the BEGIN and END lines.')];
    return reading.hasLiteralBreaks
      ? [describeForm('line breaks written as \\n', 'Write real line breaks: in JSON, a single \\n.')]
      : [];
  },
};

const HINTS: Readonly<Record<CertificateProblem, string>> = {
  'private key': 'The *.key file goes into Private Key; keep it out of everything else.',
  'public key': 'Download the *.pem file from the wallet provider’s developer account.',
  'certificate request': 'Upload the *.csr file to the developer account: what you download there goes here.',
  'not readable': 'Copy the whole *.pem file again, from BEGIN to END.',
};

/** What is found where there is no certificate. */
export const describeNoCertificate = (problem: CertificateProblem): Found => ({
  path: [CERTIFICATE],
  found: problem === 'not readable' ? 'no certificate that can be read' : `a ${problem}`,
  allowed: 'a certificate as PEM only',
  hint: HINTS[problem],
});

const describeKeyBeside = (): Found => ({
  ...describeNoCertificate('private key'),
  found: 'a private key beside the certificate',
});

const ONE = 'Leave the certificates of its issuers out: the setting is for the merchant identity certificate.';

/** The document names the file, not how its text is copied. */
const describeForm = (found: string, hint: string): Found => ({
  path: [CERTIFICATE],
  found,
  allowed: 'a certificate as PEM',
  basis: 'inferred',
  hint,
});
