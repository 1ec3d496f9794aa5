import { type CardParams, cardTable } from '@pg/card-params';
import { type Named, objectOf, type TableSchema, table, tableSchema } from '@pg/rule-kit';
import { METHODS } from '@pg/wallet-tokens/names';
import type { InferOutput } from 'valibot';

type Method = (typeof METHODS)[number];
type MethodRow = readonly ['object', 'optional', string];

const rowOf = (method: Method): MethodRow => ['object', 'optional', `Parameters of ${method}`];

/**
 * Section 2.1, `parameters`: an object for each payment method that section 1 names. The document defines
 * only `card`; the others are not checked.
 */
export const sessionParametersTable = table(
  '2.1 Session request, parameters',
  'parameters',
  Object.fromEntries(METHODS.map((method) => [method, rowOf(method)])) as Readonly<Record<Method, MethodRow>>,
  { nested: { card: objectOf<CardParams>(cardTable) } },
);

/** The schema of a session's `parameters` (section 2.1). */
export const SessionParameters: TableSchema<typeof sessionParametersTable> = tableSchema(sessionParametersTable);
/** The data of each payment method of a session (section 2.1): `card` is one of the sets of section 2.2. */
export interface SessionParameters extends Named, InferOutput<typeof SessionParameters> {}
