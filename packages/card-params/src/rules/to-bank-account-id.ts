import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';
import { set2TaxDocumentTable } from '../sets/set-2-tax-document.ts';

/** The document's sample has this field, but no table defines it. */
export const rule: Rule = {
  id: 'to-bank-account-id',
  section: set2TaxDocumentTable.section,
  basis: 'conflict',
  followsRows: true,
  marks: 'name',
  check: (card) => ('toBankAccountId' in card ? [{ path: ['toBankAccountId'], code: 'undefined-field' }] : []),
};

// biome-ignore format: a table
export const messages = {
  'undefined-field': { message: '{field} is in a sample of the interface document, but no table defines it; it is not checked', hint: 'Ask your account manager whether your connector needs it.' },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The sample of Set 2 (tax document) sends `toBankAccountId`, which no table defines: it is not checked.',
  accepts: [
    { value: { document_type: 'cpf', document_number: '12345678909', social_name: 'A', fiscal_country: 'BR' } },
  ],
  rejects: [{ value: { toBankAccountId: 'account-1' } }],
};
