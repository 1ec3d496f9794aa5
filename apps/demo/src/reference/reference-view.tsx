import '../styles/profile.css';
import '../styles/details.css';
import '../styles/reference.css';
import type { Table } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { announce } from '../parts/live-region.tsx';
import { Prose } from '../parts/prose.tsx';
import { formatRoute, goTo } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { CardSets } from './card-sets.tsx';
import { allRules, findRows, findRules, matchesWords, meantName, rows, tables } from './reference-rows.ts';
import { RowDetails } from './row-details.tsx';
import { RowsTable } from './rows-table.tsx';
import { RuleDetails } from './rule-details.tsx';
import { slugOf } from './slug.ts';
import { TypeDetails } from './type-details.tsx';

/** All rows and all rules; or one row, rule or type code, or the six sets. */
export function ReferenceView({ route: { steps, query } }: ViewProps): JSX.Element {
  const [what, id = ''] = steps;
  const row = what === 'row' ? rows.find((each) => each.id === id) : undefined;
  const rule = what === 'rule' ? allRules.find((each) => each.id === id) : undefined;
  const isSets = what === 'sets';
  const isType = what === 'type';
  useFocusOnDetail(`${what} ${id}`);
  const isFound = row !== undefined || rule !== undefined || isType || isSets;
  return (
    <div class={`page reference ${isFound ? '' : 'is-list'}`}>
      {isFound ? (
        <p class="back">
          <a href={formatRoute('reference', [], query)}>← All fields and rules</a>
        </p>
      ) : (
        <header>
          <h1>Reference</h1>
          <p class="lead">All fields of the document’s tables, and all rules that are checked.</p>
        </header>
      )}
      {row && <RowDetails key={id} row={row} />}
      {rule && <RuleDetails key={id} rule={rule} />}
      {isType && <TypeDetails key={id} code={id} />}
      {isSets && <CardSets />}
      {what !== undefined && !isFound && (
        <p class="warn">
          There is no {what === 'rule' ? 'rule' : 'field'} with this name. All of them are listed below.
        </p>
      )}
      {!isFound && <Listing query={query} />}
    </div>
  );
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
function Listing({ query }: Pick<ViewProps['route'], 'query'>): JSX.Element {
  const { q: words = '', table = '', type: typeClass = '', mandatory = '' } = query;
  const search = { words, table, typeClass, mandatory };
  const foundRows = findRows(search);
  const foundRules = findRules(search);
  const isMeant = foundRows.length > 0 && !/^set \d$/i.test(words.trim()) && !matchesWords(foundRows[0], words);
  const total = `${foundRows.length} of ${rows.length} fields, ${foundRules.length} of ${allRules.length} rules`;
  useEffect(() => announce(total), [total]);
  // The table with the best match comes first.
  const shown = [...new Set(foundRows.map((each) => each.table))];
  const setQuery = (changes: Readonly<Record<string, string>>): void =>
    goTo(formatRoute('reference', [], { ...query, ...changes }), 'replace');
  const sections = new Set([...tables.map(({ section }) => section), ...allRules.map(({ section }) => section)]);
  return (
    <>
      <search class="filters">
        <label class="field">
          <span>Search</span>
          <input
            type="search"
            value={words}
            placeholder="Name, meaning, value or section"
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setQuery({ q: currentTarget.value })}
          />
        </label>
        <Filter label="Table" value={table} onChange={(value) => setQuery({ table: value })}>
          {[...sections].sort().map((section) => ({ value: slugOf(section), label: section }))}
        </Filter>
        <Filter label="Type" value={typeClass} onChange={(value) => setQuery({ type: value })}>
          {[...new Set(rows.map((each) => each.typeClass))].sort().map((value) => ({ value, label: value }))}
        </Filter>
        <Filter label="Mandatory" value={mandatory} onChange={(value) => setQuery({ mandatory: value })}>
          {[...new Set(rows.map(({ row: [, mark] }) => mark))].map((value) => ({ value, label: value }))}
        </Filter>
      </search>
      <p class="total">
        {total} · <a href={formatRoute('reference', ['sets'])}>The six sets side by side</a> ·{' '}
        <a href={formatRoute('reference', ['type', 'AN255'])}>Type codes</a>
      </p>
      {isMeant && (
        <p class="note">
          No field is called {words}. These are called {meantName(words.trim().toLowerCase())}.
        </p>
      )}
      <Contents sections={shown} hasRules={foundRules.length > 0} />
      {shown.map((each) => (
        <RowsTable key={each.section} table={each} rows={foundRows.filter((found) => found.table === each)} />
      ))}
      {foundRules.length > 0 && (
        <section class="block" style={{ '--rows': foundRules.length }} aria-labelledby="rules">
          <h2 id="rules">Rules</h2>
          <ul class="rules">
            {foundRules.map(({ id, summary, section }) => (
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
      {foundRows.length + foundRules.length === 0 && (
        <p class="empty">
          <Icon name="search" /> No field or rule has all of these words. Try fewer words.
        </p>
      )}
    </>
  );
}

interface ContentsProps {
  readonly sections: readonly Table[];
  readonly hasRules: boolean;
}

/** Buttons that scroll to the tables. */
function Contents({ sections, hasRules }: ContentsProps): JSX.Element | null {
  const targets = [
    ...sections.map(({ section }) => ({ id: slugOf(section), title: section })),
    ...(hasRules ? [{ id: 'rules', title: 'Rules' }] : []),
  ];
  if (targets.length < 2) return null;
  return (
    <nav class="contents" aria-label="Contents">
      <details open={matchMedia('(min-width: 861px)').matches}>
        <summary>Contents</summary>
        <ul>
          {targets.map(({ id, title }) => (
            <li key={id}>
              <button type="button" class="small quiet" onClick={() => document.getElementById(id)?.scrollIntoView()}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly { readonly value: string; readonly label: string }[];
}

const Filter = ({ label, value, onChange, children }: FilterProps): JSX.Element => (
  <label class="field">
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">all</option>
      {children.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  </label>
);
