import type { Row, Table } from '@pg/rule-kit';
import { describeField, type Field, tableSpec, tablesOf } from '@pg/rule-kit/internal';
import { payloadTypes } from '../../rules/kinds.ts';
import { defineCommand, requireOneOf } from '../options.ts';
import { jsonText } from '../report/formats/json-text.ts';

/** One row of the document's tables, as `pg-lint tables` prints it. */
export type PrintedRow = ReturnType<typeof printRow>;

export const tables = defineCommand({
  options: { format: { type: 'string', value: 'FORMAT', default: 'text', help: 'text (the default), or json' } },
  run({ format }, { write }) {
    const isJson = requireOneOf('--format', format, ['text', 'json']) === 'json';
    write(1, isJson ? jsonText(allRows()) : tablesAsText());
  },
});

const allTables = (): Table[] => [...new Set(payloadTypes.flatMap(tablesOf))];

export const allRows = (): PrintedRow[] => allTables().flatMap(printTable);

/** The tables as text; by default, all. Empty if there is none. */
export const tablesAsText = (isWanted: (table: Table) => boolean = () => true): string =>
  allTables()
    .filter(isWanted)
    .map((table) => `${formatTable(table, printTable(table))}\n`)
    .join('\n');

/** Whether a table is in a section: its start, or a part of its title, like `2.1` or `Set 6`. */
export function isInSection({ section }: Table, name: string): boolean {
  const [title, part] = [` ${section.toLowerCase()},`, ` ${name.toLowerCase()}`];
  return title.startsWith(part) || title.includes(`${part},`);
}

function printTable(table: Table): PrintedRow[] {
  const { fields } = tableSpec(table);
  return Object.entries(table.rows).map(([name, row]) => printRow(table, name, row, fields[name]));
}

function printRow(table: Table, name: string, [type, mandatory, meaning, facts]: Row, spec: Field | undefined) {
  return {
    table: table.section.replace(/^[\d.]+ /, ''),
    section: table.section,
    /** The path of the object that has the field: `parameters.card.cart.items[]`. */
    at: table.at,
    name: table.labels?.[name] ?? name,
    /** The field's name in a payload, if the document shows a panel's label instead. */
    key: table.labels && name,
    type: type === 'text' ? undefined : type === 'one of' ? `${type} ${facts?.values?.join(', ')}` : type,
    mandatory: mandatory === 'not shown' ? undefined : mandatory,
    meaning,
    accepts: spec ? describeField(spec) : '',
    values: facts?.values,
    given: facts?.knownValues,
    secret: facts?.secret,
    quirk: facts?.quirk,
  };
}

function formatTable({ section, at }: Table, rows: readonly PrintedRow[]): string {
  const columns = rows.map((row) => [row.name, row.type ?? '', row.mandatory ?? '', row.accepts, row.meaning]);
  const widths = [0, 1, 2, 3].map((i) => Math.max(...columns.map((column) => column[i]?.length ?? 0)));
  const lines = columns.map((column) =>
    `  ${column.map((text, i) => text.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [`${section}${at === '' ? '' : `  (${at})`}`, ...lines].join('\n');
}
