import { type TableSchema, tableSchema, twoDigits, wordTable } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 1, instalments: numeric texts of two digits, all three required. */
// biome-ignore format: the columns are the document's
export const set1Instalments = /* @__PURE__ */ wordTable('2.2 Set 1, instalments', 'parameters.card', {
  bnrg_installm_def:    ['text', 'required', 'Months between the purchase and the first charge',    { format: twoDigits, values: ['00', '01'] }],
  bnrg_installm_months: ['text', 'required', 'How many monthly payments the total is split into',   { format: twoDigits }],
  bnrg_installm_plan:   ['text', 'required', '03 without interest, 05 with it, 07 defers the start', { format: twoDigits, values: ['03', '05', '07'] }],
});

/** The schema of Set 1 (section 2.2): all three entries, as texts of two digits. */
export const Set1Instalments: TableSchema<typeof set1Instalments> = /* @__PURE__ */ tableSchema(set1Instalments);
/** Instalments: Set 1 of `parameters.card` (section 2.2). All three entries are required, each a text of two digits. */
export type Set1Instalments = InferOutput<typeof Set1Instalments>;
