import type { Payload, PlacedMistake, Rule } from '@pg/rule-kit';
import { ruleTable } from '@pg/rule-kit/internal';
import { type Certificate, readCertificate } from '../encodings/certificate.ts';
import { OIDS } from '../encodings/der.ts';
import { readKeyNumbers } from '../encodings/key-numbers.ts';
import { onOneLine } from '../encodings/pem.ts';
import { type Check, docsTable } from '../rule-table.ts';
import { PREFIX } from '../wallets/wallet1/panel.ts';
import { CERTIFICATE_FILE, KEY_BODY, KEY_FILE, KEY_LINE } from './example-keys.ts';
import { CERTIFICATE, FILE_KEY, readPemSetting, settingText } from './setting-texts.ts';

const FACTS = { section: '2.4 Wallet configuration', basis: 'published' } as const;

const NOT_P256 = { rsa: 'an RSA key', 'other-curve': 'on another curve', damaged: 'damaged' } as const;

/** Makes the rule about the key that decrypts tokens. Both wallets publish its curve. */
// @__NO_SIDE_EFFECTS__
export const keyCurve = (name: string): Rule => ({
  ...FACTS,
  id: 'key-curve',
  checksEachField: true,
  check(settings) {
    const key = readPemSetting(settings, name);
    if (key === undefined) return [];
    const { type, problem } = readKeyNumbers(key);
    const found = type === OIDS.rsa ? 'rsa' : type === OIDS.ec ? problem : 'other-curve';
    return found ? [{ path: [name], code: 'not-p256', params: { actual: NOT_P256[found] } }] : [];
  },
});

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
export const certificateRules = ruleTable(
  { ...FACTS, section: '2.4 Wallet configuration, wallet1' },
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
const rsaKey = (base64: string) => onOneLine('RSA PRIVATE KEY', `\n${base64}\n`);

// biome-ignore format: a table
export const docs = docsTable({
  'key-curve': ['A key that decrypts payment tokens is an EC key on the curve P-256.',
    [{ processingPrivateKey: KEY_LINE }], [{ processingPrivateKey: KEY_LINE.replace(KEY_BODY, KEY_BODY.replace('AAB', 'AAA')) }, { processingPrivateKey: rsaKey('MAwCAQACAQ8CAQMCAQM=') }]],
  'certificate-key': ['The merchant identity certificate has an RSA key; the one with an EC key is the processing certificate.',
    [{ certificate: CERTIFICATE_FILE }], [{ certificate: EC_CERTIFICATE }]],
  'certificate-uid': ['The user identifier (UID) of the merchant identity certificate is the merchant identifier.',
    [{ certificate: CERTIFICATE_FILE, merchantIdentifier: 'merchant.test.example' }], [{ certificate: CERTIFICATE_FILE, merchantIdentifier: 'merchant.other.example' }]],
  'key-of-certificate': ['The Private Key of `wallet1` belongs to the merchant identity certificate.',
    [{ certificate: CERTIFICATE_FILE, privateKey: rsaKey('MAwCAQACAQ8CAQMCAQM=') }],
    [{ certificate: CERTIFICATE_FILE, privateKey: rsaKey('MAwCAQACARUCAQMCAQM=') }, { certificate: CERTIFICATE_FILE, privateKey: KEY_FILE }]],
});
