import type { Payload } from '@pg/rule-kit';
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
  /^[^\r\n]{1,250}\.(?:pem|key|crt|cer|csr|der|p8|p12|pfx)$/i.test(text);

/** The code of the form that a key or certificate has in place of PEM; `undefined` for another one. */
export const otherForm = (text: string): string | undefined => OTHER_FORMS.find(([pattern]) => pattern.test(text))?.[1];

const OTHER_FORMS: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/\.(?:p12|pfx)$/i, 'pkcs12-file'],
  // Base64 of "-----BEGIN ".
  [/^\s*LS0tLS1CRUdJTi/, 'pem-in-base64'],
  [/^\s*(?:(?:RSA )?Private-Key:|Certificate:)\s/, 'openssl-text'],
];

/** Reads the private key of a setting; `undefined` if the setting has no string, or the name of a file. */
export function readKey(settings: Payload, name: KeyName): PrivateKeyReading | undefined {
  const text = settingText(settings, name);
  return text === undefined || isFileName(text) ? undefined : readPrivateKey(text);
}
