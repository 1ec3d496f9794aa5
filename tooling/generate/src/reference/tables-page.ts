import { isObject, type Row, type Table, valueAt } from '@pg/rule-kit';
import { describeField, type Field, meanings, tableSpec, tablesOf } from '@pg/rule-kit/internal';
import { payloadTypes } from '../payload-types.ts';
import { goodSamples } from '../vectors/samples.ts';
import { code, GENERATED_NOTICE, markdownTable, page, paragraph } from './markdown.ts';
import { sampleLinks } from './samples-page.ts';

/** Every table once, in the document's order. */
export const tables: readonly Table[] = [...new Set(payloadTypes.flatMap(tablesOf))];

export const tablesPage = (): string =>
  page(
    GENERATED_NOTICE,
    '# Tables',
    paragraph(
      'The tables of the interface document, and of the token formats that the wallets publish. Types like `AN255` are the document’s; “Accepts” is how we [read](../readings.md) them. `not shown` means that the document doesn’t say whether a field is required.',
    ),
    ...tables.flatMap(tableParts),
  );

function tableParts(table: Table): string[] {
  const { at, basis, open, section, rows } = table;
  const { fields } = tableSpec(table);
  const facts = [
    at === '' ? [] : `Path: ${code(at)}.`,
    basis === 'published' ? 'Published by the wallet.' : [],
    open === undefined ? [] : 'Other fields are allowed.',
    sampleLinksOf(table),
  ].flat();
  const lines = Object.entries(rows).map(([name, row]) => rowLine(table, name, row, fields[name]));
  return [
    `## ${section}`,
    ...(facts.length === 0 ? [] : [facts.join(' ')]),
    markdownTable(['Name', 'Type', 'Mandatory', 'Accepts', 'Meaning'], lines),
  ];
}

/** The links of the sample with the most fields of a table; nothing if no sample has one. */
function sampleLinksOf({ at, rows }: Table): string[] {
  const path = at
    .split('.')
    .flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), 0] : step === '' ? [] : step));
  const count = (sample: unknown): number => {
    const object = isObject(sample) ? valueAt(sample, path) : undefined;
    return isObject(object) ? Object.keys(rows).filter((name) => Object.hasOwn(object, name)).length : 0;
  };
  const counted = goodSamples().map(({ name, value }) => ({ name, fields: count(value) }));
  const [best] = counted.sort((a, b) => b.fields - a.fields);
  return best && best.fields > 0 ? sampleLinks(best.name) : [];
}

function rowLine({ labels }: Table, name: string, row: Row, spec: Field | undefined): string[] {
  const [type, mandatory] = row;
  const label = labels?.[name];
  return [
    label === undefined ? code(name) : `${label}: ${code(name)}`,
    type === 'text' || type === 'one of' ? '' : type,
    mandatory,
    spec ? describeField(spec) : '',
    meaningOf(row),
  ];
}

function meaningOf([, , meaning, { knownValues, should, secret, quirk } = {}]: Row): string {
  return [
    `${meaning}.`,
    knownValues === undefined
      ? []
      : `The document names ${knownValues.map(code).join(', ')}; any other value is a warning.`,
    should && meanings[should].expects ? `Should be ${meanings[should].expects}.` : [],
    secret ? 'Reports never show its value.' : [],
    quirk === undefined ? [] : `**${quirk}**`,
  ]
    .flat()
    .join(' ');
}
