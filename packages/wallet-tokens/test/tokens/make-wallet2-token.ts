import { type KeyObject, randomBytes, sign } from 'node:crypto';
import { makeEcKey, publicKeyOf } from '../make-keys.ts';

/** The published format has it in what is signed. */
const WALLET2_SENDER_ID = 'Google';

export interface Wallet2TokenOptions {
  readonly version: 'ECv1' | 'ECv2';
  /** When the intermediate key expires, in milliseconds since 1970. Default: in a week. */
  readonly keyExpiration?: number;
  /** The environment of the root key. Default: PRODUCTION. */
  readonly environment?: 'TEST' | 'PRODUCTION';
  /** Further fields of `signedKey`. */
  readonly extraKeyFields?: Readonly<Record<string, unknown>>;
}

export type MadeWallet2Token = ReturnType<typeof makeWallet2Token>;

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Writes JSON like the wallet does: characters with a meaning in HTML are escaped, including the `=` of base64. */
export const asWallet2Writes = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&='\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** Makes a wallet2 token in the published format. Its signatures are real, and its encrypted message is random. */
export function makeWallet2Token({ version, environment = 'PRODUCTION', ...options }: Wallet2TokenOptions) {
  const { keyExpiration = Date.now() + WEEK, extraKeyFields } = options;
  const recipientId = 'gateway:example-client-key' as const;
  const [root, intermediate] = [makeEcKey(), makeEcKey()];
  const signedMessage = asWallet2Writes({
    encryptedMessage: randomBytes(250).toString('base64'),
    // An SPKI ends with the uncompressed point.
    ephemeralPublicKey: publicKeyOf(makeEcKey()).subarray(26).toString('base64'),
    tag: randomBytes(32).toString('base64'),
  });
  const keyValue = publicKeyOf(intermediate).toString('base64');
  const signedKey = asWallet2Writes({ keyValue, keyExpiration: String(keyExpiration), ...extraKeyFields });
  const token = {
    signature: signatureOf(version === 'ECv1' ? root : intermediate, recipientId, version, signedMessage),
    ...(version === 'ECv2' && {
      intermediateSigningKey: { signedKey, signatures: [signatureOf(root, version, signedKey)] },
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
    rootKeys: [
      {
        keyValue: publicKeyOf(root).toString('base64'),
        protocolVersion: version,
        keyExpiration: String(Date.UTC(2090, 0)),
        environment,
      },
    ],
    recipientId,
  };
}

/** A signature over the sender and the parts, each after its length in bytes. */
const signatureOf = (key: KeyObject, ...parts: readonly string[]): string =>
  sign('sha256', Buffer.concat([WALLET2_SENDER_ID, ...parts].flatMap(lengthAndText)), key).toString('base64');

function lengthAndText(part: string): readonly Buffer[] {
  const text = Buffer.from(part);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return [length, text];
}
