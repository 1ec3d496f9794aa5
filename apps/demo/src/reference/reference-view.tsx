import '../styles/details.css';
import '../styles/reference.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { announce } from '../parts/messages.tsx';
import { Prose } from '../parts/prose.tsx';
import { formatRoute, goTo, type ViewProps } from '../routing/route.ts';
import { CardSets } from './card-sets.tsx';
import { allRules, rows, search } from './reference-rows.ts';
import { RowDetails } from './row-details.tsx';
import { RowsTable } from './rows-table.tsx';
import { RuleDetails } from './rule-details.tsx';
import { slugOf } from './slug.ts';
import { TypeDetails } from './type-details.tsx';

/** All rows and all rules; or one row, rule or type code, or the six sets. */
export function ReferenceView({ route: { steps, query } }: ViewProps): JSX.Element {
  const [what, id = ''] = steps;
  useFocusOnDetail(`${what} ${id}`);
  const detail = detailOf(what, id);
  if (detail) {
    return (
      <div class="page reference stack">
        <p class="back">
          <a href={formatRoute('reference', [], query)}>← All fields and rules</a>
        </p>
        {detail}
      </div>
    );
  }
  return (
    <div class="page reference stack">
      <header>
        <h1>Reference</h1>
        <p class="lead">All fields of the document’s tables, and all rules that are checked.</p>
      </header>
      {what !== undefined && (
        <p class="warn">
          There is no {what === 'rule' ? 'rule' : 'field'} with this name. All of them are listed below.
        </p>
      )}
      <Listing words={query.q ?? ''} />
    </div>
  );
}

function detailOf(what: string | undefined, id: string): JSX.Element | undefined {
  const row = what === 'row' ? rows.find((each) => each.id === id) : undefined;
  const rule = what === 'rule' ? allRules.find((each) => each.id === id) : undefined;
  if (row) return <RowDetails key={id} row={row} />;
  if (rule) return <RuleDetails key={id} rule={rule} />;
  if (what === 'type') return <TypeDetails key={id} code={id} />;
  return what === 'sets' ? <CardSets /> : undefined;
}

/** Moves the focus to a row, rule or type when it is chosen, but not when the page loads. */
function useFocusOnDetail(shown: string): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    document.querySelector<HTMLElement>('#detail')?.focus();
  }, [shown]);
}

/** The search, and what it finds. */
function Listing({ words }: { readonly words: string }): JSX.Element {
  const found = search(words);
  const total = `${found.rows.length} of ${rows.length} fields, ${found.rules.length} of ${allRules.length} rules`;
  useEffect(() => announce(total), [total]);
  // The table with the best match comes first.
  const tables = [...new Set(found.rows.map(({ table }) => table))];
  const titles = [...tables.map(({ section }) => section), ...(found.rules.length > 0 ? ['Rules'] : [])];
  return (
    <>
      <search>
        <label class="field">
          <span>Search</span>
          <input
            type="search"
            value={words}
            placeholder="Name, meaning, value, type, mark or section"
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => goTo(formatRoute('reference', [], { q: currentTarget.value }), 'replace')}
          />
        </label>
      </search>
      <p class="total">
        {total} · <a href={formatRoute('reference', ['sets'])}>The six sets side by side</a> ·{' '}
        <a href={formatRoute('reference', ['type', 'AN255'])}>Type codes</a>
      </p>
      {found.meant !== undefined && (
        <p class="warn">
          No field is called {words}. These are called {found.meant}.
        </p>
      )}
      <div class="listing">
        {titles.length > 1 && <Contents titles={titles} />}
        <div>
          {tables.map((table) => (
            <RowsTable key={table.section} table={table} rows={found.rows.filter((row) => row.table === table)} />
          ))}
          {found.rules.length > 0 && (
            <section class="block" style={{ '--rows': found.rules.length }} aria-labelledby="rules">
              <h2 id="rules">Rules</h2>
              <ul class="rules">
                {found.rules.map(({ id, summary, section }) => (
                  <li key={id}>
                    <a href={formatRoute('reference', ['rule', id])}>{id}</a>
                    <span>
                      <Prose>{summary}</Prose>
                    </span>
                    <span class="note">{section}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {titles.length === 0 && (
            <p class="empty">
              <Icon name="search" /> No field or rule has all of these words. Try fewer words.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** Buttons that scroll to the tables. */
const Contents = ({ titles }: { readonly titles: readonly string[] }): JSX.Element => (
  <nav class="contents" aria-label="Contents">
    <details open={matchMedia('(min-width: 861px)').matches}>
      <summary>Contents</summary>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <button
              type="button"
              class="small quiet"
              onClick={() => document.getElementById(slugOf(title))?.scrollIntoView()}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  </nav>
);
