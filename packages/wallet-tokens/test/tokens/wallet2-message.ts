import {
  createCipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { WALLET2_SENDER_ID } from '../../src/proof/provider-words.ts';
import { asWallet2Writes } from './as-wallet2-writes.ts';

/** Bytes of the key that encrypts, and of the one that authenticates. */
const KEY_SIZE = { ECv1: 16, ECv2: 32 } as const;

/** Where a key's point begins in its SPKI: after the names of the algorithm and the curve. */
const POINT_AT = 26;

/** The text of `signedMessage`: encrypted for the key's owner, authenticated, with a key pair made for one message. */
export function encryptedMessage(plain: Buffer, version: 'ECv1' | 'ECv2', recipientKey: KeyObject): string {
  const ephemeral = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const point = ephemeral.publicKey.export({ type: 'spki', format: 'der' }).subarray(POINT_AT);
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: createPublicKey(recipientKey) });
  const size = KEY_SIZE[version];
  const secret = Buffer.concat([point, shared]);
  const keys = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), WALLET2_SENDER_ID, 2 * size));
  const cipher = createCipheriv(`aes-${size * 8}-ctr`, keys.subarray(0, size), Buffer.alloc(16));
  const message = Buffer.concat([cipher.update(plain), cipher.final()]);
  return asWallet2Writes({
    encryptedMessage: message.toString('base64'),
    ephemeralPublicKey: point.toString('base64'),
    tag: createHmac('sha256', keys.subarray(size)).update(message).digest('base64'),
  });
}
