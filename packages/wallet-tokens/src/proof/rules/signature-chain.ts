import type { Found, Path, Rule } from '@pg/rule-kit';

/** Published token format of wallet2: what is signed with which key. */
export const signatureChain: Rule = {
  id: 'signature-chain',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'published',
  summary:
    'A root key signed `signedKey`, and that key `signedMessage` for the recipient; in ECv1 a root key signed it.',
  accepts: [],
  rejects: [],
};

const UNCHANGED = 'Send each text as the wallet wrote it: parsed and written again it no longer verifies.';

/** @param usable How many root keys it was held against. */
export const notOfRootKeys = (path: Path, usable: number): Found => ({
  path,
  found: 'made with none of the root keys',
  allowed: 'a signature of one over the text as it stands',
  hint:
    usable === 0
      ? 'No root key given is of this protocol version and unexpired: update them.'
      : `${UNCHANGED} Or the root keys are out of date, or an ECv1 token is for another recipient.`,
});

export const notOfIntermediateKey = (path: Path): Found => ({
  path,
  found: 'not made with the intermediate key',
  allowed: 'its signature over the message as it stands',
  hint: `${UNCHANGED} Or the token is for another recipient.`,
});
