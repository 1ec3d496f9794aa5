import { type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 3, descriptor. */
// biome-ignore format: the columns are the document's
export const set3Descriptor = /* @__PURE__ */ table('2.2 Set 3, descriptor', 'parameters.card', {
  descriptor: ['string, at most 20 characters', 'optional', 'Text that describes the transaction'],
});

/** The schema of Set 3. */
export const Set3Descriptor: TableSchema<typeof set3Descriptor> = /* @__PURE__ */ tableSchema(set3Descriptor);
/** What the schema of Set 3 takes. */
export type Set3Descriptor = InferOutput<typeof Set3Descriptor>;
