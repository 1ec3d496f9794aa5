import { defineRules as ruleTable } from '@pg/rule-kit';
import { onOneLine } from '../encodings/pem.ts';
import type { PrivateKey, PrivateKeyProblem } from '../encodings/private-key.ts';
import { type Check, docsTable } from '../rule-table.ts';
import { EMPTY_CERTIFICATE, PRIVATE_KEY, ZERO_KEY } from './example-keys.ts';
import {
  CERTIFICATE,
  FILE_KEY,
  isFileName,
  KEYS,
  type KeyName,
  ONE_LINE_KEY,
  otherForm,
  readKey,
  settingText,
} from './setting-texts.ts';

/** Finds private keys with one of the problems. `codes` has the code of each problem. */
const checkKeyProblem =
  (codes: { readonly [Problem in PrivateKeyProblem]?: string }): Check =>
  (settings) =>
    KEYS.flatMap((name) => {
      const key = readKey(settings, name);
      const code = key !== undefined && 'problem' in key ? codes[key.problem] : undefined;
      const form = code === 'key-not-readable' ? otherForm(settingText(settings, name) ?? '') : undefined;
      return code === undefined ? [] : [{ path: [name], code, ...form }];
    });

/**
 * Checks how a key is written, if it can be read. There is no fix, because it would show the key. It is inferred for a key's
 * file, since the document doesn't show how to write that key.
 */
const checkKey =
  (name: KeyName, findCode: (key: PrivateKey) => string | false): Check =>
  (settings) => {
    const key = readKey(settings, name);
    if (key === undefined || 'problem' in key) return [];
    const code = findCode(key);
    const basis = name === FILE_KEY ? 'inferred' : undefined;
    return code ? [{ path: [name], code, params: { label: key.label }, basis }] : [];
  };

const FACTS = {
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'stated',
  checksEachField: true,
} as const;

const LITERAL = 'literal-line-breaks' satisfies PrivateKey['inBody'];
const findBreaksInLine = checkKey(ONE_LINE_KEY, ({ inBody }) => inBody === LITERAL && 'literal-line-breaks-in-key');
const findBreaksInFile = checkKey(FILE_KEY, ({ inBody, written, hasFileBreaks }) =>
  inBody === LITERAL ? 'literal-line-breaks' : written !== undefined && !hasFileBreaks && 'lost-line-breaks',
);

const findUnreadable = checkKeyProblem({ 'several-keys': 'several-keys', 'not-readable': 'key-not-readable' });
/** OpenSSL reads only PKCS#8 inside these markers. */
const findFalsePkcs8 = checkKey(
  FILE_KEY,
  ({ written, label }) => written === 'PRIVATE KEY' && written !== label && 'markers-of-other-format',
);

/** Rules of the private keys of any wallet. */
export const keyRules = ruleTable(FACTS, {
  // The panel accepts files for some settings. The document doesn't show how to write these in a settings file.
  'file-name': {
    basis: 'inferred',
    check: (settings) =>
      [CERTIFICATE, ...KEYS].flatMap((name) => {
        const text = settingText(settings, name) ?? '';
        return isFileName(text) ? [{ path: [name], code: 'file-name', ...otherForm(text) }] : [];
      }),
  },
  'key-encrypted': { basis: 'inferred', check: checkKeyProblem({ 'encrypted-key': 'key-encrypted' }) },
  'key-is-certificate': { check: checkKeyProblem({ certificate: 'key-is-certificate' }) },
  'key-is-public': { check: checkKeyProblem({ 'public-key': 'key-is-public' }) },
  // The causes are a key copied from an environment variable, or escaped twice.
  'key-literal-line-breaks': {
    uncertainSeverity: 'warning',
    check: (settings) => [...findBreaksInFile(settings), ...findBreaksInLine(settings)],
  },
  'key-with-certificate': {
    basis: 'inferred',
    check: checkKey(FILE_KEY, ({ hasCertificate }) => hasCertificate && 'key-with-certificate'),
  },
  'key-not-readable': {
    uncertainSeverity: 'warning',
    check: (settings) => [...findUnreadable(settings), ...findFalsePkcs8(settings)],
  },
});

/** Rules of the Processing Private Key, which is one line. */
export const oneLineKeyRules = ruleTable(
  { ...FACTS, section: '2.4 Wallet configuration, wallet1' },
  {
    // Key files also have blocks of curve parameters and "Bag Attributes".
    'key-extra-text': { check: checkKey(ONE_LINE_KEY, ({ hasMore }) => hasMore && 'text-around-key') },
    // The document allows no spaces or line breaks between the markers. A line break directly after or before a marker is accepted.
    'key-line-breaks': { check: checkKey(ONE_LINE_KEY, ({ inBody }) => inBody === 'space' && 'space-in-key') },
    // The document shows the key between the BEGIN and END markers, so the setting includes them.
    'key-without-markers': {
      check: checkKey(ONE_LINE_KEY, ({ written, label }) =>
        written === undefined ? 'key-without-markers' : written !== label && 'markers-of-other-format',
      ),
    },
  },
);

const BROKEN = onOneLine('EC PRIVATE KEY', `\\n${ZERO_KEY}\\n`);
const RIGHT_FILE = { privateKey: onOneLine('EC PRIVATE KEY', `\n${ZERO_KEY}\n`) };
const RIGHT_LINE = { processingPrivateKey: PRIVATE_KEY };

// biome-ignore format: a table
export const docs = docsTable({
  'file-name': ['A setting for a key or a certificate has the content of the file, not its name.',
    [{ privateKey: '<PRIVATE_KEY>' }], [{ privateKey: 'keys/merchant.key' }, { privateKey: 'keys/merchant.p12' }]],
  'key-encrypted': ['A private key is not encrypted: no setting takes its passphrase.',
    [RIGHT_FILE], [{ privateKey: onOneLine('ENCRYPTED PRIVATE KEY', 'MAQwAAQA') }]],
  'key-is-certificate': ['A setting for a private key has the key, not its certificate or a certificate request.',
    [RIGHT_FILE], [{ privateKey: onOneLine('CERTIFICATE', EMPTY_CERTIFICATE) }]],
  'key-is-public': ['A setting for a private key has the private key, not the public one.',
    [RIGHT_FILE], [{ privateKey: onOneLine('PUBLIC KEY', 'MAUwAAMBAA==') }]],
  'key-literal-line-breaks': ['A private key has no line breaks written as the two characters `\\n`, and that of a file has its line breaks.',
    [RIGHT_LINE, RIGHT_FILE], [{ processingPrivateKey: BROKEN }, { privateKey: BROKEN }, { privateKey: PRIVATE_KEY }]],
  'key-not-readable': ['A setting for a private key has one key that can be read: PEM, in SEC1, PKCS#8 or PKCS#1.',
    [RIGHT_FILE, { privateKey: '<PRIVATE_KEY>' }],
    [{ privateKey: onOneLine('EC PRIVATE KEY', 'MCUCAQEEIAAA') }, { privateKey: `${PRIVATE_KEY}\n${PRIVATE_KEY}` },
      { privateKey: 'LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0t' }, { privateKey: onOneLine('PRIVATE KEY', `\n${ZERO_KEY}\n`) }, { privateKey: 'Private-Key: (256 bit)' }]],
  'key-with-certificate': ['A private key has no certificate beside it.',
    [RIGHT_FILE], [{ privateKey: `${RIGHT_FILE.privateKey}\n${onOneLine('CERTIFICATE', `\n${EMPTY_CERTIFICATE}\n`)}` }]],
  'key-extra-text': ['The Processing Private Key is the key only: no curve parameters, attributes or certificates around it.',
    [RIGHT_LINE], [{ processingPrivateKey: `Bag Attributes\n${PRIVATE_KEY}` }]],
  'key-line-breaks': ['The Processing Private Key is one line between its BEGIN and END parts, without spaces and line breaks.',
    [RIGHT_LINE, { processingPrivateKey: onOneLine('EC PRIVATE KEY', `\n${ZERO_KEY}\n`) }],
    [{ processingPrivateKey: onOneLine('EC PRIVATE KEY', `\n${ZERO_KEY}\n \n`) }]],
  'key-without-markers': ['The Processing Private Key has the BEGIN and END parts of its key format.',
    [RIGHT_LINE], [{ processingPrivateKey: ZERO_KEY }, { processingPrivateKey: onOneLine('PRIVATE KEY', ZERO_KEY) }]],
});
