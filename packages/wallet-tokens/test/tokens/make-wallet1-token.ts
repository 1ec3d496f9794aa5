import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { cmsSignature, type SignatureForm } from './cms-signature.ts';
import { makeSigner } from './signer-certificate.ts';
import { encryptWithEc, encryptWithRsa } from './wallet1-data.ts';

export interface Wallet1TokenOptions {
  readonly version: 'EC_v1' | 'RSA_v1';
  /** As the signer's name says it; left out: PROD. */
  readonly environment?: 'PROD' | 'SANDBOX';
  /** The signer's common name, where it is to be another than the environment's. */
  readonly signerName?: string;
  /** Written to the second, downwards; left out: now. */
  readonly signingTime?: Date;
  /** Whether the header has `applicationData`. */
  readonly applicationData?: boolean;
  /** Whether the ephemeral key spells out its curve's parameters. */
  readonly explicitCurve?: boolean;
  /** Lengths in the signature; left out: indefinite, as the wallet writes them. */
  readonly lengths?: SignatureForm['lengths'];
  /** Whether the signature has a digest and a time; left out: yes. */
  readonly signedAttributes?: boolean;
  /** The merchant's private key as PKCS#8 PEM, of the version's kind; left out: a new one. */
  readonly processingKey?: string;
}

/** The outer object, as the wallet hands it over. */
export interface Wallet1Token {
  readonly paymentData: {
    readonly data: string;
    readonly signature: string;
    readonly header: Wallet1Header;
    readonly version: string;
  };
  readonly paymentMethod: { readonly displayName: string; readonly network: string; readonly type: string };
  readonly transactionIdentifier: string;
}

/** It has one of the two keys: `ephemeralPublicKey` in `EC_v1`, `wrappedKey` in `RSA_v1`. */
export interface Wallet1Header {
  readonly publicKeyHash: string;
  readonly ephemeralPublicKey?: string;
  readonly wrappedKey?: string;
  readonly transactionId: string;
  readonly applicationData?: string;
}

export interface MadeWallet1Token {
  readonly token: Wallet1Token;
  /** PKCS#8 PEM. */
  readonly processingKey: string;
  /** Base64 of the SHA-256 of its SPKI. */
  readonly processingKeyHash: string;
}

const MERCHANT = 'merchant.shop.example';

/** A token of wallet1 with real cryptography and invented content, in the published format. */
export async function makeWallet1Token(options: Wallet1TokenOptions): Promise<MadeWallet1Token> {
  const {
    version,
    environment = 'PROD',
    signingTime = new Date(),
    lengths = 'indefinite',
    signedAttributes = true,
  } = options;
  const processingKey = options.processingKey ? createPrivateKey(options.processingKey) : newKey(version);
  const { data, key } =
    version === 'EC_v1'
      ? encryptWithEc(PLAIN, processingKey, MERCHANT, options.explicitCurve ?? false)
      : encryptWithRsa(PLAIN, processingKey);
  const transactionId = randomBytes(32);
  const applicationData = options.applicationData ? randomBytes(32) : Buffer.alloc(0);
  const signer = makeSigner(options.signerName ?? `ecc-smp-broker-sign_UC4-${environment}`);
  const content = Buffer.concat([key, data, transactionId, applicationData]);
  const processingKeyHash = hashOf(processingKey);
  return {
    token: {
      paymentData: {
        data: data.toString('base64'),
        signature: cmsSignature(content, signer, { signingTime, lengths, signedAttributes }).toString('base64'),
        header: {
          publicKeyHash: processingKeyHash,
          [version === 'EC_v1' ? 'ephemeralPublicKey' : 'wrappedKey']: key.toString('base64'),
          transactionId: transactionId.toString('hex'),
          ...(options.applicationData && { applicationData: applicationData.toString('hex') }),
        },
        version,
      },
      paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'debit' },
      transactionIdentifier: transactionId.toString('hex').toUpperCase(),
    },
    processingKey: processingKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    processingKeyHash,
  };
}

/** What the service decrypts: as long as real ones, of a test card. */
const PLAIN = Buffer.from(
  JSON.stringify({
    applicationPrimaryAccountNumber: '4111111111111111',
    applicationExpirationDate: '491231',
    currencyCode: '978',
    transactionAmount: 1099,
    deviceManufacturerIdentifier: '000000000000',
    paymentDataType: '3DSecure',
    paymentData: { onlinePaymentCryptogram: Buffer.alloc(20).toString('base64'), eciIndicator: '7' },
  }),
);

const newKey = (version: 'EC_v1' | 'RSA_v1'): KeyObject =>
  version === 'EC_v1'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const hashOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(createPublicKey(key).export({ type: 'spki', format: 'der' }))
    .digest('base64');
