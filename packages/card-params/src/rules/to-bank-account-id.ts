import type { Rule, RuleDocs } from '@pg/rule-kit';
import { set2TaxDocument } from '../sets/set-2-tax-document.ts';
import { findNamedEntry } from './named-entry.ts';

/** An entry that the document shows but doesn't define. */
export const toBankAccountId: Rule = {
  id: 'to-bank-account-id',
  concern: 'names',
  get section() {
    return set2TaxDocument.section;
  },
  basis: 'conflict',
  marks: 'name',
  check: (card) =>
    findNamedEntry(card, 'toBankAccountId', {
      found: 'an entry of the document’s sample',
      allowed: 'no table defines it',
      hint: 'Ask your account manager whether your connector needs it.',
    }),
};

export const docs: RuleDocs = {
  summary: 'The sample of Set 2 sends `toBankAccountId`, which no table defines: it passes unchecked.',
  accepts: [{ value: { document_type: 'cpf', document_number: '0', social_name: 'A', fiscal_country: 'BR' } }],
  rejects: [{ value: { toBankAccountId: 'account-1' } }],
};
