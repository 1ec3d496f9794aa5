import type { Basis, Found, Payload, Rule, RuleFound } from '@pg/rule-kit';
import { derivePublicKey, type EcKeyProblem } from '../keys/ec-key.ts';
import { onOneLine } from '../keys/pem.ts';
import type { PrivateKey, PrivateKeyProblem } from '../keys/private-key.ts';
import { docsTable, settingRule } from '../token/define-rules.ts';
import type { KeyName } from './setting-texts.ts';
import { CERTIFICATE, FILE_KEY, isFileName, KEYS, ONE_LINE_KEY, readKey, settingText } from './setting-texts.ts';

const SECTION = '2.4 Wallet configuration';

/** What is found if a setting for a private key has none that can be used. */
// biome-ignore format: a table
const PROBLEMS: Readonly<Record<PrivateKeyProblem, Omit<Found, 'path'>>> = {
  'public-key': { found: 'a public key', allowed: 'the private key of the pair only', hint: 'Take the file that was written when the pair was generated: *.key.' },
  certificate: { found: 'a certificate, or the request for one', allowed: 'a private key only', hint: 'The *.pem file goes into Certificate; the *.key file of the same pair goes here.' },
  'encrypted-key': { found: 'an encrypted key', allowed: 'the service has no passphrase for it', hint: 'Take the passphrase off: openssl pkey -in encrypted.key -out plain.key.' },
  'several-keys': { found: 'more than one private key', allowed: 'one only' },
  'not-readable': { found: 'no key that can be read', allowed: 'a private key with its markers only', hint: 'Copy the whole file again, from BEGIN to END: a lost or added character breaks a key.' },
};

const problemRule = (id: string, basis: Basis, ...problems: readonly PrivateKeyProblem[]): Rule =>
  settingRule(id, SECTION, basis, {
    check: (settings) =>
      KEYS.flatMap((name) => {
        const key = readKey(settings, name);
        const isOne = key !== undefined && 'problem' in key && problems.includes(key.problem);
        return isOne ? [{ path: [name], ...PROBLEMS[key.problem] }] : [];
      }),
  });

const keyIsPublic: Rule = /* @__PURE__ */ problemRule('key-is-public', 'stated', 'public-key');
const keyIsCertificate: Rule = /* @__PURE__ */ problemRule('key-is-certificate', 'stated', 'certificate');
const keyEncrypted: Rule = /* @__PURE__ */ problemRule('key-encrypted', 'inferred', 'encrypted-key');
const keyNotReadable: Rule = /* @__PURE__ */ problemRule('key-not-readable', 'stated', 'several-keys', 'not-readable');

/** The panel takes files for some settings; the document doesn't say how a settings file holds them. */
const fileName: Rule = /* @__PURE__ */ settingRule('file-name', SECTION, 'inferred', {
  check: (settings) =>
    [CERTIFICATE, ...KEYS]
      .filter((name) => isFileName(settingText(settings, name) ?? ''))
      .map((name) => ({ path: [name], ...FILE_NAME })),
});

const FILE_NAME = {
  found: 'the name of a file',
  allowed: 'what stands in it expected',
  hint: 'Nothing in the file is checked: put its content here.',
};

/** The rules of every private key's text, but for the line breaks in it. */
export const keyTextRules: readonly Rule[] = [keyIsPublic, keyIsCertificate, keyEncrypted, keyNotReadable, fileName];

/** What to do about a key that is only written in a wrong way. A fix would have to show the key. */
const WRITE_ON_ONE_LINE = 'normalizeProcessingKey of @pg/wallet-tokens writes the key as the panel takes it.';

/** Says what is wrong with how a key is written. */
export type DescribeLine = (key: PrivateKey) => Pick<Found, 'found' | 'allowed'> | undefined;

/** Looks at how the Processing Private Key is written, if it can be read. */
export function findInOneLineKey(settings: Payload, describe: DescribeLine): Found[] {
  const key = readKey(settings, ONE_LINE_KEY);
  const found = key === undefined || 'problem' in key ? undefined : describe(key);
  return found ? [{ path: [ONE_LINE_KEY], ...found, hint: WRITE_ON_ONE_LINE }] : [];
}

const LITERAL_BREAKS = { found: 'line breaks written as \\n', allowed: 'no backslash is a part of a key' };
export const REAL_BREAKS = 'Write real line breaks: in JSON, a single \\n.';

/** A key that was copied out of an environment variable, or escaped twice. */
export const keyLiteralLineBreaks: Rule = /* @__PURE__ */ settingRule('key-literal-line-breaks', SECTION, 'stated', {
  milder: 'warning',
  check(settings) {
    const key = readKey(settings, FILE_KEY);
    const hasBreaks = key !== undefined && !('problem' in key) && key.inBody === 'literal-line-breaks';
    return [
      // How this key is written, the document doesn't say.
      ...(hasBreaks ? [{ path: [FILE_KEY], ...LITERAL_BREAKS, basis: 'inferred', hint: REAL_BREAKS } as const] : []),
      ...findInOneLineKey(settings, ({ inBody }) => (inBody === 'literal-line-breaks' ? LITERAL_BREAKS : undefined)),
    ];
  },
});

/** What both wallets publish. An example would have to be a private key: the tests make some. */
export const keyCurve: Rule = /* @__PURE__ */ settingRule('key-curve', SECTION, 'published');

const NOT_P256: Partial<Record<EcKeyProblem, string>> = {
  'rsa-key': 'an RSA key',
  'other-curve': 'a key of another kind or curve',
  'not-readable': 'a key that does not work',
};

/** Proves that a key that decrypts tokens is one; says nothing of a text without a readable key. */
export async function proveKeyCurve(settings: Payload, name: KeyName): Promise<RuleFound[]> {
  const key = readKey(settings, name);
  if (key === undefined || 'problem' in key) return [];
  const derived = await derivePublicKey(key);
  const found = 'problem' in derived ? NOT_P256[derived.problem] : undefined;
  return found ? [{ rule: keyCurve, found: { path: [name], found, allowed: 'an EC key on P-256 only' } }] : [];
}

/** The outline of a SEC1 key around 32 zeros: readable, but not a key of any curve. */
export const NO_KEY = 'MCUCAQEEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
/** The outline of a certificate without anything in it. */
export const NO_CERTIFICATE = 'MAswBKACMAAwAAMBAA==';

const KEY = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);
const BROKEN = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\\n', NO_KEY, '\\n'].join(''));

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'key-is-public': ['A setting for a private key holds the private key, not the public one.',
    [{ privateKey: KEY }], [{ privateKey: /* @__PURE__ */ onOneLine('PUBLIC KEY', 'MAUwAAMBAA==') }]],
  'key-is-certificate': ['A setting for a private key holds the key, not its certificate or the request for one.',
    [{ privateKey: KEY }], [{ privateKey: /* @__PURE__ */ onOneLine('CERTIFICATE', NO_CERTIFICATE) }]],
  'key-encrypted': ['A private key is not encrypted: no setting takes its passphrase.',
    [{ privateKey: /* @__PURE__ */ onOneLine('PRIVATE KEY', NO_KEY) }],
    [{ privateKey: /* @__PURE__ */ onOneLine('ENCRYPTED PRIVATE KEY', 'MAQwAAQA') }]],
  'key-not-readable': ['A setting for a private key holds one that can be read: PEM, in SEC1, PKCS#8 or PKCS#1.',
    [{ privateKey: KEY }, { privateKey: '<PRIVATE_KEY>' }],
    [{ privateKey: /* @__PURE__ */ onOneLine('EC PRIVATE KEY', 'MCUCAQEEIAAA') }, { privateKey: /* @__PURE__ */ [KEY, '\n', KEY].join('') }]],
  'file-name': ['A setting for a key or a certificate holds what stands in the file, not the file’s name.',
    [{ privateKey: '<PRIVATE_KEY>' }], [{ privateKey: 'keys/merchant.key' }]],
  'key-literal-line-breaks': ['A private key has no line breaks written as the letters `\\n`.',
    [{ processingPrivateKey: KEY }, { privateKey: KEY }], [{ processingPrivateKey: BROKEN }, { privateKey: BROKEN }]],
  'key-curve': ['A key that decrypts payment tokens is a working EC key on the curve P-256.'],
});
