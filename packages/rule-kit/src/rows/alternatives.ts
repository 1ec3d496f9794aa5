import { bareName } from '../words/field-name.ts';
import type { Alternatives, Table } from './table.ts';

/** A table of an object that has the fields of one of several tables. */
export interface OneOf<TValue = unknown> extends Table<Record<never, never>> {
  readonly alternatives: Alternatives<TValue>;
}

/**
 * Defines an object that has the fields of one of several tables. Each field is checked by the row of its own table. Only the
 * fields of the chosen table are required.
 *
 * @param facts `tie` is which table an object belongs to that has equally many fields of several.
 */
// @__NO_SIDE_EFFECTS__
export function oneOf<TValue extends object>(
  section: string,
  at: string,
  tables: readonly Table[],
  { tie: usual, ...facts }: Pick<Table, 'basis' | 'open'> & { readonly tie?: 'first' | 'unknown' } = {},
): OneOf<TValue> {
  let known: Record<string, number> | undefined;
  // On first use, so that an import does not read all tables.
  const byName = () => {
    known ??= Object.assign(
      Object.create(null),
      ...tables.map((table, i) => Object.fromEntries(namesOf(table).map((name) => [name, i]))),
    ) as Record<string, number>;
    return known;
  };
  let bare: ReadonlyMap<string, number> | undefined;
  // A misspelled name counts as the field that it means.
  const ownerOf = (name: string): number | undefined => {
    const owners = byName();
    bare ??= new Map(Object.entries(owners).map(([each, i]) => [bareName(each), i]));
    return owners[name] ?? bare.get(bareName(name));
  };
  const choose: Alternatives['choose'] = (value, tie = usual) => chooseBy(ownerOf, value, tables.map(toZero), tie);
  return { section, at, rows: {}, ...facts, alternatives: { tables, byName, choose } };
}

/** The names of a table's fields. */
export const namesOf = ({ rows, nested }: Table): string[] => Object.keys({ ...rows, ...nested });

const toZero = (): number => 0;

function chooseBy(
  ownerOf: (name: string) => number | undefined,
  value: Readonly<Record<string, unknown>>,
  counts: number[],
  tie: 'first' | 'unknown' = 'first',
): number {
  let best = -1;
  let most = 0;
  for (const name in value) {
    const position = ownerOf(name);
    if (position === undefined || isMissing(value, name)) continue;
    const count = (counts[position] ?? 0) + 1;
    counts[position] = count;
    if (count < most || (count === most && position > best)) continue;
    best = position;
    most = count;
  }
  return tie === 'unknown' && counts.some((count, i) => i !== best && count === most) ? -1 : best;
}

/**
 * Whether a field is missing, or `undefined`. The value of a field that exists is not read: rules may ask this about a field whose
 * value is unknown.
 */
export const isMissing = (object: Readonly<Record<string, unknown>>, name: string): boolean =>
  !(name in object) ||
  (Object.getOwnPropertyDescriptor(object, name)?.value === undefined && object[name] === undefined);
