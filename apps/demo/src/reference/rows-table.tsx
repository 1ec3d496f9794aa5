import type { Row, Table } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { formatRoute } from '../routing/route.ts';
import { codeOf, type ReferenceRow, valuesOf } from './reference-rows.ts';
import { slugOf } from './slug.ts';

interface RowsTableProps {
  readonly table: Table;
  /** The rows that are shown. */
  readonly rows: readonly ReferenceRow[];
}

/** A table of the document. */
export function RowsTable({ table: { section, at }, rows }: RowsTableProps): JSX.Element {
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
                <Values facts={facts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The values that a row lists. */
export const Values = ({ facts }: { readonly facts: Row[3] }): JSX.Element | null =>
  valuesOf(facts).length === 0 ? null : (
    <span class="values">
      {valuesOf(facts).map((value) => (
        <code key={value}>{value}</code>
      ))}
      {facts?.knownValues && <span class="note"> other values get a warning</span>}
    </span>
  );
