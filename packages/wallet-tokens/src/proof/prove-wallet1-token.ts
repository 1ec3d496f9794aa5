import {
  type Found,
  foundIn,
  isObject,
  type Path,
  type Payload,
  type ProofOptions,
  type Rule,
  type RuleFound,
} from '@pg/rule-kit';
import { fromBase64 } from '../base64.ts';
import { cmsSignature } from '../formats/formats.ts';
import { foundBy } from '../found-by.ts';
import { decoded } from './decoded.ts';
import type { WalletEnvironment } from './environment.ts';
import { findOtherProcessingKey, processingKey } from './rules/processing-key.ts';
import { findWrongAge, tokenAge } from './rules/token-age.ts';
import { findOtherEnvironment, tokenEnvironment } from './rules/token-environment.ts';
import { findBrokenIntegrity, tokenIntegrity } from './rules/token-integrity.ts';
import { NO_MESSAGE_DIGEST, tokenSignature, unreadableSignature } from './rules/token-signature.ts';
import { readWallet1Signature, type Wallet1Signature } from './wallet1-signature.ts';

/** What a wallet1 token is held against; what is left out is not looked at. */
export interface Wallet1ProofOptions extends ProofOptions {
  /** The environment that the settings are for. */
  readonly environment?: WalletEnvironment | undefined;
  /** The greatest age of a token, in milliseconds. */
  readonly maxAge?: number | undefined;
  /** Base64 of the SHA-256 of the processing key's public key, as SPKI in DER. */
  readonly processingKeyHash?: string | undefined;
}

/** Every rule that `proveWallet1Token` applies. */
export const wallet1ProofRules: readonly Rule[] = [
  tokenSignature,
  tokenIntegrity,
  tokenEnvironment,
  tokenAge,
  processingKey,
];

/**
 * Checks a wallet1 token by cryptography (section 4, E2): that its fields belong together, and what its signature and
 * its key tell. No secret is needed. What is wrong with the structure is for `check` to say.
 *
 * @param token The outer object, or its `paymentData` alone.
 * @returns What was found, with paths from the object given.
 * @throws {TypeError} where `processingKeyHash` is no hash.
 */
export async function proveWallet1Token(token: Payload, options: Wallet1ProofOptions = {}): Promise<RuleFound[]> {
  const [at, paymentData]: [Path, Payload] = isObject(token.paymentData)
    ? [['paymentData'], token.paymentData]
    : [[], token];
  const found = [...(await proveSignature(paymentData, options)), ...proveKey(paymentData, options)];
  return found.map((each) => ({ rule: each.rule, found: foundIn(at, each.found) }));
}

async function proveSignature(paymentData: Payload, options: Wallet1ProofOptions): Promise<readonly RuleFound[]> {
  const bytes = decoded(paymentData.signature, cmsSignature, fromBase64);
  if (bytes === undefined) return [];
  const reading = await readWallet1Signature(bytes);
  if ('problem' in reading) return foundBy(tokenSignature, [unreadableSignature(reading.problem)]);
  const { signature } = reading;
  return [
    ...(await proveFields(paymentData, signature)),
    ...foundBy(
      tokenEnvironment,
      findOtherEnvironment(['signature'], signature.environment, options.environment).map(inferred),
    ),
    ...foundBy(tokenAge, findAge(signature, options)),
  ];
}

const proveFields = async (paymentData: Payload, { messageDigest }: Wallet1Signature): Promise<readonly RuleFound[]> =>
  messageDigest === undefined
    ? foundBy(tokenSignature, [NO_MESSAGE_DIGEST])
    : foundBy(tokenIntegrity, await findBrokenIntegrity(paymentData, messageDigest));

/** The document says it of wallet2 alone. */
const inferred = (found: Found): Found => ({ ...found, basis: 'inferred' });

const findAge = (
  { signingTime }: Wallet1Signature,
  { maxAge, now = Date.now() }: Wallet1ProofOptions,
): readonly Found[] =>
  signingTime === undefined || maxAge === undefined ? [] : findWrongAge(signingTime, now, maxAge);

const proveKey = (paymentData: Payload, { processingKeyHash }: Wallet1ProofOptions): readonly RuleFound[] =>
  processingKeyHash === undefined ? [] : foundBy(processingKey, findOtherProcessingKey(paymentData, processingKeyHash));
