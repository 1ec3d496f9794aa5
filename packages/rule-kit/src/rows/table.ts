import {
  describeMistake,
  matchesSome,
  readTypeCode,
  type TypeCode,
  type TypeCodeJsonSchema,
  type TypeCodePart,
  typeCodeJsonSchema,
} from '@pg/type-codes';
import type { Basis, Mistake } from '../findings/finding.ts';
import { describeListed, findListedCause } from '../report/listed-values.ts';
import { typeCodeMessages } from '../words/type-code-messages.ts';
import type { CheckedRows, Mandatory, RowFacts, Rows, WordType } from './row.ts';

/** One of the document's tables, as data. */
export interface Table<TRows extends Rows = Rows> {
  /** The section of the document, and the table in it: `2.2 Set 6, shipping`. */
  readonly section: string;
  /** The path of its fields in a request: `parameters.card.cart.items[]`; empty for the request itself. */
  readonly at: string;
  readonly rows: TRows;
  /** The basis of its rows; by default the document. */
  readonly basis?: Basis;
  /** Whether unknown fields are allowed. Only names that are similar to a listed name are reported. */
  readonly open?: true;
  /** The labels of the rows in the account panel, if the document has labels and no field names. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The functions for type codes and closed lists. A table without both leaves them out, so that bundles are smaller. */
  readonly checks?: TableChecks;
}

export interface TableChecks {
  readonly read: (code: string) => readonly TypeCodePart[] | undefined;
  readonly matches: (parts: readonly TypeCodePart[], value: unknown) => boolean;
  readonly describe: (code: TypeCode, value: unknown) => Mistake;
  readonly jsonSchema: (code: string) => TypeCodeJsonSchema;
  readonly describeListed: (value: unknown, allowed: readonly string[]) => Mistake;
  readonly findListedCause: (value: unknown, allowed: readonly string[], facts?: RowFacts) => Mistake | undefined;
}

/** Facts about a whole table. */
export type TableFacts = Pick<Table, 'basis' | 'open'>;

/**
 * Defines a table of the document.
 *
 * Mark a call at the top level of a module as pure (`@__PURE__`), so that bundlers can remove an unused table.
 *
 * @param section The section of the document, as findings show it.
 * @param at The path of its fields in a request: `parameters.card.shipping`; empty for the request itself.
 * @param rows Its rows, in the document's order.
 */
// @__NO_SIDE_EFFECTS__
export function table<const TRows extends Rows>(
  section: string,
  at: string,
  rows: TRows & CheckedRows<TRows>,
  facts: TableFacts = {},
): Table<TRows> {
  const describe: TableChecks['describe'] = (code, value) => ({
    ...describeMistake(code, value),
    messages: typeCodeMessages,
  });
  const checks = {
    read: readTypeCode,
    matches: matchesSome,
    describe,
    jsonSchema: typeCodeJsonSchema,
    describeListed,
    findListedCause,
  };
  return { section, at, rows, checks, ...facts };
}

/** Rows without type codes and closed lists. */
export type WordRows = Readonly<
  Record<string, readonly [type: WordType, mandatory: Mandatory, meaning: string, facts?: Omit<RowFacts, 'values'>]>
>;

/** Defines a table without type codes and closed lists. Bundles are smaller, because they don't contain the checks of both. */
// @__NO_SIDE_EFFECTS__
export const wordTable = <const TRows extends WordRows>(
  section: string,
  at: string,
  rows: TRows,
  facts: TableFacts = {},
): Table<TRows> => ({ section, at, rows, ...facts });
