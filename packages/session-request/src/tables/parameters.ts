import { CardParams } from '@pg/card-params';
import { type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/**
 * Section 2.1, `parameters`: an object for each payment method that section 1 names. What the document defines is
 * `card`; the others are passed on unchecked.
 */
// biome-ignore format: the columns are the document's
export const parameters = /* @__PURE__ */ table('2.1 Session request, parameters', 'parameters', {
  card:        ['object', 'optional', 'One of the card parameter sets'],
  wallet1:     ['object', 'optional', 'Entries for the first wallet'],
  wallet2:     ['object', 'optional', 'Entries for the second wallet'],
  naps:        ['object', 'optional', 'Entries for naps'],
  'om-wallet': ['object', 'optional', 'Entries for the wallet that asks for a phone number'],
});

/** The schema of a session's `parameters` (section 2.1). */
export const Parameters: TableSchema<typeof parameters, { readonly card: typeof CardParams }> =
  /* @__PURE__ */ tableSchema(parameters, { card: CardParams });
/** Entries for a session's methods, by method (section 2.1): those of `card` are one of the sets of section 2.2. */
export type Parameters = InferOutput<typeof Parameters>;
