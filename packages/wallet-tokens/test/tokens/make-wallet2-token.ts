import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { WALLET2_SENDER_ID } from '../../src/proof/provider-words.ts';
import { asWallet2Writes } from './as-wallet2-writes.ts';
import { encryptedMessage } from './wallet2-message.ts';

export interface Wallet2TokenOptions {
  readonly version: 'ECv1' | 'ECv2';
  /** When the intermediate key expires: milliseconds since 1970; left out: a week after now. */
  readonly keyExpiration?: number;
  /** The environment that the root key is listed under; left out: PRODUCTION. */
  readonly environment?: 'TEST' | 'PRODUCTION';
  /** Left out: an invented one. */
  readonly gatewayMerchantId?: string;
  /** The merchant's private key as PKCS#8 PEM, EC P-256; left out: a new one. */
  readonly privateKey?: string;
  /** Further entries of `signedKey`. */
  readonly furtherInKey?: Readonly<Record<string, unknown>>;
}

/** A root key as the provider publishes it. */
export interface MadeRootKey {
  readonly keyValue: string;
  readonly protocolVersion: string;
  readonly keyExpiration: string;
  readonly environment: 'TEST' | 'PRODUCTION';
}

/** The token's object. */
export interface Wallet2Token {
  readonly signature: string;
  /** `ECv2` only. */
  readonly intermediateSigningKey?: { readonly signedKey: string; readonly signatures: readonly string[] };
  readonly protocolVersion: string;
  readonly signedMessage: string;
}

export interface MadeWallet2Token {
  /** As the wallet writes it, byte for byte. */
  readonly text: string;
  /** What the text says. */
  readonly token: Wallet2Token;
  /** The whole PaymentData around the text, as an object and as the client writes it. */
  readonly paymentData: {
    readonly apiVersion: 2;
    readonly apiVersionMinor: 0;
    readonly paymentMethodData: {
      readonly description: string;
      readonly tokenizationData: { readonly type: 'PAYMENT_GATEWAY'; readonly token: string };
      readonly type: 'CARD';
      readonly info: { readonly cardNetwork: string; readonly cardDetails: string };
    };
  };
  readonly paymentDataText: string;
  readonly rootKeys: readonly MadeRootKey[];
  /** Whom the message is for: `gateway:` and the merchant's identifier there. */
  readonly recipientId: `gateway:${string}`;
  /** The merchant's private key, PKCS#8 PEM. */
  readonly privateKey: string;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A token of wallet2 with real cryptography and invented content, in the published format. */
export async function makeWallet2Token(options: Wallet2TokenOptions): Promise<MadeWallet2Token> {
  const { version, environment = 'PRODUCTION', gatewayMerchantId = 'example-client-key' } = options;
  const keyExpiration = options.keyExpiration ?? Date.now() + WEEK;
  const recipientId = `gateway:${gatewayMerchantId}` as const;
  const privateKey = options.privateKey ? createPrivateKey(options.privateKey) : newKey().privateKey;
  const root = newKey();
  const intermediate = newKey();
  const signedMessage = encryptedMessage(plain(), version, privateKey);
  const signingKey = version === 'ECv1' ? root : intermediate;
  const signedKey = asWallet2Writes({
    keyValue: spki(intermediate.publicKey),
    keyExpiration: String(keyExpiration),
    ...options.furtherInKey,
  });
  const token = {
    signature: signature(signingKey.privateKey, WALLET2_SENDER_ID, recipientId, version, signedMessage),
    ...(version === 'ECv2' && {
      intermediateSigningKey: {
        signedKey,
        signatures: [signature(root.privateKey, WALLET2_SENDER_ID, version, signedKey)],
      },
    }),
    protocolVersion: version,
    signedMessage,
  };
  const text = asWallet2Writes(token);
  const paymentData = paymentDataOf(text);
  const expiresLate = String(Date.UTC(2090, 0));
  return {
    text,
    token,
    paymentData,
    paymentDataText: JSON.stringify(paymentData),
    rootKeys: [{ keyValue: spki(root.publicKey), protocolVersion: version, keyExpiration: expiresLate, environment }],
    recipientId,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const paymentDataOf = (token: string): MadeWallet2Token['paymentData'] => ({
  apiVersion: 2,
  apiVersionMinor: 0,
  paymentMethodData: {
    description: 'Visa •••• 1111',
    tokenizationData: { type: 'PAYMENT_GATEWAY', token },
    type: 'CARD',
    info: { cardNetwork: 'VISA', cardDetails: '1111' },
  },
});

/** What the service decrypts, of a test card. */
const plain = (): Buffer =>
  Buffer.from(
    JSON.stringify({
      messageExpiration: String(Date.now() + WEEK),
      messageId: randomUUID(),
      paymentMethod: 'CARD',
      paymentMethodDetails: {
        pan: '4111111111111111',
        expirationMonth: 12,
        expirationYear: 2049,
        authMethod: 'PAN_ONLY',
      },
    }),
  );

const newKey = (): { readonly privateKey: KeyObject; readonly publicKey: KeyObject } =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' });

const spki = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** Over the parts, each after its length in bytes. */
const signature = (key: KeyObject, ...parts: readonly string[]): string =>
  sign('sha256', Buffer.concat(parts.flatMap(lengthAndText)), key).toString('base64');

function lengthAndText(part: string): readonly Buffer[] {
  const text = Buffer.from(part);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return [length, text];
}
