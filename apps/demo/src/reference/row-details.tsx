import type { JSX } from 'preact';
import { formatRoute } from '../routing/route.ts';
import { codeOf, type ReferenceRow, valuesOf } from './reference-rows.ts';
import { Values } from './rows-table.tsx';

/** The details of a row. */
export function RowDetails({ row }: { readonly row: ReferenceRow }): JSX.Element {
  const { table, name, label, accepts } = row;
  const [type, mandatory, meaning, facts] = row.row;
  return (
    <article class="details card stack" aria-labelledby="detail">
      <h1 id="detail" tabIndex={-1}>
        {label !== undefined && `${label} `}
        <code>{name}</code>
      </h1>
      <p>{meaning}.</p>
      <dl>
        <dt>Type</dt>
        <dd>{codeOf(type) ? <a href={formatRoute('reference', ['type', type])}>{type}</a> : type}</dd>
        <dt>Accepts</dt>
        <dd>{accepts}</dd>
        <dt>Mandatory</dt>
        <dd>{mandatory}</dd>
        <dt>Table</dt>
        <dd>
          {table.section} {table.at !== '' && <code>{table.at}</code>}
        </dd>
        {valuesOf(facts).length > 0 && (
          <>
            <dt>Values</dt>
            <dd>
              <Values facts={facts} />
            </dd>
          </>
        )}
        {facts?.quirk !== undefined && (
          <>
            <dt>Note</dt>
            <dd>{facts.quirk}</dd>
          </>
        )}
      </dl>
    </article>
  );
}
