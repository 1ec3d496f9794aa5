import type { Basis, Payload, Rule, RuleViolation, Violation } from '@pg/rule-kit';
import { derivePublicKey } from '../keys/ec-key.ts';
import { onOneLine } from '../keys/pem.ts';
import type { PrivateKey, PrivateKeyProblem } from '../keys/private-key.ts';
import type { SettingsCode } from '../messages/settings-messages.ts';
import { docsTable, settingRule } from '../token/define-rules.ts';
import type { KeyName } from './setting-texts.ts';
import { CERTIFICATE, FILE_KEY, isFileName, KEYS, ONE_LINE_KEY, readKey, settingText } from './setting-texts.ts';

const SECTION = '2.4 Wallet configuration';

/** The code of each problem in a setting for a private key. */
const PROBLEMS: Readonly<Record<PrivateKeyProblem, SettingsCode>> = {
  'public-key': 'key-is-public',
  certificate: 'key-is-certificate',
  'encrypted-key': 'key-encrypted',
  'several-keys': 'several-keys',
  'not-readable': 'key-not-readable',
};

const problemRule = (id: string, basis: Basis, ...problems: readonly PrivateKeyProblem[]): Rule =>
  settingRule(id, SECTION, basis, {
    check: (settings) =>
      KEYS.flatMap((name) => {
        const key = readKey(settings, name);
        const isProblem = key !== undefined && 'problem' in key && problems.includes(key.problem);
        return isProblem ? [settingViolation(name, PROBLEMS[key.problem])] : [];
      }),
  });

export const settingViolation = (name: string, code: SettingsCode): Violation => ({ path: [name], code });

const keyIsPublic: Rule = /* @__PURE__ */ problemRule('key-is-public', 'stated', 'public-key');
const keyIsCertificate: Rule = /* @__PURE__ */ problemRule('key-is-certificate', 'stated', 'certificate');
const keyEncrypted: Rule = /* @__PURE__ */ problemRule('key-encrypted', 'inferred', 'encrypted-key');
const keyNotReadable: Rule = /* @__PURE__ */ problemRule('key-not-readable', 'stated', 'several-keys', 'not-readable');

/** The panel accepts files for some settings. The document doesn't show how to write these in a settings file. */
const fileName: Rule = /* @__PURE__ */ settingRule('file-name', SECTION, 'inferred', {
  check: (settings) =>
    [CERTIFICATE, ...KEYS]
      .filter((name) => isFileName(settingText(settings, name) ?? ''))
      .map((name) => settingViolation(name, 'file-name')),
});

/** The rules for all settings with a private key, except those about line breaks. */
export const keyTextRules: readonly Rule[] = [keyIsPublic, keyIsCertificate, keyEncrypted, keyNotReadable, fileName];

/** Returns the code of a mistake in how a key is written. There is no fix, because it would show the key. */
export type FindKeyMistake = (key: PrivateKey) => SettingsCode | undefined;

/** Checks how the Processing Private Key is written, if it can be read. */
export function checkOneLineKey(settings: Payload, findMistake: FindKeyMistake): Violation[] {
  const key = readKey(settings, ONE_LINE_KEY);
  const code = key === undefined || 'problem' in key ? undefined : findMistake(key);
  return code ? [settingViolation(ONE_LINE_KEY, code)] : [];
}

/** The causes are a key copied from an environment variable, or escaped twice. */
export const keyLiteralLineBreaks: Rule = /* @__PURE__ */ settingRule('key-literal-line-breaks', SECTION, 'stated', {
  milder: 'warning',
  check(settings) {
    const key = readKey(settings, FILE_KEY);
    const hasBreaks = key !== undefined && !('problem' in key) && key.inBody === 'literal-line-breaks';
    const inFile = { ...settingViolation(FILE_KEY, 'literal-line-breaks'), basis: 'inferred' } as const;
    return [
      // Inferred, since the document doesn't show how to write this key.
      ...(hasBreaks ? [inFile] : []),
      ...checkOneLineKey(settings, ({ inBody }) =>
        inBody === 'literal-line-breaks' ? 'literal-line-breaks-in-key' : undefined,
      ),
    ];
  },
});

/** Both wallets publish it. It has no examples, because they would need a private key: the tests make some. */
export const keyCurve: Rule = /* @__PURE__ */ settingRule('key-curve', SECTION, 'published');

/** Checks that a key can decrypt tokens. Other rules report a key that can't be read. */
export async function proveKeyCurve(settings: Payload, name: KeyName): Promise<RuleViolation[]> {
  const key = readKey(settings, name);
  if (key === undefined || 'problem' in key) return [];
  const derived = await derivePublicKey(key);
  if (!('problem' in derived)) return [];
  const code = derived.problem === 'rsa-key' ? 'rsa-key-for-tokens' : 'broken-key-for-tokens';
  return [{ rule: keyCurve, violation: settingViolation(name, code) }];
}

/** A SEC1 structure with 32 zeros: readable, but not a key of any curve. */
export const ZERO_KEY = 'MCUCAQEEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
/** The structure of a certificate, with empty parts. */
export const EMPTY_CERTIFICATE = 'MAswBKACMAAwAAMBAA==';

const KEY = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', ZERO_KEY);
const BROKEN = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\\n', ZERO_KEY, '\\n'].join(''));

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'key-is-public': ['A setting for a private key has the private key, not the public one.',
    [{ privateKey: KEY }], [{ privateKey: /* @__PURE__ */ onOneLine('PUBLIC KEY', 'MAUwAAMBAA==') }]],
  'key-is-certificate': ['A setting for a private key has the key, not its certificate or a certificate request.',
    [{ privateKey: KEY }], [{ privateKey: /* @__PURE__ */ onOneLine('CERTIFICATE', EMPTY_CERTIFICATE) }]],
  'key-encrypted': ['A private key is not encrypted: no setting takes its passphrase.',
    [{ privateKey: /* @__PURE__ */ onOneLine('PRIVATE KEY', ZERO_KEY) }],
    [{ privateKey: /* @__PURE__ */ onOneLine('ENCRYPTED PRIVATE KEY', 'MAQwAAQA') }]],
  'key-not-readable': ['A setting for a private key has one key that can be read: PEM, in SEC1, PKCS#8 or PKCS#1.',
    [{ privateKey: KEY }, { privateKey: '<PRIVATE_KEY>' }],
    [{ privateKey: /* @__PURE__ */ onOneLine('EC PRIVATE KEY', 'MCUCAQEEIAAA') }, { privateKey: /* @__PURE__ */ [KEY, '\n', KEY].join('') }]],
  'file-name': ['A setting for a key or a certificate has the content of the file, not its name.',
    [{ privateKey: '<PRIVATE_KEY>' }], [{ privateKey: 'keys/merchant.key' }]],
  'key-literal-line-breaks': ['A private key has no line breaks written as the two characters `\\n`.',
    [{ processingPrivateKey: KEY }, { privateKey: KEY }], [{ processingPrivateKey: BROKEN }, { privateKey: BROKEN }]],
  'key-curve': ['A key that decrypts payment tokens is a working EC key on the curve P-256.'],
});
