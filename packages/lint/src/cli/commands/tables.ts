import { describeFieldSpec, type FieldSpec, fieldSpecOf, type Row, type Table, tableSchema } from '@pg/rule-kit';
import { resources } from '../../core/rules/kinds.ts';
import { ExitStatus } from '../io/exit-status.ts';
import type { Io } from '../io/io.ts';
import { HELP_OPTION, parseArguments, requireOneOf } from './options.ts';

/** One row of the document's tables, as `pg-lint tables` prints it. */
interface PrintedRow {
  readonly table: string;
  readonly section: string;
  /** The field's place in a request: `parameters.card.cart.items[]`. */
  readonly at: string;
  readonly name: string;
  /** The field's name in a payload, where the document has a panel's label instead. */
  readonly key?: string;
  /** As the document writes it; missing where its table has no such column. */
  readonly type?: string;
  readonly mandatory?: string;
  readonly meaning: string;
  /** What the row accepts, in words. */
  readonly accepts: string;
  /** A closed list. */
  readonly values?: readonly string[];
  /** An open list. */
  readonly given?: readonly string[];
  /** A credential or a signature. */
  readonly secret?: true;
  readonly quirk?: string;
}

const HELP = `Usage
  pg-lint tables           print every row of the document's tables

Options
  --format FORMAT          text (the default), or json
`;

/** Prints every row of every table. */
export async function tables(args: string[], { write }: Io): Promise<ExitStatus> {
  const options = { format: { type: 'string', default: 'text' }, ...HELP_OPTION } as const;
  const { values } = parseArguments({ args, options });
  const format = requireOneOf('--format', values.format, ['text', 'json']);
  write(1, values.help ? HELP : format === 'json' ? tablesAsJson() : tablesAsText());
  return ExitStatus.Clean;
}

const allTables = (): Table[] => [...new Set(resources.flatMap((resource) => resource.tables))];

const tablesAsJson = (): string => `${JSON.stringify(allTables().flatMap(printTable), null, 2)}\n`;

const tablesAsText = (): string =>
  `${allTables()
    .map((table) => formatTable(table, printTable(table)))
    .join('\n\n')}\n`;

function printTable(table: Table): PrintedRow[] {
  const fields = fieldSpecOf(tableSchema(table))?.fields ?? {};
  return Object.entries(table.rows).map(([name, row]) => printRow(table, name, row, fields[name]));
}

function printRow(
  table: Table,
  name: string,
  [type, mandatory, meaning, facts]: Row,
  spec: FieldSpec | undefined,
): PrintedRow {
  return {
    table: table.section.replace(/^[\d.]+ /, ''),
    section: table.section,
    at: table.at,
    name: table.labels?.[name] ?? name,
    ...(table.labels && { key: name }),
    ...(type !== 'text' && { type: type === 'one of' ? `${type} ${facts?.values?.join(', ')}` : type }),
    ...(mandatory !== 'not shown' && { mandatory }),
    meaning,
    accepts: spec ? describeFieldSpec(spec) : '',
    ...(facts?.values && { values: facts.values }),
    ...(facts?.given && { given: facts.given }),
    ...(facts?.secret && { secret: facts.secret }),
    ...(facts?.quirk !== undefined && { quirk: facts.quirk }),
  };
}

function formatTable({ section, at }: Table, rows: readonly PrintedRow[]): string {
  const columns = rows.map(({ name, type = '', mandatory = '', accepts, meaning }) => [
    name,
    type,
    mandatory,
    accepts,
    meaning,
  ]);
  const widths = [0, 1, 2, 3].map((i) => Math.max(...columns.map((fields) => fields[i]?.length ?? 0)));
  const lines = columns.map((fields) =>
    `  ${fields.map((spec, i) => spec.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [`${section}${at === '' ? '' : `  (${at})`}`, ...lines].join('\n');
}
