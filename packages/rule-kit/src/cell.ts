import {
  describePart,
  describeUnfit,
  type Failure,
  kindOf,
  readTypeCode,
  type TypeCodePart,
  UNBOUNDED,
} from '@pg/type-codes';
import type { Format, FormatFailure } from './format.ts';
import { url } from './formats.ts';
import { listInWords, nameValue } from './listed-values.ts';
import type { Row, RowFacts } from './row.ts';
import type { Table } from './table.ts';

/** Cells by name, without a prototype: a payload's `constructor` or `__proto__` is an unknown entry like any other. */
export type Cells = Readonly<Record<string, Cell>>;

/**
 * What the walk knows of one entry. All cells have the same fields, so that the walk meets one shape of object; a field
 * that a kind has no use for holds its neutral value.
 */
export interface Cell {
  readonly kind: TypeCodePart['kind'] | 'parts' | 'values' | 'format' | 'boolean' | 'object' | 'list' | 'any';
  /** The lengths of a cell that is one part of a type code itself. */
  readonly min: number;
  readonly max: number;
  readonly decimals: number | undefined;
  readonly required: boolean;
  /** The alternatives of a type code; none where the document has other words for a text. */
  readonly parts: readonly TypeCodePart[];
  /** A closed list. */
  readonly values: readonly string[];
  /** An open list. */
  readonly given: readonly string[] | undefined;
  readonly format: Format | undefined;
  /** The entries of an object. */
  readonly cells: Cells;
  /** The names that an object has to have. */
  readonly demands: readonly string[];
  /** The names that an object has to have because of others that it has. */
  readonly furtherDemands: ((value: object) => readonly string[]) | undefined;
  /** The objects of which it has the entries of one. */
  readonly alternatives: readonly Cell[];
  /** The items of a list. */
  readonly item: Cell | undefined;
  /** Where the cell comes from: its row by name, and that row's table. */
  readonly name: string;
  readonly row: Row | undefined;
  readonly table: Table | undefined;
  /** Its place among the entries of its object. */
  readonly order: number;
  /** The entry that followed it in the object last seen: what one sender sends has one order. */
  next: Cell | undefined;
  /** Of an object: what its first entry follows. The object itself is followed by an entry of the one around it. */
  readonly start: Cell | undefined;
}

/** The cells of an object whose entries no table lists. */
export const UNLISTED: Cells = Object.create(null);

/**
 * Makes a cell. Naming all fields in one literal is what gives all cells one shape: spread objects have several.
 */
export const makeCell = ({
  kind = 'AN',
  min = 0,
  max = UNBOUNDED,
  decimals,
  required = false,
  parts = [],
  values = [],
  given,
  format,
  cells = UNLISTED,
  demands = [],
  furtherDemands,
  alternatives = [],
  item,
  name = '',
  row,
  table,
  order = 0,
}: Partial<Cell>): Cell => ({
  kind,
  min,
  max,
  decimals,
  required,
  parts,
  values,
  given,
  format,
  cells,
  demands,
  furtherDemands,
  alternatives,
  item,
  name,
  row,
  table,
  order,
  next: undefined,
  start: kind === 'object' ? makeCell({ kind: 'any' }) : undefined,
});

/** The cell of a row. */
export function rowCell(table: Table, name: string, row: Row): Cell {
  const [type, mandatory, , facts = {}] = row;
  const required = mandatory === 'required';
  const origin = { name, row, table, given: facts.given };
  if (type !== 'array of string') return makeCell({ ...origin, required, ...typeFields(type, required, facts) });
  const item = makeCell({ ...origin, ...typeFields('text', false, facts) });
  return makeCell({ ...origin, required, kind: 'list', item });
}

function typeFields(type: string, required: boolean, { values, format }: RowFacts): Partial<Cell> {
  if (values) return { kind: 'values', values };
  if (format) return { kind: 'format', format };
  switch (type) {
    case 'text':
    case 'string':
    case 'string (JSON text)':
      return { min: required ? 1 : 0 };
    case 'string (URL)':
    case 'valid URL':
      return { kind: 'format', format: url };
    case 'true/false':
      return { kind: 'boolean' };
    case 'object':
      return { kind: 'object' };
    case 'anything':
      return { kind: 'any' };
    default:
      return type.startsWith(AT_MOST) ? { max: Number.parseInt(type.slice(AT_MOST.length), 10) } : typeCodeFields(type);
  }
}

const AT_MOST = 'string, at most ';

/** Tables use few codes many times. */
const TYPE_CODES = new Map<string, Partial<Cell>>();

function typeCodeFields(code: string): Partial<Cell> {
  const known = TYPE_CODES.get(code) ?? partFields(code);
  TYPE_CODES.set(code, known);
  return known;
}

function partFields(code: string): Partial<Cell> {
  const parts = readTypeCode(code);
  if (parts === undefined) throw new SyntaxError(`${JSON.stringify(code)} is no type of a row`);
  return parts.length > 1 ? { kind: 'parts', parts } : { ...parts[0], parts };
}

/** The cell of an entry, looked for first where the object last seen had it: after the same one. */
export function entryAfter(previous: Cell, name: string, cells: Cells): Cell | undefined {
  const guess = previous.next;
  if (guess !== undefined && guess.name === name) return guess;
  const entry = cells[name];
  if (entry !== undefined) previous.next = entry;
  return entry;
}

/** What a cell takes, as a sentence for people. */
export function describeCell(cell: Cell): string {
  switch (cell.kind) {
    case 'values':
      return `one of ${cell.values.join(', ')}`;
    case 'format':
      return cell.format?.expects ?? '';
    case 'boolean':
      return 'true or false';
    case 'object':
      return 'an object';
    case 'list':
      return `a list, each item ${cell.item ? describeCell(cell.item) : 'anything'}`;
    case 'any':
      return 'anything';
    default:
      return partsOf(cell).map(describePart).join(' or ');
  }
}

/** Says what is wrong with a value that does not fit its cell: see `fits`. */
export function describeMisfit(cell: Cell, value: unknown): FormatFailure {
  switch (cell.kind) {
    case 'values':
      return listFailure(cell, value);
    case 'format':
      return typeof value === 'string' ? (cell.format?.findFailure(value) as Failure) : wrongType(value, 'text only');
    case 'boolean':
    case 'object':
      return wrongType(value, `${describeCell(cell)} only`);
    case 'list':
      return wrongType(value, 'an array only');
    default:
      return value === '' && cell.parts.length === 0 ? EMPTY : describeUnfit(partsOf(cell), value);
  }
}

/** The parts of which a value has to fit one. */
const partsOf = (cell: Cell): readonly TypeCodePart[] => (cell.parts.length > 0 ? cell.parts : [cell as TypeCodePart]);

const EMPTY: Failure = { found: 'an empty text', allowed: 'at least 1 character', wrongType: false };

const wrongType = (value: unknown, allowed: string): Failure => ({ found: kindOf(value), allowed, wrongType: true });

function listFailure({ values }: Cell, value: unknown): Failure {
  const allowed = `only ${listInWords(values)}`;
  if (typeof value !== 'string') return wrongType(value, `${allowed}, as text`);
  return { found: nameValue(value, values), allowed, wrongType: false };
}

/** Whether a value is an object in the sense of JSON: no array, not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** valibot's name of the nearest of its own schemas, by which converters and form libraries know the type. */
export function valibotType(cell: Cell): 'string' | 'boolean' | 'union' | 'picklist' | 'array' | 'object' | 'any' {
  switch (cell.kind) {
    case 'values':
      return 'picklist';
    case 'list':
      return 'array';
    case 'boolean':
    case 'object':
    case 'any':
      return cell.kind;
    default:
      return cell.kind === 'N' || cell.parts.some(({ kind }) => kind === 'N') ? 'union' : 'string';
  }
}
