import type { Format, Payload, ProofOptions, ResourceProof, Rule, RuleViolation, Violation } from '@pg/rule-kit';
import { isObject, violationIn } from '@pg/rule-kit';
import { fromBase64, fromHex, isSameBytes, joinBytes, type OwnBytes } from '../../keys/bytes.ts';
import { webCrypto } from '../../keys/web-crypto.ts';
import type { ProofCode } from '../../messages/proof-messages.ts';
import { docsTable, tokenRule } from '../../token/define-rules.ts';
import { findOtherEnvironment, tokenEnvironment, type WalletEnvironment } from '../../token/environment.ts';
import { anyP256Key, cipherText, cmsSignature, hash, hexDigits, hexHash, wrappedKey } from '../../token/formats.ts';
import { readWallet1Signature } from './signature.ts';

/** What to compare a wallet1 token with. An omitted option is not checked. */
export interface Wallet1ProofOptions extends ProofOptions {
  /** The environment that the settings are for. */
  readonly environment?: WalletEnvironment | undefined;
  /** The maximum age of a token, in milliseconds. */
  readonly maxAge?: number | undefined;
  /** Base64 of the SHA-256 of the processing key's public key, as SPKI in DER. */
  readonly processingKeyHash?: string | undefined;
  /** Options for this wallet only. They override the others. */
  readonly wallet1?: Omit<Wallet1ProofOptions, 'wallet1'> | undefined;
}

const TOKEN = '4 E2 Sale, wallet1 token';
const FLOWS = '3 States and transitions';

/** The published format defines the signature and the signed fields. */
const tokenSignature: Rule = /* @__PURE__ */ tokenRule('token-signature', TOKEN, 'published', { milder: 'warning' });
const tokenIntegrity: Rule = /* @__PURE__ */ tokenRule('token-integrity', TOKEN, 'published');

/** A token is for one payment, so an old one was probably recorded. */
const tokenAge: Rule = /* @__PURE__ */ tokenRule('token-age', TOKEN, 'inferred');

/** Section 3: in card flow the service decrypts the token with this key. Inferred, since the merchant may be replacing the key. */
const processingKey: Rule = /* @__PURE__ */ tokenRule('processing-key', FLOWS, 'inferred');

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'token-signature': ['The `signature` of a wallet1 token is a CMS SignedData with the digest of the signed fields.'],
  'token-integrity': ['The digest in the `signature` matches key, `data`, `transactionId` and `applicationData`, so they are complete and of one token.'],
  'token-age': ['A wallet1 token was signed within the time that the caller allows, and not in the future.'],
  'processing-key': ['A wallet1 token is encrypted for the Processing Private Key of the settings.'],
});

/**
 * Verifies a wallet1 token (section 4, E2) by cryptography: its fields belong together, and its signer, age and processing key
 * match the options. It needs no secret. `check` reports mistakes in the structure.
 */
export const wallet1Proof: ResourceProof<Wallet1ProofOptions> = {
  rules: [tokenSignature, tokenIntegrity, tokenEnvironment, tokenAge, processingKey],
  async prove(token, { wallet1, ...common }) {
    const options = { ...common, ...wallet1 };
    const isOuter = isObject(token.paymentData);
    const paymentData = isObject(token.paymentData) ? token.paymentData : token;
    const violations = [...(await proveSignature(paymentData, options)), ...findOtherKey(paymentData, options)];
    const prefix = isOuter ? ['paymentData'] : [];
    return violations.map(({ rule, violation }) => ({ rule, violation: violationIn(prefix, violation) }));
  },
};

const atSignature = (rule: Rule, code: ProofCode, facts: Partial<Violation> = {}): RuleViolation => ({
  rule,
  violation: { path: ['signature'], code, ...facts },
});

async function proveSignature(paymentData: Payload, options: Wallet1ProofOptions): Promise<RuleViolation[]> {
  const bytes = decoded(paymentData.signature, cmsSignature, fromBase64);
  if (bytes === undefined) return [];
  const reading = await readWallet1Signature(bytes);
  if ('problem' in reading) return [atSignature(tokenSignature, PROBLEMS[reading.problem])];
  const { messageDigest, environment, signingTime } = reading.signature;
  return [
    ...(messageDigest === undefined
      ? // A warning, since some test tools write no digest.
        [atSignature(tokenSignature, 'no-digest', { basis: 'inferred' })]
      : await findBrokenIntegrity(paymentData, messageDigest)),
    ...findOtherEnvironment(['signature'], environment, options.environment, 'inferred'),
    ...findWrongAge(signingTime, options),
  ];
}

const PROBLEMS = { 'not-ber': 'unreadable-signature', 'not-signed-data': 'not-signed-data' } as const;

/** Compares the digest with the fields. `check` reports fields of a wrong format. */
async function findBrokenIntegrity(paymentData: Payload, messageDigest: Uint8Array): Promise<RuleViolation[]> {
  const signed = signedFields(paymentData);
  if (!signed.every((field) => field !== undefined)) return [];
  const digest = new Uint8Array(await webCrypto().digest('SHA-256', joinBytes(...signed)));
  return isSameBytes(digest, messageDigest) ? [] : [atSignature(tokenIntegrity, 'other-digest')];
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
  typeof value === 'string' && format.findFailure(value) === undefined ? decode(value) : undefined;

const CLOCK_TOLERANCE_MINUTES = 5;

function findWrongAge(
  signingTime: number | undefined,
  { maxAge, now = Date.now() }: Wallet1ProofOptions,
): readonly RuleViolation[] {
  if (signingTime === undefined || maxAge === undefined) return [];
  if (signingTime > now + CLOCK_TOLERANCE_MINUTES * 60_000) {
    return [atSignature(tokenAge, 'token-from-future', { params: { max: CLOCK_TOLERANCE_MINUTES } })];
  }
  if (now - signingTime <= maxAge) return [];
  return [atSignature(tokenAge, 'old-token', { params: { max: maxAge / 1000 } })];
}

/** @throws {TypeError} if `processingKeyHash` is not base64 of a SHA-256 hash. */
function findOtherKey({ header }: Payload, { processingKeyHash }: Wallet1ProofOptions): RuleViolation[] {
  if (processingKeyHash === undefined) return [];
  const own = decoded(processingKeyHash, hash, fromBase64);
  if (own === undefined) throw new TypeError('processingKeyHash must be base64 of a SHA-256 hash');
  const given = isObject(header) ? decoded(header.publicKeyHash, hash, fromBase64) : undefined;
  if (given === undefined || isSameBytes(given, own)) return [];
  const code: ProofCode = 'other-processing-key';
  return [{ rule: processingKey, violation: { path: ['header', 'publicKeyHash'], code } }];
}
