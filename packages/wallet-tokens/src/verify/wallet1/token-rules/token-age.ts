import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** A token is for one payment, so an old one was probably recorded. */
export const rule: Rule = {
  id: 'token-age',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'inferred',
};

export const messages = {
  'token-from-future': {
    message: 'the token was signed more than {max:minute} after the current time',
    hint: 'Check the clock of this machine.',
  },
  'old-token': {
    message: 'the token was signed more than {max:second} ago',
    hint: 'Get a new token from the wallet: a token is for one payment.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A wallet1 token was signed within the time that the caller allows, and not in the future.',
  accepts: [],
  rejects: [],
};
