import type { Path } from '../findings/path.ts';
import { bareName, LONGEST_NAME } from '../words/field-name.ts';
import { makeFieldSpec, rowSpec } from './field-spec.ts';
import type { FieldSpec, Table } from './table.ts';

const SPECS = new WeakMap<Table, FieldSpec>();

/** The spec of the objects of a table. */
export function tableSpec(table: Table): FieldSpec {
  const known = SPECS.get(table);
  if (known) return known;
  const spec = makeTableSpec(table);
  SPECS.set(table, spec);
  return spec;
}

function makeTableSpec(table: Table): FieldSpec {
  const { rows, nested = {}, alternatives: { tables, choose } = {} } = table;
  const alternatives = tables?.map(tableSpec) ?? [];
  const fields: Record<string, FieldSpec> = Object.create(null);
  for (const alternative of alternatives) {
    for (const [name, spec] of Object.entries(alternative.fields)) {
      fields[name] = makeFieldSpec({ ...spec, required: false });
    }
  }
  for (const [name, row] of Object.entries(rows)) fields[name] = rowSpec(table, name, row);
  for (const [name, { table: inner, isList }] of Object.entries(nested)) {
    const row = rows[name];
    const spec = tableSpec(inner);
    const made: Partial<FieldSpec> = isList ? { kind: 'list', item: spec, table: inner } : spec;
    fields[name] = makeFieldSpec({ ...made, name, row, required: row?.[1] === 'required' });
  }
  return makeFieldSpec({
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
export function specAt(table: Table, path: Path): FieldSpec | undefined {
  let spec: FieldSpec | undefined = tableSpec(table);
  for (const step of path) spec = typeof step === 'number' ? spec?.item : spec?.fields[step];
  return spec;
}

const NAMES = new WeakMap<Table, ReadonlySet<string>>();

/** Whether a table, or one inside it, has a name, in any spelling that differs only in case, spaces, `-` and `_`. */
export function hasName(table: Table, name: string): boolean {
  const names = NAMES.get(table) ?? new Set(namesIn(tableSpec(table)).map(bareName));
  NAMES.set(table, names);
  return name.length <= LONGEST_NAME && names.has(bareName(name));
}

const namesIn = ({ fields, item }: FieldSpec): string[] => [
  ...(item ? namesIn(item) : []),
  ...Object.entries(fields).flatMap(([name, spec]) => [name, ...namesIn(spec)]),
];
