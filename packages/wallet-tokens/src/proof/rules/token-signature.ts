import type { Found, Rule } from '@pg/rule-kit';

/** Published token format of wallet1: the signature is one that its readers can take apart. */
export const tokenSignature: Rule = {
  id: 'token-signature',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  milder: 'warning',
  summary: 'The `signature` of a wallet1 token is a CMS SignedData that names the digest of what was signed.',
  accepts: [],
  rejects: [],
};

export const unreadableSignature = (problem: string): Found => ({
  path: ['signature'],
  found: problem,
  allowed: 'a whole CMS SignedData',
  hint: 'Send the signature as the wallet gave it: it was cut or edited, or is that of something else.',
});

/** As some test tools write it: it can be read, but the fields can't be held against it. */
export const NO_MESSAGE_DIGEST: Found = {
  path: ['signature'],
  basis: 'inferred',
  found: 'no digest of what was signed',
  allowed: 'a message digest, as the wallet writes it',
  hint: 'Whether the fields of the token belong together does not show.',
};
