import {
  constants,
  createCipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

/** The provider's own name, which the published key derivation puts into the bytes. */
const PARTY_U = 'Apple';

/** What a key is for, as the published key derivation writes it: one byte of length, then the name. */
const ALGORITHM_ID = Buffer.from('\x0did-aes256-GCM');

/** Encrypted data, and the key that its header has. */
export interface Wallet1Data {
  readonly data: Buffer;
  readonly key: Buffer;
}

/** `EC_v1`: a key agreed on with a key pair made for one token. */
export function encryptWithEc(
  plain: Buffer,
  processingKey: KeyObject,
  merchant: string,
  explicit: boolean,
): Wallet1Data {
  const paramEncoding = explicit ? 'explicit' : 'named';
  const ephemeral = generateKeyPairSync('ec', { namedCurve: 'P-256', paramEncoding });
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: createPublicKey(processingKey) });
  const partyV = createHash('sha256').update(merchant).digest();
  const derived = Buffer.concat([Uint8Array.of(0, 0, 0, 1), shared, ALGORITHM_ID, Buffer.from(PARTY_U), partyV]);
  const key = ephemeral.publicKey.export({ type: 'spki', format: 'der' });
  return { data: encrypt('aes-256-gcm', createHash('sha256').update(derived).digest(), plain), key };
}

/** `RSA_v1`: a random key, wrapped with the merchant's. */
export function encryptWithRsa(plain: Buffer, processingKey: KeyObject): Wallet1Data {
  const secret = randomBytes(16);
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return {
    data: encrypt('aes-128-gcm', secret, plain),
    key: publicEncrypt({ key: createPublicKey(processingKey), ...padding }, secret),
  };
}

/** The tag stands at the end; the initial value is zero, as a key is used once. */
function encrypt(algorithm: 'aes-128-gcm' | 'aes-256-gcm', key: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
