import type { Payload } from '@pg/rule-kit';
import { type PrivateKeyReading, readPrivateKey } from '../keys/private-key.ts';
import type { wallet1Panel } from './wallet1-panel.ts';
import type { wallet2Panel } from './wallet2-panel.ts';

/** The key that the panel takes as one line. */
export const ONE_LINE_KEY = 'processingPrivateKey' satisfies keyof typeof wallet1Panel.rows;

/** The certificate of the merchant's identity. */
export const CERTIFICATE = 'certificate' satisfies keyof typeof wallet1Panel.rows;

/** The keys that the panel takes as they stand in their files. */
export const FILE_KEY = 'privateKey' satisfies keyof typeof wallet1Panel.rows & keyof typeof wallet2Panel.rows;

/** The settings that hold private keys. */
export const KEYS = [FILE_KEY, ONE_LINE_KEY] as const;

/** A setting that holds a private key. */
export type KeyName = (typeof KEYS)[number];

/**
 * The text of a setting; `undefined` where there is none to look at: nothing, no text, or a placeholder, which the
 * document writes as `<MERCHANT_KEY>`.
 */
export function settingText(settings: Payload, name: string): string | undefined {
  const text = settings[name];
  return typeof text === 'string' && text !== '' && !/^<[^<>]*>$/.test(text) ? text : undefined;
}

/** The name of a file, where what stands in the file is meant. */
export const isFileName = (text: string): boolean => /^[^\r\n]{1,250}\.(?:pem|key|crt|cer|csr|p12|pfx)$/i.test(text);

/** What a setting says of a private key; `undefined` where it has no text, or a file's name. */
export function readKey(settings: Payload, name: KeyName): PrivateKeyReading | undefined {
  const text = settingText(settings, name);
  return text === undefined || isFileName(text) ? undefined : readPrivateKey(text);
}
