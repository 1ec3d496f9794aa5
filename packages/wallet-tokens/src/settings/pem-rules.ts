import { type Basis, defineRules, type Params } from '@pg/rule-kit';
import { onOneLine } from '../encodings/pem.ts';
import type { PemProblem, PemText } from '../encodings/pem-text.ts';
import { type Check, docsTable } from '../rule-table.ts';
import { CERTIFICATE_BODY, CERTIFICATE_FILE, KEY_BODY, KEY_FILE, KEY_LINE } from './example-keys.ts';
import { CERTIFICATE, FILE_KEY, ONE_LINE_KEY, readPemSetting, readSetting } from './setting-texts.ts';

const SETTINGS = [CERTIFICATE, FILE_KEY, ONE_LINE_KEY] as const;
type SettingName = (typeof SETTINGS)[number];

interface Wrong {
  readonly code: string;
  readonly params?: Params;
  /** Default: stated for the key on one line. The document doesn't show how to write the content of a file. */
  readonly basis?: Basis | undefined;
}

/** Makes a check of how keys and certificates are written. It has no fix, because that would show the key. */
const checkPem =
  (find: (pem: PemText, name: SettingName) => Wrong | false | undefined): Check =>
  (settings) =>
    SETTINGS.flatMap((name) => {
      const pem = readPemSetting(settings, name);
      const wrong = pem && find(pem, name);
      return wrong ? [{ basis: name === ONE_LINE_KEY ? 'stated' : 'inferred', ...wrong, path: [name] }] : [];
    });

const WANTED: Readonly<Record<SettingName, string>> = {
  [CERTIFICATE]: 'a certificate in PEM',
  [FILE_KEY]: 'a private key in PEM',
  [ONE_LINE_KEY]: 'a private key in PEM on one line',
};

/** Describes a setting that has no key or certificate of its kind. */
function describeProblem(name: SettingName, problem: PemProblem | 'file-name'): Wrong {
  const wanted = WANTED[name];
  if (problem === 'file-name') return { code: 'file-name', params: { wanted }, basis: 'inferred' };
  if (problem === 'not-readable') return { code: 'not-readable', params: { wanted } };
  if (problem === 'encrypted-key' && name !== CERTIFICATE) return { code: 'key-encrypted', basis: 'inferred' };
  const actual = problem === 'encrypted-key' ? 'an encrypted key' : `a ${problem.replace('-', ' ')}`;
  return { code: name === CERTIFICATE ? 'not-a-certificate' : 'not-a-private-key', params: { actual } };
}

/** Rules of the keys and the certificate of any wallet. */
export const pemRules = defineRules(
  {
    section: '2.4 Wallet configuration',
    basis: 'stated',
    uncertainSeverity: 'warning',
    checksEachField: true,
  },
  {
    'pem-kind': {
      check: (settings) =>
        SETTINGS.flatMap((name) => {
          const reading = readSetting(settings, name);
          return reading && 'problem' in reading ? [{ path: [name], ...describeProblem(name, reading.problem) }] : [];
        }),
    },
    // A file may have anything around its key or certificate, except what could be taken for it.
    'pem-extra': {
      check: checkPem(({ other }, name) => {
        if (other === undefined || (other === 'text' && name !== ONE_LINE_KEY)) return undefined;
        const isCertificate = name === CERTIFICATE;
        const isSecond = other === (isCertificate ? 'certificate' : 'private-key');
        const found = `${other === 'text' ? 'other' : isSecond ? 'another' : 'a'} ${other.replace('-', ' ')}`;
        const owner = isCertificate ? 'the merchant identity certificate' : 'the private key';
        return { code: 'pem-extra', params: { owner, found }, ...(other === 'private-key' && { basis: 'stated' }) };
      }),
    },
    // The document shows the Processing Private Key between its markers.
    'pem-markers': {
      check: checkPem(({ written, label }, name) => {
        if (written === undefined) {
          const how = name === ONE_LINE_KEY ? 'on the same line' : 'each on its own line';
          return name !== FILE_KEY && { code: 'without-markers', params: { label, how } };
        }
        // OpenSSL reads only PKCS#8 inside these markers.
        const isRead = name !== ONE_LINE_KEY && written !== 'PRIVATE KEY';
        return written !== label && !isRead && { code: 'markers-of-other-format', params: { label } };
      }),
    },
    // The causes are a key copied from an environment variable, or escaped twice.
    'pem-lines': {
      check: checkPem(({ hasLiteralBreaks, hasSpace, written, hasFileBreaks }, name) => {
        if (name !== ONE_LINE_KEY)
          return hasLiteralBreaks
            ? { code: 'literal-line-breaks' }
            : written !== undefined && !hasFileBreaks && { code: 'lost-line-breaks' };
        const found = hasLiteralBreaks ? 'the two characters \\n' : 'spaces or line breaks';
        return (hasLiteralBreaks || hasSpace) && { code: 'not-one-line', params: { found } };
      }),
    },
  },
);

const RIGHT = { certificate: CERTIFICATE_FILE, privateKey: KEY_FILE, processingPrivateKey: KEY_LINE };
const LITERAL = onOneLine('EC PRIVATE KEY', `\\n${KEY_BODY}\\n`);

// biome-ignore format: a table
export const docs = docsTable({
  'pem-kind': ['A setting for a private key has a private key, and one for a certificate has a certificate, in PEM: not a file name, and not another kind of key.',
    [RIGHT, { privateKey: '<PRIVATE_KEY>' }],
    [{ privateKey: 'keys/merchant.key' }, { certificate: KEY_FILE }, { privateKey: CERTIFICATE_FILE }, { privateKey: onOneLine('ENCRYPTED PRIVATE KEY', 'MAQwAAQA') },
      { privateKey: onOneLine('EC PRIVATE KEY', 'MCUCAQEEIAAA') }, { certificate: 'MAswBKACMAAwAAMBAA==' }]],
  'pem-extra': ['A key or a certificate has no other one beside it. The Processing Private Key has nothing around it.',
    [RIGHT, { privateKey: `Bag Attributes\n${KEY_FILE}` }],
    [{ processingPrivateKey: `Bag Attributes\n${KEY_LINE}` }, { privateKey: `${KEY_FILE}\n${CERTIFICATE_FILE}` }, { certificate: `${CERTIFICATE_FILE}\n${CERTIFICATE_FILE}` }]],
  'pem-markers': ['A key and a certificate have the BEGIN and END parts of their format.',
    [RIGHT, { privateKey: KEY_BODY }],
    [{ processingPrivateKey: KEY_BODY }, { certificate: CERTIFICATE_BODY }, { privateKey: onOneLine('PRIVATE KEY', `\n${KEY_BODY}\n`) }]],
  'pem-lines': ['The Processing Private Key is one line between its BEGIN and END parts. Files have real line breaks, not the two characters `\\n`.',
    [RIGHT, { processingPrivateKey: KEY_FILE }],
    [{ processingPrivateKey: LITERAL }, { privateKey: LITERAL }, { privateKey: KEY_LINE }, { processingPrivateKey: onOneLine('EC PRIVATE KEY', `\n${KEY_BODY}\n \n`) }]],
});
