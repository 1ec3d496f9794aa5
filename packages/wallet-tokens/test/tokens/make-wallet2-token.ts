import { type KeyObject, randomBytes, sign } from 'node:crypto';
import { makeEcKey, publicKeyOf } from '../make-keys.ts';

export interface Wallet2TokenOptions {
  readonly version: 'ECv1' | 'ECv2';
  /** Further fields of `signedKey`. */
  readonly extraKeyFields?: Readonly<Record<string, unknown>>;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Writes JSON like the wallet does: characters with a meaning in HTML are escaped, including the `=` of base64. */
export const asWallet2Writes = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&='\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** Makes a wallet2 token in the published format. Its signatures are of another text, and its encrypted message is random. */
export function makeWallet2Token({ version, extraKeyFields }: Wallet2TokenOptions) {
  const [root, intermediate] = [makeEcKey(), makeEcKey()];
  const signedMessage = asWallet2Writes({
    encryptedMessage: randomBytes(250).toString('base64'),
    // An SPKI ends with the uncompressed point.
    ephemeralPublicKey: publicKeyOf(makeEcKey()).subarray(26).toString('base64'),
    tag: randomBytes(32).toString('base64'),
  });
  const keyValue = publicKeyOf(intermediate).toString('base64');
  const signedKey = asWallet2Writes({ keyValue, keyExpiration: String(Date.now() + WEEK), ...extraKeyFields });
  const token = {
    signature: signatureOf(version === 'ECv1' ? root : intermediate, signedMessage),
    ...(version === 'ECv2' && {
      intermediateSigningKey: { signedKey, signatures: [signatureOf(root, signedKey)] },
    }),
    protocolVersion: version,
    signedMessage,
  };
  const text = asWallet2Writes(token);
  return {
    /** The token like the wallet writes it, byte for byte. */
    text,
    token,
    /** The whole PaymentData with the token inside, like the client writes it. */
    paymentDataText: JSON.stringify({
      apiVersion: 2,
      apiVersionMinor: 0,
      paymentMethodData: {
        description: 'Visa •••• 1111',
        tokenizationData: { type: 'PAYMENT_GATEWAY', token: text },
        type: 'CARD',
        info: { cardNetwork: 'VISA', cardDetails: '1111' },
      },
    }),
  };
}

const signatureOf = (key: KeyObject, text: string): string => sign('sha256', Buffer.from(text), key).toString('base64');
