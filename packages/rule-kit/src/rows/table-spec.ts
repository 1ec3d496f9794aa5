import { cached } from '../data/cached.ts';
import type { Path } from '../findings/path.ts';
import { bareName, LONGEST_NAME } from '../words/field-name.ts';
import { makeField, rowSpec } from './field.ts';
import type { Field, Table } from './table.ts';

/** The spec of the objects of a table. */
export const tableSpec: (table: Table) => Field = cached((table: Table) => {
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
}, new WeakMap());

/** The spec at a path of a table's objects; `undefined` if there is none. */
export function specAt(table: Table, path: Path): Field | undefined {
  let spec: Field | undefined = tableSpec(table);
  for (const step of path) spec = typeof step === 'number' ? spec?.item : spec?.fields[step];
  return spec;
}

const namesOf = cached(
  (table: Table) => new Set(namesIn(tableSpec(table)).flatMap((name) => [name, bareName(name)])),
  new WeakMap(),
);

/** Whether a table, or one inside it, has a name, in any spelling that differs only in case, spaces, `-` and `_`. */
export function hasName(table: Table, name: string): boolean {
  const names = namesOf(table);
  return names.has(name) || (name.length <= LONGEST_NAME && names.has(bareName(name)));
}

const namesIn = ({ fields, item }: Field): string[] => [
  ...(item ? namesIn(item) : []),
  ...Object.entries(fields).flatMap(([name, spec]) => [name, ...namesIn(spec)]),
];
