import { defineRules, type Payload, type PlacedMistake } from '@pg/rule-kit';
import { type Certificate, readCertificate } from '../../encodings/certificate.ts';
import { OIDS } from '../../encodings/der.ts';
import { readKeyNumbers } from '../../encodings/key-numbers.ts';
import { onOneLine } from '../../encodings/pem.ts';
import { type Check, docsTable } from '../../rule-table.ts';
import { CERTIFICATE_FILE, KEY_FILE, rsaKey } from '../../settings/example-keys.ts';
import { CERTIFICATE, FILE_KEY, readPemSetting, settingText } from '../../settings/setting-texts.ts';
import { PREFIX } from './panel.ts';

const IDENTIFIER = 'merchantIdentifier';

const checkCertificate =
  (find: (certificate: Certificate, settings: Payload) => PlacedMistake | false): Check =>
  (settings) => {
    const pem = readPemSetting(settings, CERTIFICATE);
    const certificate = pem && readCertificate(pem.der);
    const mistake = certificate && find(certificate, settings);
    return mistake ? [mistake] : [];
  };

/** Rules of the merchant identity certificate. The wallet provider publishes its kind and its user ID. */
export const certificateRules = defineRules(
  { section: '2.4 Wallet configuration, wallet1', basis: 'published' },
  {
    'certificate-key': {
      checksEachField: true,
      check: checkCertificate(
        ({ type }) => type !== OIDS.rsa && { path: [CERTIFICATE], code: 'certificate-key-not-rsa' },
      ),
    },
    'certificate-uid': {
      check: checkCertificate(({ uid }, settings) => {
        const identifier = settingText(settings, IDENTIFIER);
        // merchant-prefix reports an identifier without the prefix: no certificate can match it.
        if (!identifier?.startsWith(PREFIX) || uid === identifier) return false;
        // Without a common beginning, all of it differs.
        const same = [...identifier].findIndex((character, i) => character !== uid?.[i]);
        const at = (same < 0 ? identifier.length : same) + 1;
        return { path: [CERTIFICATE], code: 'certificate-of-other-merchant', params: { other: IDENTIFIER, at } };
      }),
    },
    'key-of-certificate': {
      basis: 'stated',
      check: checkCertificate((certificate, settings) => {
        const key = readPemSetting(settings, FILE_KEY);
        // A certificate without an RSA key is the mistake itself: see certificate-key.
        if (key === undefined || certificate.type !== OIDS.rsa) return false;
        const { type, modulus } = readKeyNumbers(key);
        const isOther = type !== OIDS.rsa || (modulus !== '' && modulus !== certificate.modulus);
        return isOther && { path: [FILE_KEY], code: 'key-of-other-certificate' };
      }),
    },
  },
);

const EC_CERTIFICATE = onOneLine(
  'CERTIFICATE',
  '\nME4wR6ADAgECAgEBMAAwADAAMCcxJTAjBgoJkiaJk/IsZAEBDBVtZXJjaGFudC50ZXN0LmV4YW1wbGUwDjAJBgcqhkjOPQIBAwEAMAADAQA=\n',
);
// biome-ignore format: a table
export const docs = docsTable({
  'certificate-key': ['The merchant identity certificate has an RSA key; the one with an EC key is the processing certificate.',
    [{ certificate: CERTIFICATE_FILE }], [{ certificate: EC_CERTIFICATE }]],
  'certificate-uid': ['The user identifier (UID) of the merchant identity certificate is the merchant identifier.',
    [{ certificate: CERTIFICATE_FILE, merchantIdentifier: 'merchant.test.example' }], [{ certificate: CERTIFICATE_FILE, merchantIdentifier: 'merchant.other.example' }]],
  'key-of-certificate': ['The Private Key of `wallet1` belongs to the merchant identity certificate.',
    [{ certificate: CERTIFICATE_FILE, privateKey: rsaKey('MAwCAQACAQ8CAQMCAQM=') }],
    [{ certificate: CERTIFICATE_FILE, privateKey: rsaKey('MAwCAQACARUCAQMCAQM=') }, { certificate: CERTIFICATE_FILE, privateKey: KEY_FILE }]],
});
