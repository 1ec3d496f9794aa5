import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** The published format defines which key signs what. */
export const rule: Rule = {
  id: 'signature-chain',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'published',
};

export const messages = {
  'no-root-signature': {
    message: '{field} does not verify with any of the given root keys',
    hint: 'Send the token exactly as the wallet gave it. If you do, update the root keys, and for ECv1 check the recipient ID.',
  },
  'no-usable-root-key': {
    message: '{field} cannot be verified: none of the given root keys is an unexpired {version} key',
    hint: "Get the current root keys from the wallet provider, those of the token's environment.",
  },
  'no-intermediate-signature': {
    message: '{field} does not verify with the key in signedKey: the token was edited, or is for another recipient',
    hint: 'Send the token exactly as the wallet gave it, and check the recipient ID.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'A root key signed `signedKey`, and the key in it signed `signedMessage` for the recipient; in ECv1 a root key signed `signedMessage`.',
  accepts: [],
  rejects: [],
};
