import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { AS_GIVEN } from '../../../messages/hints.ts';

/** The published format defines the signature and the signed fields. */
export const rule: Rule = {
  id: 'token-signature',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  uncertainSeverity: 'warning',
};

export const messages = {
  'unreadable-signature': {
    message: '{field} is cut off or edited: it cannot be read as a CMS signature',
    hint: AS_GIVEN,
  },
  'not-signed-data': {
    message: '{field} must be a CMS signature (SignedData), but is another structure',
    hint: AS_GIVEN,
  },
  'no-digest': "{field} should have a digest of the token's data; without it, mixed tokens go unnoticed",
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The `signature` of a wallet1 token is a CMS SignedData with the digest of the signed fields.',
  accepts: [],
  rejects: [],
};
