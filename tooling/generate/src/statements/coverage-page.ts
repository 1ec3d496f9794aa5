import { kinds, type LintOptions, lintText, rules } from '@pg/lint';
import type { Table } from '@pg/rule-kit';
import { describeField, rowRules, tableSpec } from '@pg/rule-kit/internal';
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

export function coveragePage(): string {
  const others = [...rules.values()].filter(({ id }) => !rulesOfStatements.has(id));
  return page(
    GENERATED_NOTICE,
    '# Does it cover the interface document?',
    paragraph(
      'Every statement of the interface document, in our words, and the rule or row that checks it. “Not shown” counts as a statement that can’t be checked.',
    ),
    '## In sentences',
    paragraph(
      'Each example is reported as it is, on standard input: `npx @pg/lint - < example`. Where an example needs `--kind` or a merchant profile, it says so.',
    ),
    markdownTable(['Section', 'Statement', 'Checked by', 'Example, or why not'], statements.map(statementLine)),
    '## In tables',
    paragraph(
      `Schemas and messages are made from the rows, and a test compares all rows with the document's tables. These rules check them: ${statedRowRules.map(linkTo).join(', ')}.`,
    ),
    markdownTable(
      ['Table', 'Example'],
      documentTables.map((table) => [
        `[${table.section}](reference/tables.md#${anchorOf(table.section)})`,
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

function statementLine([section, statement, check, example]: Statement): string[] {
  if (isRules(check)) return [section, statement, check.map(linkTo).join(', '), exampleOf(check, example)];
  if ('cannot' in check) return [section, statement, "can't be checked", check.cannot];
  if ('answeredBy' in check)
    return [section, statement, `answered by ${code(check.answeredBy)} of @pg/wallet-tokens`, ''];
  const table = tables.find((each) => each.section === check.table);
  const link = `row ${code(check.row)} of [${check.table}](reference/tables.md#${anchorOf(check.table)})`;
  return [section, statement, link, table ? describeRow(table, check.row) : ''];
}

function describeRow(table: Table, name: string): string {
  const spec = tableSpec(table).fields[name];
  const knownValues = table.rows[name]?.[3]?.knownValues;
  const list = knownValues === undefined ? '' : `; the document names ${knownValues.map(code).join(', ')}`;
  return spec ? `${code(name)} accepts ${describeField(spec)}${list}` : '';
}

const MAX_EXAMPLE_LENGTH = 70;

/** A short rejected example of one of the rules, as pg-lint reports it. It skips examples of made-up rows. */
function exampleOf(ids: readonly string[], own?: string): string {
  const examples = own === undefined ? ids.flatMap((id) => rules.get(id)?.rejects ?? []) : [{ value: own }];
  const runs = examples
    .filter((example) => !('row' in example) || example.row === undefined)
    .map(({ value, ...rest }): Run => ({ text: typeof value === 'string' ? value : JSON.stringify(value), ...rest }))
    .filter(({ text }) => own !== undefined || (text.length <= MAX_EXAMPLE_LENGTH && !/[`\n\r]/.test(text)))
    .flatMap((run) => [run, ...kinds.map((kind): Run => ({ ...run, kind }))]);
  const run = runs.find((each) => lintText(each.text, each).findings.some(({ rule }) => ids.includes(rule)));
  return run === undefined ? '' : describeRun(run);
}

/** An input of pg-lint, and its options. */
type Run = Pick<LintOptions, 'kind' | 'profile'> & { readonly text: string };

const describeRun = ({ text, kind, profile }: Run): string =>
  [
    `reported: ${code(text)}`,
    ...(kind === undefined ? [] : [`with ${code(`--kind ${kind}`)}`]),
    ...(profile === undefined ? [] : [`with the profile ${code(JSON.stringify(profile))}`]),
  ].join(' ');
