import type { Payload } from '@pg/rule-kit';
import { type PemProblem, type PemText, readPemText } from '../encodings/pem-text.ts';

/** The settings for keys and certificates. In the panel, the first is one line, and the others are files. */
export const ONE_LINE_KEY = 'processingPrivateKey';
export const FILE_KEY = 'privateKey';
export const CERTIFICATE = 'certificate';

/** The string of a setting; `undefined` if it is missing, empty or a placeholder such as the document's `<MERCHANT_KEY>`. */
export function settingText(settings: Payload, name: string): string | undefined {
  const text = settings[name];
  return typeof text === 'string' && text !== '' && !/^<[^<>]*>$/.test(text) ? text : undefined;
}

/** Reads a key or a certificate; `undefined` if the setting has no string. */
export function readSetting(
  settings: Payload,
  name: string,
): PemText | { readonly problem: PemProblem | 'file-name' } | undefined {
  const text = settingText(settings, name);
  if (text === undefined) return undefined;
  if (/^[^\r\n]{1,250}\.(?:pem|key|crt|cer|csr|der|p7b|p8|p12|pfx)$/i.test(text)) return { problem: 'file-name' };
  return readPemText(text, name === CERTIFICATE ? 'certificate' : 'private-key');
}

/** The same, for rules about what is in it: `undefined` if it can't be read. */
export function readPemSetting(settings: Payload, name: string): PemText | undefined {
  const reading = readSetting(settings, name);
  return reading === undefined || 'problem' in reading ? undefined : reading;
}
