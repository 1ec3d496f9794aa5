import { type Named, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/** Section 2.2, Set 6, marketplace sellers: `parameters.card.marketPlace.sellers[]`. */
// biome-ignore format: the columns are the document's
export const marketplaceSellerTable = table('2.2 Set 6, marketplace sellers', 'parameters.card.marketPlace.sellers[]', {
  id:     ['AN255', 'optional', 'Unique ID of the seller', { numeric: true }],
  amount: ['N13',   'optional', "Total amount of the seller's items"],
});

/** The schema of `parameters.card.marketPlace.sellers[]` (section 2.2, Set 6). */
export const MarketplaceSeller: TableSchema<typeof marketplaceSellerTable> = tableSchema(marketplaceSellerTable);
/** A marketplace seller: `parameters.card.marketPlace.sellers[]` (section 2.2, Set 6). */
export type MarketplaceSeller = Named<InferOutput<typeof MarketplaceSeller>>;
