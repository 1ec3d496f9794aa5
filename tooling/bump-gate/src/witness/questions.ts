import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundValues } from '@pg/generate/bounds';
import { resources } from '@pg/generate/kinds';
import { type Row, schemaCell, table, tableSchema } from '@pg/rule-kit';
import { readTypeCode } from '@pg/type-codes';
import type { Vector } from '@pg/vectors';
import type { NamedQuestion } from './question.ts';
import { vectorFilesIn } from './vector-files.ts';

export function questionsIn(root: string): readonly NamedQuestion[] {
  const vectors = vectorFilesIn(root).flatMap((file) => file.vectors.map((vector) => ({ kind: file.kind, vector })));
  const samples = samplesIn(root);
  const texts = [
    ...vectors.map(({ kind, vector }) => ({ name: nameOf(kind, vector), text: textOf(vector) })),
    ...samples,
  ];
  return [
    ...vectors.flatMap(({ kind, vector }) => ofVector(kind, vector)),
    ...samples.map(({ name, text }) => ({ question: { of: 'file', text }, name, about: name }) as const),
    ...texts.flatMap(ofText),
    ...rowsAlone().flatMap(ofRow),
    ...typeCodes().flatMap(ofTypeCode),
  ];
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

function samplesIn(root: string): readonly NamedText[] {
  const folder = join(root, 'samples');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }));
}

const nameOf = (kind: string, { name }: Vector): string => `${kind}: ${name}`;

const textOf = ({ payload, text }: Vector): string => text ?? JSON.stringify(payload);

/** Of the kind that is known, and in a file that has to say its kind itself. */
function ofVector(kind: string, vector: Vector): readonly NamedQuestion[] {
  const { name: _, findings: __, profile, ...given } = vector;
  const told = profile ? { profile } : {};
  const text = textOf(vector);
  const named = { name: nameOf(kind, vector), about: kind };
  return [
    { ...named, question: { of: 'kind', kind, ...given, ...told } },
    { ...named, question: { of: 'file', kind, text, ...told } },
    { ...named, question: { of: 'file', text, ...told }, name: `${named.name}, as a file` },
  ];
}

const ofText = ({ name, text }: NamedText): readonly NamedQuestion[] =>
  (['json', 'form'] as const).map((of) => ({ question: { of, text }, name, about: `${of} text` }));

/** The rows that there are, without what they mean: each type, with the facts that say what it takes. */
function rowsAlone(): readonly Row[] {
  const rows = resources.flatMap(({ tables }) => tables.flatMap((each) => Object.values(each.rows)));
  const distinct = new Map(rows.filter(isPlain).map((row) => [JSON.stringify(alone(row)), alone(row)]));
  return [...distinct.values()];
}

/** A format is no data that could be asked about: whole payloads ask about what it takes. */
const isPlain = ([, , , facts]: Row): boolean => facts?.format === undefined;

function alone([type, mandatory, , { quirk: _, ...facts } = {}]: Row): Row {
  return [type, mandatory, '', facts];
}

function ofRow(row: Row): readonly NamedQuestion[] {
  const [type, mandatory, , facts = {}] = row;
  const cell = schemaCell(tableSchema(table('row', '', { entry: row })))?.cells.entry;
  const about = [type, mandatory, ...Object.entries(facts).map(([fact, value]) => `${fact} ${value}`)].join(', ');
  const values = cell ? boundValues(cell) : [];
  return [
    { question: { of: 'row', row }, name: `${about}: missing`, about },
    ...values.map(
      (value, i) => ({ question: { of: 'row', row, value }, name: `${about}: value ${i + 1}`, about }) as const,
    ),
  ];
}

/** The type codes that there are in rows. */
function typeCodes(): readonly Row[] {
  const types = new Map(rowsAlone().map(([type]) => [type, [type, 'optional', ''] as const]));
  return [...types.values()].filter(([type]) => isTypeCode(type));
}

const isTypeCode = (type: string): boolean => readTypeCode(type) !== undefined;

const ofTypeCode = (row: Row): readonly NamedQuestion[] =>
  ofRow(row).flatMap(({ question, name, about: _ }) =>
    question.of === 'row' && 'value' in question
      ? [{ question: { of: 'type-code', code: row[0], value: question.value }, name, about: row[0] }]
      : [],
  );
