import type { Table } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { formatRoute } from '../routing/route.ts';
import { codeOf, type ReferenceRow } from './reference-rows.ts';
import { slugOf } from './slug.ts';

interface RowsTableProps {
  readonly table: Table;
  /** The rows that are shown. */
  readonly rows: readonly ReferenceRow[];
}

/** A table of the document. */
export function RowsTable({ table: { section, at }, rows }: RowsTableProps): JSX.Element | null {
  if (rows.length === 0) return null;
  return (
    <section class="block" style={{ '--rows': rows.length }} aria-labelledby={slugOf(section)}>
      <h2 id={slugOf(section)}>
        {section} {at !== '' && <code>{at}</code>}
      </h2>
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Mandatory</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, label, row: [type, mandatory, meaning, facts] }) => (
            <tr key={id}>
              <th scope="row">
                <a href={formatRoute('reference', ['row', id])}>{label ?? name}</a>
              </th>
              <td>{codeOf(type) ? <a href={formatRoute('reference', ['type', type])}>{type}</a> : type}</td>
              <td class={`mark-${mandatory.replaceAll(' ', '-')}`}>{mandatory}</td>
              <td>
                {meaning}
                <Values values={facts?.values ?? facts?.knownValues} isOpen={facts?.knownValues !== undefined} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ValuesProps {
  readonly values: readonly string[] | undefined;
  /** Whether other values get a warning instead of an error. */
  readonly isOpen: boolean;
}

/** The values that a row lists. */
export function Values({ values, isOpen }: ValuesProps): JSX.Element | null {
  if (values === undefined) return null;
  return (
    <span class="values">
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
      {isOpen && <span class="note"> other values get a warning</span>}
    </span>
  );
}
