import { rules } from '@pg/lint';
import { describeFieldSpec, fieldSpecOf, type Row, rowRules, type Table, tableSchema } from '@pg/rule-kit';
import { anchorOf, code, GENERATED, markdownTable, page, paragraph } from '../reference/markdown.ts';
import { tables } from '../reference/tables-page.ts';
import { type Check, type Statement, statements } from './statements.ts';

/** The tables of the document itself; the others are the wallets'. */
export const documentTables = tables.filter(({ basis = 'stated' }) => basis === 'stated');

const statedRowRules = Object.keys(rowRules).filter((id) => rules.get(id)?.basis === 'stated');

/** The rules that some statement asks for. The document's tables ask for those of every row that are stated. */
export const namedRules: ReadonlySet<string> = new Set([
  ...statements.flatMap(([, , check]) => (isRules(check) ? check : [])),
  ...statedRowRules,
]);

function isRules(check: Check): check is Extract<Check, readonly string[]> {
  return Array.isArray(check);
}

/** What a row of a table states: its name, its type, its mark, its list, its format. */
const statementsOf = ([type, mandatory, , { values, given, format } = {}]: Row): number => {
  const hasList = type !== 'one of' && (values ?? given) !== undefined;
  return [true, type !== 'text', mandatory !== 'not shown', hasList, format !== undefined].filter(Boolean).length;
};

const countStatements = ({ rows }: Table): number =>
  Object.values(rows).reduce((sum, row) => sum + statementsOf(row), 0);

/** The page that says of every statement of the document what checks it. */
export function coveragePage(): string {
  const inTables = documentTables.reduce((sum, table) => sum + countStatements(table), 0);
  const unchecked = statements.filter(([, , check]) => 'cannot' in check);
  const told = statements.filter(([, , check]) => 'tells' in check);
  const others = [...rules.values()].filter(({ id }) => !namedRules.has(id));
  const ruled = statements.filter(([, , check]) => isRules(check));
  return page(
    GENERATED,
    '# Does it cover the document?',
    paragraph(
      'Every statement of the interface document, in our words, with what checks it. “Not shown” is a statement too: there is nothing to check. Sentences about a row of a table are counted with their table.',
    ),
    markdownTable(
      ['Statements', 'Number'],
      [
        ['checked: what tables state (name, type, mandatory mark, list and format of each field)', String(inTables)],
        ['checked: other sentences', String(ruled.length)],
        ['told by a function, as no payload can break it', String(told.length)],
        ['can’t be checked', String(unchecked.length)],
        ['all', String(inTables + ruled.length + told.length + unchecked.length)],
      ],
    ),
    '## In sentences',
    markdownTable(['Section', 'Statement', 'Checked by', 'Example, or why not'], statements.map(statementLine)),
    '## In tables',
    paragraph(
      `Each row is data from which schema and messages are made, and a test compares all rows with the document’s tables. They are checked by ${statedRowRules.map(linkTo).join(', ')}.`,
    ),
    markdownTable(
      ['Table', 'Fields', 'Statements', 'Example'],
      documentTables.map((table) => [
        `[${table.section}](reference/tables.md#${anchorOf(table.section)})`,
        String(Object.keys(table.rows).length),
        String(countStatements(table)),
        describeRow(table, Object.keys(table.rows)[0] ?? ''),
      ]),
    ),
    '## Rules that no statement asks for',
    paragraph('They have another basis: what the wallets publish, what the document implies, or our own safety.'),
    markdownTable(
      ['Rule', 'Basis', 'What it checks'],
      others.map(({ id, basis, summary }) => [linkTo(id), basis, summary]),
    ),
  );
}

const linkTo = (rule: string): string => `[${rule}](reference/rules.md#${rule})`;

function statementLine([section, statement, check]: Statement): string[] {
  if (isRules(check)) return [section, statement, check.map(linkTo).join(', '), exampleOf(check)];
  if ('cannot' in check) return [section, statement, 'can’t be checked', check.cannot];
  if ('tells' in check) return [section, statement, `${code(check.tells)} of @pg/wallet-tokens tells it`, ''];
  const table = tables.find((each) => each.section === check.table);
  const link = `row ${code(check.row)} of [${check.table}](reference/tables.md#${anchorOf(check.table)})`;
  return [section, statement, link, table ? describeRow(table, check.row) : ''];
}

function describeRow(table: Table, name: string): string {
  const spec = fieldSpecOf(tableSchema(table))?.fields?.[name];
  const given = table.rows[name]?.[3]?.given;
  const list = given === undefined ? '' : `; given: ${given.map(code).join(', ')}`;
  return spec ? `${code(name)} accepts ${describeFieldSpec(spec)}${list}` : '';
}

/** The longest example that a line of a table has. */
const LONGEST = 70;

/** A short example that one of the rules rejects. The examples of rows have no row of the document. */
function exampleOf(ids: readonly string[]): string {
  const examples = ids.flatMap((id) => rules.get(id)?.rejects ?? []).filter(({ row }) => row === undefined);
  const texts = examples.map(({ value }) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const short = texts.find((text) => text.length <= LONGEST && !/[`\n\r]/.test(text));
  return short === undefined ? '' : `reported: ${code(short)}`;
}
