import type { Params, Payload } from '@pg/rule-kit';
import { type PrivateKeyReading, readPrivateKey } from '../encodings/private-key.ts';

/** The settings for keys and certificates. In the panel, the first is one line, and the others are files. */
export const ONE_LINE_KEY = 'processingPrivateKey';
export const FILE_KEY = 'privateKey';
export const CERTIFICATE = 'certificate';

/** The settings for private keys. */
export const KEYS = [FILE_KEY, ONE_LINE_KEY] as const;

export type KeyName = (typeof KEYS)[number];

/** The string of a setting; `undefined` if it is missing, empty or a placeholder such as the document's `<MERCHANT_KEY>`. */
export function settingText(settings: Payload, name: string): string | undefined {
  const text = settings[name];
  return typeof text === 'string' && text !== '' && !/^<[^<>]*>$/.test(text) ? text : undefined;
}

/** Whether a setting has the name of a file instead of its content. */
export const isFileName = (text: string): boolean =>
  /^[^\r\n]{1,250}\.(?:pem|key|crt|cer|csr|der|p7b|p8|p12|pfx)$/i.test(text);

/** The mistake of a key or certificate that is not in PEM, if its form is known: how to make PEM of it. */
export function otherForm(text: string): { readonly code: string; readonly params: Params } | undefined {
  const [, form, command] = OTHER_FORMS.find(([pattern]) => pattern.test(text)) ?? [];
  return form && command ? { code: 'not-pem', params: { form, command } } : undefined;
}

const FROM_PKCS12 = 'run openssl pkcs12 -in FILE -nodes -nocerts for the key, or -clcerts -nokeys for the certificate';

// biome-ignore format: a table
const OTHER_FORMS: readonly (readonly [pattern: RegExp, form: string, command: string])[] = [
  [/\.(?:p12|pfx)$/i, 'the name of a PKCS#12 file', FROM_PKCS12],
  [/\.(?:der|cer)$/i, 'the name of a file that may be in DER', 'run openssl pkey -in FILE for the key, or openssl x509 -in FILE for the certificate'],
  [/\.p7b$/i, 'the name of a PKCS#7 file', 'run openssl pkcs7 -in FILE -print_certs'],
  // Base64 of "-----BEGIN ", and of the version of PKCS#12.
  [/^\s*LS0tLS1CRUdJTi/, 'base64 of PEM', 'decode it with base64 -d'],
  [/^\s*MII..[AQgw]IBAz/, 'a PKCS#12 file in base64', `decode it with base64 -d into a file, ${FROM_PKCS12}`],
  [/^\s*(?:(?:RSA )?Private-Key:|Certificate:)\s/, 'what openssl prints with -text', 'run the same command without -text and -noout'],
  [/^\s*\{\s*"/, 'a key in JSON (JWK)', "run createPrivateKey({ key, format: 'jwk' }).export({ format: 'pem', type: 'pkcs8' }) in Node.js"],
];

/** Reads the private key of a setting; `undefined` if the setting has no string, or the name of a file. */
export function readKey(settings: Payload, name: KeyName): PrivateKeyReading | undefined {
  const text = settingText(settings, name);
  return text === undefined || isFileName(text) ? undefined : readPrivateKey(text);
}
