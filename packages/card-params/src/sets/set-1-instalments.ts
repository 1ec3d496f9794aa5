import { type Named, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import { twoDigits } from '@pg/rule-kit/internal';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 1, instalments: strings of two digits, all required. */
// biome-ignore format: the columns are the document's
export const set1InstalmentsTable = table('2.2 Set 1, instalments', 'parameters.card', {
  bnrg_installm_def:    ['string', 'required', 'Months from the purchase to the first charge',              { format: twoDigits, values: ['00', '01'] }],
  bnrg_installm_months: ['string', 'required', 'Number of monthly payments, for example 03',                { format: twoDigits, should: 'count' }],
  bnrg_installm_plan:   ['string', 'required', '03 interest-free, 05 with interest, 07 deferred start only', { format: twoDigits, values: ['03', '05', '07'] }],
});

/** The schema of Set 1 (section 2.2): all three fields, as strings of two digits. */
export const Set1Instalments: TableSchema<typeof set1InstalmentsTable> = tableSchema(set1InstalmentsTable);
/** Instalments: Set 1 of `parameters.card` (section 2.2). All three fields are required, each a string of two digits. */
export type Set1Instalments = Named<InferOutput<typeof Set1Instalments>>;
