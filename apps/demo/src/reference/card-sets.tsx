import type { JSX } from 'preact';
import { formatRoute } from '../routing/route.ts';
import { type ReferenceRow, rows } from './reference-rows.ts';

/** The rows of each set, by its number. */
const sets = new Map<string, ReferenceRow[]>();
for (const row of rows) {
  const [, title] = /^2\.2 (Set \d),/.exec(row.table.section) ?? [];
  if (title !== undefined) sets.set(title, [...(sets.get(title) ?? []), row]);
}

/** The six card parameter sets, side by side. */
export const CardSets = (): JSX.Element => (
  <article aria-labelledby="detail">
    <h1 id="detail" tabIndex={-1}>
      The six card parameter sets
    </h1>
    <p class="lead">A request has the fields of one set. The account manager says which one the connector needs.</p>
    <div class="card-sets">
      {[...sets].map(([title, fields]) => (
        <section key={title} class="card" aria-label={title}>
          <h2>
            {title} <span class="note">{fields.length} fields</span>
          </h2>
          <ul>
            {fields.map(({ id, name, table, row: [type, mark] }, i) => (
              <li key={id}>
                {table !== fields[i - 1]?.table && <h3>{table.section.split(', ')[1]}</h3>}
                <a href={formatRoute('reference', ['row', id])}>{name}</a>
                <span class="note">
                  {' '}
                  {type}
                  {mark === 'optional' ? '' : `, ${mark}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </article>
);
