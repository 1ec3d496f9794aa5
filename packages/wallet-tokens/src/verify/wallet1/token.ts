import type { Format, Payload, Verification, VerifyOptions, Violation } from '@pg/rule-kit';
import { isObject } from '@pg/rule-kit';
import { violationIn } from '@pg/rule-kit/internal';
import { fromBase64, fromHex, isSameBytes, joinBytes, type OwnBytes } from '../../encodings/bytes.ts';
import type { WalletEnvironment } from '../../token/environment.ts';
import { anyP256Key, cipherText, cmsSignature, hash, hexDigits, hexHash, wrappedKey } from '../../token/formats.ts';
import type { VerificationCode } from '../messages.ts';
import { tokenEnvironment, wallet1TokenRules } from '../rules.ts';
import { findOtherEnvironment } from '../token-environment.ts';
import { webCrypto } from '../web-crypto.ts';
import { readWallet1Signature } from './signature.ts';

/** What to compare a wallet1 token with. An omitted option is not checked. */
export interface Wallet1VerifyOptions extends VerifyOptions {
  /** The environment that the settings are for. */
  readonly environment?: WalletEnvironment | undefined;
  /** The maximum age of a token, in milliseconds. */
  readonly maxAge?: number | undefined;
  /** Base64 of the SHA-256 of the processing key's public key, as SPKI in DER. */
  readonly processingKeyHash?: string | undefined;
  /** Options for this wallet only. They override the others. */
  readonly wallet1?: Omit<Wallet1VerifyOptions, 'wallet1'> | undefined;
}

/**
 * Verifies a wallet1 token (section 4, E2) by cryptography: its fields belong together, and its signer, age and processing key
 * match the options. It needs no secret. `check` reports mistakes in the structure.
 */
export const wallet1TokenVerification: Verification<Wallet1VerifyOptions> = {
  rules: [...Object.values(wallet1TokenRules), tokenEnvironment],
  async verify(token, { wallet1, ...common }) {
    const options = { ...common, ...wallet1 };
    const isOuter = isObject(token.paymentData);
    const paymentData = isObject(token.paymentData) ? token.paymentData : token;
    const violations = [...(await verifySignature(paymentData, options)), ...findOtherKey(paymentData, options)];
    const prefix = isOuter ? ['paymentData'] : [];
    return violations.map((violation) => violationIn(prefix, violation));
  },
};

const atSignature = (
  id: keyof typeof wallet1TokenRules,
  code: VerificationCode,
  facts: Partial<Violation> = {},
): Violation => ({
  rule: wallet1TokenRules[id],
  path: ['signature'],
  code,
  ...facts,
});

async function verifySignature(paymentData: Payload, options: Wallet1VerifyOptions): Promise<Violation[]> {
  const bytes = decoded(paymentData.signature, cmsSignature, fromBase64);
  if (bytes === undefined) return [];
  const reading = await readWallet1Signature(bytes);
  if ('problem' in reading) return [atSignature('token-signature', PROBLEMS[reading.problem])];
  const { messageDigest, environment, signingTime } = reading.signature;
  return [
    ...(messageDigest === undefined
      ? // A warning, since some test tools write no digest.
        [atSignature('token-signature', 'no-digest', { basis: 'inferred' })]
      : await findBrokenIntegrity(paymentData, messageDigest)),
    ...findOtherEnvironment(['signature'], environment, options.environment, 'inferred'),
    ...findWrongAge(signingTime, options),
  ];
}

const PROBLEMS = { 'not-ber': 'unreadable-signature', 'not-signed-data': 'not-signed-data' } as const;

/** Compares the digest with the fields. `check` reports fields of a wrong format. */
async function findBrokenIntegrity(paymentData: Payload, messageDigest: Uint8Array): Promise<Violation[]> {
  const signed = signedFields(paymentData);
  if (!signed.every((field) => field !== undefined)) return [];
  const digest = new Uint8Array(await webCrypto().digest('SHA-256', joinBytes(...signed)));
  return isSameBytes(digest, messageDigest) ? [] : [atSignature('token-integrity', 'other-digest')];
}

/** The bytes of the signed fields, in the order of signing; `undefined` for a field of a wrong format. */
function signedFields({ version, data, header }: Payload): readonly (OwnBytes | undefined)[] {
  if (!isObject(header)) return [undefined];
  const { transactionId, applicationData, ephemeralPublicKey } = header;
  const key = version === 'EC_v1' ? decoded(ephemeralPublicKey, anyP256Key, fromBase64) : undefined;
  return [
    version === 'RSA_v1' ? decoded(header.wrappedKey, wrappedKey, fromBase64) : key,
    decoded(data, cipherText, fromBase64),
    decoded(transactionId, hexDigits, (digits) => (digits.length % 2 === 0 ? fromHex(digits) : undefined)),
    applicationData === undefined ? new Uint8Array() : decoded(applicationData, hexHash, fromHex),
  ];
}

/** Decodes a string that has the format; `undefined` for any other value. */
const decoded = (
  value: unknown,
  format: Format,
  decode: (text: string) => OwnBytes | undefined,
): OwnBytes | undefined =>
  typeof value === 'string' && format.findMistake(value) === undefined ? decode(value) : undefined;

const CLOCK_TOLERANCE_MINUTES = 5;

function findWrongAge(
  signingTime: number | undefined,
  { maxAge, now = Date.now() }: Wallet1VerifyOptions,
): readonly Violation[] {
  if (signingTime === undefined || maxAge === undefined) return [];
  if (signingTime > now + CLOCK_TOLERANCE_MINUTES * 60_000) {
    return [atSignature('token-age', 'token-from-future', { params: { max: CLOCK_TOLERANCE_MINUTES } })];
  }
  if (now - signingTime <= maxAge) return [];
  return [atSignature('token-age', 'old-token', { params: { max: maxAge / 1000 } })];
}

/** @throws {TypeError} if `processingKeyHash` is not base64 of a SHA-256 hash. */
function findOtherKey({ header }: Payload, { processingKeyHash }: Wallet1VerifyOptions): Violation[] {
  if (processingKeyHash === undefined) return [];
  const own = decoded(processingKeyHash, hash, fromBase64);
  if (own === undefined) throw new TypeError('processingKeyHash must be base64 of a SHA-256 hash');
  const given = isObject(header) ? decoded(header.publicKeyHash, hash, fromBase64) : undefined;
  if (given === undefined || isSameBytes(given, own)) return [];
  const code: VerificationCode = 'other-processing-key';
  return [{ rule: wallet1TokenRules['processing-key'], path: ['header', 'publicKeyHash'], code }];
}
