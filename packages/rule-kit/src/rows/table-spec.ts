import type { Path } from '../findings/path.ts';
import { bareName, LONGEST_NAME } from '../words/field-name.ts';
import { makeField, rowSpec } from './field.ts';
import type { Field, Table } from './table.ts';

const SPECS = new WeakMap<Table, Field>();

/** The spec of the objects of a table. */
export function tableSpec(table: Table): Field {
  const known = SPECS.get(table);
  if (known) return known;
  const spec = makeTableSpec(table);
  SPECS.set(table, spec);
  return spec;
}

function makeTableSpec(table: Table): Field {
  const { rows, nested = {}, alternatives: { tables, choose } = {} } = table;
  const alternatives = tables?.map(tableSpec) ?? [];
  const fields: Record<string, Field> = Object.create(null);
  for (const alternative of alternatives) {
    for (const [name, spec] of Object.entries(alternative.fields)) {
      fields[name] = makeField({ ...spec, required: false });
    }
  }
  for (const [name, row] of Object.entries(rows)) fields[name] = rowSpec(table, name, row);
  for (const [name, { table: inner, isList }] of Object.entries(nested)) {
    const row = rows[name];
    const spec = tableSpec(inner);
    const made: Partial<Field> = isList ? { kind: 'list', item: spec, table: inner } : spec;
    fields[name] = makeField({ ...made, name, row, required: row?.[1] === 'required' });
  }
  return makeField({
    kind: 'object',
    required: true,
    fields,
    requiredNames: Object.keys(fields).filter((name) => fields[name]?.required),
    table,
    alternatives,
    conditionallyRequired: choose && ((value) => alternatives[choose(value)]?.requiredNames ?? []),
  });
}

/** The spec at a path of a table's objects; `undefined` if there is none. */
export function specAt(table: Table, path: Path): Field | undefined {
  let spec: Field | undefined = tableSpec(table);
  for (const step of path) spec = typeof step === 'number' ? spec?.item : spec?.fields[step];
  return spec;
}

const NAMES = new WeakMap<Table, ReadonlySet<string>>();

/** Whether a table, or one inside it, has a name, in any spelling that differs only in case, spaces, `-` and `_`. */
export function hasName(table: Table, name: string): boolean {
  const names = NAMES.get(table) ?? new Set(namesIn(tableSpec(table)).flatMap((each) => [each, bareName(each)]));
  NAMES.set(table, names);
  return names.has(name) || (name.length <= LONGEST_NAME && names.has(bareName(name)));
}

const namesIn = ({ fields, item }: Field): string[] => [
  ...(item ? namesIn(item) : []),
  ...Object.entries(fields).flatMap(([name, spec]) => [name, ...namesIn(spec)]),
];
