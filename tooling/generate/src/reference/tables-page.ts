import {
  describeFieldSpec,
  type FieldSpec,
  fieldSpecOf,
  meanings,
  type Row,
  type Table,
  tableSchema,
} from '@pg/rule-kit';
import { resources } from '../kinds.ts';
import { code, GENERATED, markdownTable, page, paragraph } from './markdown.ts';

/** Every table of the document, in its order, each once. */
export const tables: readonly Table[] = [...new Set(resources.flatMap((resource) => resource.tables))];

/** The page of all tables: what the document says of each entry, and what is accepted. */
export const tablesPage = (): string =>
  page(
    GENERATED,
    '# Tables',
    paragraph(
      'Each table of the interface document, and of what the wallets publish of their tokens. A code such as `AN255` is the document’s; what it accepts is our [reading](../readings.md) of it. `not shown` means that the document doesn’t say whether an entry is required.',
    ),
    ...tables.flatMap(tableParts),
  );

function tableParts(table: Table): string[] {
  const { at, basis, open, section, rows } = table;
  const fields = fieldSpecOf(tableSchema(table))?.fields ?? {};
  const facts = [
    at === '' ? [] : `Stands at ${code(at)}.`,
    basis === 'published' ? 'As the wallet publishes it.' : [],
    open === undefined ? [] : 'Takes further entries.',
  ].flat();
  const lines = Object.entries(rows).map(([name, row]) => rowLine(table, name, row, fields[name]));
  return [
    `## ${section}`,
    ...(facts.length === 0 ? [] : [facts.join(' ')]),
    markdownTable(['Name', 'Type', 'Mandatory', 'Accepts', 'Meaning'], lines),
  ];
}

function rowLine({ labels }: Table, name: string, row: Row, spec: FieldSpec | undefined): string[] {
  const [type, mandatory] = row;
  const label = labels?.[name];
  return [
    label === undefined ? code(name) : `${label}: ${code(name)}`,
    type === 'text' || type === 'one of' ? '' : type,
    mandatory,
    spec ? describeFieldSpec(spec) : '',
    meaningOf(row),
  ];
}

function meaningOf([, , meaning, { given, should, secret, quirk } = {}]: Row): string {
  return [
    `${meaning}.`,
    given === undefined ? [] : `Values given: ${given.map(code).join(', ')}; others are a warning.`,
    should === undefined ? [] : `Should be ${meanings[should].expects}.`,
    secret ? 'Never shown in a report.' : [],
    quirk === undefined ? [] : `**${quirk}**`,
  ]
    .flat()
    .join(' ');
}
