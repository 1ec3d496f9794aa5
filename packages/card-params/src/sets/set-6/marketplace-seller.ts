import { type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 6, marketplace sellers: `parameters.card.marketPlace.sellers[]`. */
// biome-ignore format: the columns are the document's
export const marketplaceSeller = /* @__PURE__ */ table('2.2 Set 6, marketplace sellers', 'parameters.card.marketPlace.sellers[]', {
  id:     ['AN255', 'optional', 'Identifier of the seller, unique'],
  amount: ['N13',   'optional', 'Total of the items that this seller sells'],
});

/** The schema of `parameters.card.marketPlace.sellers[]` (section 2.2, Set 6). */
export const MarketplaceSeller: TableSchema<typeof marketplaceSeller> = /* @__PURE__ */ tableSchema(marketplaceSeller);
/** A seller of a marketplace: `parameters.card.marketPlace.sellers[]` (section 2.2, Set 6). */
export type MarketplaceSeller = InferOutput<typeof MarketplaceSeller>;
