import { type DocsOf, defineRules } from '@pg/rule-kit';
import { set2TaxDocumentTable } from '../sets/set-2-tax-document.ts';

/** The document's sample has this field, but no table defines it. */
export const rules = defineRules(
  { section: set2TaxDocumentTable.section, basis: 'conflict', onlyIfRowsFail: true, marks: 'name' },
  {
    'to-bank-account-id': {
      // biome-ignore format: a table
      messages: {
  'undefined-field': { message: '{field} is in a sample of the interface document, but no table defines it; it is not checked', hint: 'Ask your account manager whether your connector needs it.' },
},
      check: (card) => ('toBankAccountId' in card ? [{ path: ['toBankAccountId'], code: 'undefined-field' }] : []),
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'to-bank-account-id': {
    summary: 'The sample of Set 2 (tax document) sends `toBankAccountId`, which no table defines: it is not checked.',
    accepts: [
      { value: { document_type: 'cpf', document_number: '12345678909', social_name: 'A', fiscal_country: 'BR' } },
    ],
    rejects: [{ value: { toBankAccountId: 'account-1' } }],
  },
};
