import { type Named, stringTable, type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 3, descriptor. */
// biome-ignore format: the columns are the document's
export const set3DescriptorTable = stringTable('2.2 Set 3, descriptor', 'parameters.card', {
  descriptor: ['string, at most 20 characters', 'optional', 'Descriptor of the transaction'],
});

/** The schema of Set 3 (section 2.2). */
export const Set3Descriptor: TableSchema<typeof set3DescriptorTable> = tableSchema(set3DescriptorTable);
/** The descriptor of a transaction: Set 3 of `parameters.card` (section 2.2), at most 20 characters. */
export type Set3Descriptor = Named<InferOutput<typeof Set3Descriptor>>;
