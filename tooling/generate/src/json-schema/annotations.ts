import { type Cell, describeCell, type Row } from '@pg/rule-kit';
import type { JsonSchema } from './json-schema.ts';

/** What a reader wants to know of a cell, and names beginning with `x-` for what JSON Schema has no word for. */
export function annotationsOf(cell: Cell): JsonSchema {
  const title = titleOf(cell);
  return { ...(title !== undefined && { title }), ...(cell.row ? rowAnnotations(cell, cell.row) : {}) };
}

function titleOf({ table, name, cells }: Cell): string | undefined {
  return Object.keys(cells).length > 0 ? table?.section : table?.labels?.[name];
}

function rowAnnotations(cell: Cell, [type, mandatory, , facts = {}]: Row): JsonSchema {
  const { conflict, quirk, secret } = facts;
  return {
    description: describe(cell),
    ...(cell.kind === 'list' ? {} : givenOf(cell)),
    ...(WORDS_OF_OURS.has(type) ? {} : { 'x-type': type }),
    ...(mandatory !== 'not shown' && { 'x-mandatory': mandatory }),
    ...(secret && { 'x-secret': secret }),
    ...(conflict && { 'x-conflict': conflict }),
    ...(quirk !== undefined && { 'x-quirk': quirk }),
  };
}

/** The values that the document gives without closing their list; editors suggest examples. */
export const givenOf = ({ given }: Cell): JsonSchema => (given ? { examples: given, 'x-given': given } : {});

/** What stands in a row's column where the document has no type, or says it in a list. */
const WORDS_OF_OURS: ReadonlySet<string> = new Set(['text', 'one of', 'object', 'anything']);

function describe(cell: Cell): string {
  const [, , meaning = '', { quirk } = {}] = cell.row ?? [];
  const accepts = cell.kind === 'object' || cell.kind === 'any' ? [] : [`Takes ${describeCell(cell)}.`];
  return [`${meaning}.`, ...accepts, ...(quirk === undefined ? [] : [quirk])].join(' ');
}
