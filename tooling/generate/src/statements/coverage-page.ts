import { rules } from '@pg/lint';
import { describeFieldSpec, fieldSpecOf, type Row, rowRules, type Table, tableSchema } from '@pg/rule-kit';
import { anchorOf, code, GENERATED_NOTICE, markdownTable, page, paragraph } from '../reference/markdown.ts';
import { tables } from '../reference/tables-page.ts';
import { type Check, type Statement, statements } from './statements.ts';

/** Without the tables that the wallets publish. */
export const documentTables = tables.filter(({ basis = 'stated' }) => basis === 'stated');

const statedRowRules = Object.keys(rowRules).filter((id) => rules.get(id)?.basis === 'stated');

/** The rules that check a statement. The stated rules of rows check the tables. */
export const rulesOfStatements: ReadonlySet<string> = new Set([
  ...statements.flatMap(([, , check]) => (isRules(check) ? check : [])),
  ...statedRowRules,
]);

function isRules(check: Check): check is Extract<Check, readonly string[]> {
  return Array.isArray(check);
}

/** Counts the name, the type, the mandatory mark, the list of values and the format. */
const countInRow = ([type, mandatory, , { values, given, format } = {}]: Row): number => {
  const hasList = type !== 'one of' && (values ?? given) !== undefined;
  return [true, type !== 'text', mandatory !== 'not shown', hasList, format !== undefined].filter(Boolean).length;
};

const countInTable = ({ rows }: Table): number => Object.values(rows).reduce((sum, row) => sum + countInRow(row), 0);

export function coveragePage(): string {
  const inTables = documentTables.reduce((sum, table) => sum + countInTable(table), 0);
  const uncheckable = statements.filter(([, , check]) => 'cannot' in check);
  const answered = statements.filter(([, , check]) => 'answeredBy' in check);
  const others = [...rules.values()].filter(({ id }) => !rulesOfStatements.has(id));
  const checked = statements.filter(([, , check]) => isRules(check));
  return page(
    GENERATED_NOTICE,
    '# Does it cover the document?',
    paragraph(
      'Every statement of the interface document, in our words, and the rule or row that checks it. “Not shown” counts as a statement that can’t be checked. Sentences about a row are counted with its table.',
    ),
    markdownTable(
      ['Statements', 'Number'],
      [
        ['checked, in tables: name, type, mandatory mark, list of values and format of each field', String(inTables)],
        ['checked, in sentences', String(checked.length)],
        ['answered by a function, because no payload can violate it', String(answered.length)],
        ['can’t be checked', String(uncheckable.length)],
        ['total', String(inTables + checked.length + answered.length + uncheckable.length)],
      ],
    ),
    '## In sentences',
    markdownTable(['Section', 'Statement', 'Checked by', 'Example, or why not'], statements.map(statementLine)),
    '## In tables',
    paragraph(
      `Schemas and messages are made from the rows, and a test compares all rows with the document’s tables. These rules check them: ${statedRowRules.map(linkTo).join(', ')}.`,
    ),
    markdownTable(
      ['Table', 'Fields', 'Statements', 'Example'],
      documentTables.map((table) => [
        `[${table.section}](reference/tables.md#${anchorOf(table.section)})`,
        String(Object.keys(table.rows).length),
        String(countInTable(table)),
        describeRow(table, Object.keys(table.rows)[0] ?? ''),
      ]),
    ),
    '## Rules without a statement',
    paragraph(
      'They have another basis: the wallets publish them, the document implies them, or they are safety limits of our own.',
    ),
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
  if ('answeredBy' in check)
    return [section, statement, `answered by ${code(check.answeredBy)} of @pg/wallet-tokens`, ''];
  const table = tables.find((each) => each.section === check.table);
  const link = `row ${code(check.row)} of [${check.table}](reference/tables.md#${anchorOf(check.table)})`;
  return [section, statement, link, table ? describeRow(table, check.row) : ''];
}

function describeRow(table: Table, name: string): string {
  const spec = fieldSpecOf(tableSchema(table))?.fields?.[name];
  const given = table.rows[name]?.[3]?.given;
  const list = given === undefined ? '' : `; the document names ${given.map(code).join(', ')}`;
  return spec ? `${code(name)} accepts ${describeFieldSpec(spec)}${list}` : '';
}

const MAX_EXAMPLE_LENGTH = 70;

/** A short rejected example of one of the rules. It skips examples of made-up rows. */
function exampleOf(ids: readonly string[]): string {
  const examples = ids.flatMap((id) => rules.get(id)?.rejects ?? []).filter(({ row }) => row === undefined);
  const shown = examples.map(({ value }) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const short = shown.find((text) => text.length <= MAX_EXAMPLE_LENGTH && !/[`\n\r]/.test(text));
  return short === undefined ? '' : `reported: ${code(short)}`;
}
