import { type Named, stringTable, type TableSchema, tableSchema } from '@pg/rule-kit';
import { twoLetters } from '@pg/rule-kit/internal';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 2, tax and document data: all four required. */
// biome-ignore format: the columns are the document's
export const set2TaxDocumentTable = stringTable('2.2 Set 2, tax document', 'parameters.card', {
  document_type:   ['string', 'required', 'Type of document, for example cpf', { knownValues: ['cpf'] }],
  document_number: ['string', 'required', 'Number of the document', { should: 'document-number', beside: 'document_type' }],
  social_name:     ['string', 'required', 'Social name of the client'],
  fiscal_country:  ['string', 'required', 'Country of tax residence, ISO 3166-1 alpha-2', { format: twoLetters, should: 'country' }],
});

/** The schema of Set 2 (section 2.2): all four fields. */
export const Set2TaxDocument: TableSchema<typeof set2TaxDocumentTable> = tableSchema(set2TaxDocumentTable);
/** Tax and document data: Set 2 of `parameters.card` (section 2.2). All four fields are required. */
export type Set2TaxDocument = Named<InferOutput<typeof Set2TaxDocument>>;
