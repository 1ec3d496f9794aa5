import type { Row } from '@pg/rule-kit';
import { sessionRequest } from '@pg/session-request';
import { describe, expect, test } from 'vitest';
import documentTables from './interface-tables.json' with { type: 'json' };

interface DocumentRow {
  readonly name: string;
  readonly type?: string;
  readonly mandatory?: string;
  readonly ticked?: readonly string[];
}

/** The tables of sections 2.1 and 2.2 in the document, as data. */
const documented = documentTables.filter(({ id }) => /^(?:session|card)\b/.test(id));

const sortRows = (rows: DocumentRow[]): DocumentRow[] => rows.sort((a, b) => (a.name < b.name ? -1 : 1));

const places = [...new Set(documented.map(({ at }) => at))];

const documentedAt = (at: string): DocumentRow[] =>
  sortRows(
    documented
      .filter((table) => table.at === at)
      .flatMap((table) => table.rows as DocumentRow[])
      .map(({ name, type, mandatory }) => ({ name, ...(type && { type }), ...(mandatory && { mandatory }) })),
  );

const hasType = (at: string, name: string): boolean =>
  documentedAt(at).some((row) => row.name === name && row.type !== undefined);

/** A row as the document's table has it: with a type only where the table has a type column, and a list in the type. */
function inDocumentTerms(at: string, [name, [type, mandatory, , facts]]: [string, Row]): DocumentRow {
  return {
    name,
    ...(hasType(at, name) && { type: type === 'one of' ? `one of ${facts?.values?.join(', ')}` : type }),
    ...(mandatory !== 'not shown' && { mandatory }),
  };
}

const ownAt = (at: string): DocumentRow[] =>
  sortRows(
    sessionRequest.tables
      .filter((table) => table.at === at)
      .flatMap((table) => Object.entries(table.rows).map((row) => inDocumentTerms(at, row))),
  );

describe('every row has the name, type and mandatory mark of the document, and no row is missing or invented', () => {
  test.each(places)('at "%s"', (at) => {
    expect(ownAt(at)).toEqual(documentedAt(at));
  });

  test('there are tables nowhere else but in customer and billing_address, which the document describes in a spec', () => {
    const own = [...new Set(sessionRequest.tables.map(({ at }) => at))];
    expect(own.filter((at) => !places.includes(at))).toEqual(['customer', 'billing_address']);
    const fields = documented.find(({ id }) => id === 'session')?.rows as DocumentRow[];
    for (const at of ['customer', 'billing_address']) {
      expect(ownAt(at).map(({ name }) => name)).toEqual(
        [...(fields.find(({ name }) => name === at)?.ticked ?? [])].sort(),
      );
    }
  });
});

test('every closed or open list is what the document lists', () => {
  const ticked = new Map(
    documented.flatMap(({ at, rows }) => (rows as DocumentRow[]).map((row) => [`${at} ${row.name}`, row.ticked])),
  );
  const lists = sessionRequest.tables.flatMap(({ at, rows }) =>
    (Object.entries(rows) as [string, Row][]).flatMap(([name, [, , , facts]]) => {
      const list = facts?.values ?? facts?.given;
      return list ? [[`${at} ${name}`, [...list].sort()] as const] : [];
    }),
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const [field, list] of lists) {
    // Section 1 names the methods; their row in 2.1 gives one of them as an example.
    if (field !== ' methods') expect([field, list]).toEqual([field, [...(ticked.get(field) ?? [])].sort()]);
  }
});
