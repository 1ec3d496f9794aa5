import { describeParts, type TypeCodePart, UNBOUNDED } from '@pg/type-codes';
import type { Format } from '../formats/format.ts';
import type { Row } from '../rows/row.ts';
import type { Table, TypeCodes } from '../rows/table.ts';

/** Cells by name, without a prototype: a payload's `constructor` or `__proto__` is an unknown entry like any other. */
export type Cells = Readonly<Record<string, Cell>>;

/** What the walks know of one entry. All cells have the same fields; one that a kind has no use for is neutral. */
export interface Cell {
  readonly kind: TypeCodePart['kind'] | 'parts' | 'values' | 'format' | 'boolean' | 'object' | 'list' | 'any';
  /** The lengths of a cell that is one part of a type code itself. */
  readonly min: number;
  readonly max: number;
  readonly decimals: number | undefined;
  readonly required: boolean;
  /** The alternatives of a type code; none where the document has other words for a text. */
  readonly parts: readonly TypeCodePart[];
  /** What checks its values, if those are of a type code. */
  readonly codes: TypeCodes | undefined;
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
  /** The entry that followed it in the object last seen. */
  next: Cell | undefined;
  /** Of an object: what its first entry follows. */
  readonly start: Cell | undefined;
}

/** The cells of an object whose entries no table lists. */
export const UNLISTED: Cells = /* @__PURE__ */ Object.create(null);

/** Makes a cell. Assigning to one literal with all fields gives all cells one shape, which spread objects would not have. */
export const makeCell = (fields: Partial<Cell>): Cell =>
  Object.assign(
    {
      kind: 'AN',
      min: 0,
      max: UNBOUNDED,
      decimals: undefined,
      required: false,
      parts: [],
      codes: undefined,
      values: [],
      given: undefined,
      format: undefined,
      cells: UNLISTED,
      demands: [],
      furtherDemands: undefined,
      alternatives: [],
      item: undefined,
      name: '',
      row: undefined,
      table: undefined,
      next: undefined,
      start: fields.kind === 'object' ? makeCell({ kind: 'any' }) : undefined,
    } satisfies Cell,
    fields,
  );

/** The cell of a row. */
export function rowCell(table: Table, name: string, row: Row): Cell {
  const [type, mandatory, , facts = {}] = row;
  const required = mandatory === 'required';
  const origin = { name, row, table, given: facts.given };
  if (type !== 'array of string') return makeCell({ ...origin, required, ...typeFields(table, row) });
  const item = makeCell({ ...origin, ...typeFields(table, ['text', 'optional', '', facts]) });
  return makeCell({ ...origin, required, kind: 'list', item });
}

function typeFields({ codes }: Table, [type, mandatory, , { values, format } = {}]: Row): Partial<Cell> {
  if (values) return { kind: 'values', values };
  if (format) return { kind: 'format', format };
  switch (type) {
    case 'text':
    case 'string':
    case 'string (JSON text)':
      return { min: mandatory === 'required' ? 1 : 0 };
    case 'true/false':
      return { kind: 'boolean' };
    case 'object':
      return { kind: 'object' };
    case 'anything':
      return { kind: 'any' };
  }
  const [, max] = /^string, at most (\d+) characters$/.exec(type) ?? [];
  if (max) return { max: Number(max) };
  const parts = codes?.read(type);
  if (parts === undefined) throw new SyntaxError(`${JSON.stringify(type)} is no type of a row`);
  return parts.length > 1 ? { kind: 'parts', parts, codes } : { ...parts[0], parts, codes };
}

/** The parts of which a value has to match one. */
const partsOf = (cell: Cell): readonly TypeCodePart[] => (cell.parts.length > 0 ? cell.parts : [cell as TypeCodePart]);

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
      return describeParts(partsOf(cell));
  }
}

/** valibot's name of the nearest of its own schemas, by which converters and form libraries know the type. */
export function valibotType({ kind, parts }: Cell): string {
  if (parts.some((part) => part.kind === 'N')) return 'union';
  return VALIBOT_TYPES[kind] ?? kind;
}

const VALIBOT_TYPES: Partial<Record<Cell['kind'], string>> = {
  AN: 'string',
  A: 'string',
  parts: 'string',
  format: 'string',
  values: 'picklist',
  list: 'array',
};
