import { type TableSchema, tableSchema, twoLetters, wordTable } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 2, tax and document data: all four required. */
// biome-ignore format: the columns are the document's
export const set2TaxDocument = /* @__PURE__ */ wordTable('2.2 Set 2, tax document', 'parameters.card', {
  document_type:   ['text', 'required', 'Kind of document that the number is of', { given: ['cpf'] }],
  document_number: ['text', 'required', 'Number of the client’s document'],
  social_name:     ['text', 'required', 'Name that the client goes by'],
  fiscal_country:  ['text', 'required', 'Country of tax residence, alpha-2', { format: twoLetters }],
});

/** The schema of Set 2 (section 2.2): all four entries. */
export const Set2TaxDocument: TableSchema<typeof set2TaxDocument> = /* @__PURE__ */ tableSchema(set2TaxDocument);
/** Tax and document data: Set 2 of `parameters.card` (section 2.2). All four entries are required. */
export type Set2TaxDocument = InferOutput<typeof Set2TaxDocument>;
