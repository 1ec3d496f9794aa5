import { type CardParams, cardTable } from '@pg/card-params';
import { type Named, objectOf, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';

/**
 * Section 2.1, `parameters`: an object for each payment method that section 1 names. The document defines
 * only `card`; the others are not checked.
 */
// biome-ignore format: the columns are the document's
export const sessionParametersTable = table('2.1 Session request, parameters', 'parameters', {
  card:        ['object', 'optional', 'One of the six card parameter sets'],
  wallet1:     ['object', 'optional', 'Parameters of the first wallet'],
  wallet2:     ['object', 'optional', 'Parameters of the second wallet'],
  naps:        ['object', 'optional', 'Parameters of naps'],
  'om-wallet': ['object', 'optional', 'Parameters of om-wallet, the wallet that asks for a phone number'],
}, { nested: { card: objectOf<CardParams>(cardTable) } });

/** The schema of a session's `parameters` (section 2.1). */
export const SessionParameters: TableSchema<typeof sessionParametersTable> = tableSchema(sessionParametersTable);
/** The data of each payment method of a session (section 2.1): `card` is one of the sets of section 2.2. */
export type SessionParameters = Named<InferOutput<typeof SessionParameters>>;
