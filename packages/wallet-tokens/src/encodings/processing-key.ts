import { OIDS } from './der.ts';
import { readKeyNumbers } from './key-numbers.ts';
import { type PemProblem, readPemText } from './pem-text.ts';

/** Why no usable private key was found in a text. */
export type PrivateKeyProblem = PemProblem | 'several-keys' | 'rsa-key';

/**
 * Writes a private key in the format that the panel requires for the Processing Private Key (section 2.4): one line, with
 * only the key between its markers. It accepts a key in any readable form, and does not change the key itself.
 *
 * @returns The line as `text`, or the reason why there is none as `problem`. It never throws.
 */
export function normalizeProcessingKey(
  pem: string,
): { readonly text: string } | { readonly problem: PrivateKeyProblem } {
  const key = readPemText(pem, 'private-key');
  if ('problem' in key) return key;
  if (key.other === 'private-key') return { problem: 'several-keys' };
  return readKeyNumbers(key).type === OIDS.rsa ? { problem: 'rsa-key' } : { text: key.line };
}
