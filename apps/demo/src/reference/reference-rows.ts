import { resources, rules } from '@pg/lint';
import {
  check,
  type DescribedRule,
  describeFieldSpec,
  type FieldSpec,
  fieldSpecOf,
  nearestName,
  type Row,
  sentenceOf,
  type Table,
  tableSchema,
} from '@pg/rule-kit';
import { parseTypeCode } from '@pg/type-codes';
import { slugOf } from './slug.ts';

/** A row of one of the document's tables. */
export interface ReferenceRow {
  /** The id in URLs: its table's section and its name. */
  readonly id: string;
  readonly table: Table;
  readonly name: string;
  /** The document's label, where the document gives no field name. */
  readonly label: string | undefined;
  readonly row: Row;
  /** The class of its type code, such as `AN`; of other types, the type without its details. */
  readonly typeClass: string;
  /** A description of the values that it accepts. */
  readonly accepts: string;
}

const codes = new Map<string, boolean>();

/** The tables of all kinds of payload, each once. */
export const tables: readonly Table[] = [...new Set(resources.flatMap((resource) => resource.tables))];

export const rows: readonly ReferenceRow[] = tables.flatMap((table) => {
  const fields = fieldSpecOf(tableSchema(table))?.fields ?? {};
  return Object.entries(table.rows).map(([name, row]) => toReferenceRow(table, name, row, fields[name]));
});

export const allRules: readonly DescribedRule[] = [...rules.values()];

function toReferenceRow(table: Table, name: string, row: Row, spec: FieldSpec | undefined): ReferenceRow {
  return {
    id: `${slugOf(table.section)}.${name}`,
    table,
    name,
    label: table.labels?.[name],
    row,
    typeClass: classOf(row[0]),
    accepts: spec ? describeFieldSpec(spec) : '',
  };
}

/** The classes of a type code; any other type without its details. */
function classOf(type: string): string {
  const code = codeOf(type);
  if (code === undefined) return type.replace(/(?:,| \().*/, '');
  return [...new Set(parseTypeCode(code).alternatives.map(({ kind }) => kind))].join(' or ');
}

/** A type, if it is a type code. */
export function codeOf(type: string): string | undefined {
  // Errors are slow, and the tables have few types.
  if (!codes.has(type)) codes.set(type, isCode(type));
  return codes.get(type) ? type : undefined;
}

function isCode(type: string): boolean {
  try {
    parseTypeCode(type);
    return true;
  } catch {
    return false;
  }
}

/** The type codes that the tables use. */
export const typeCodes: readonly string[] = [...new Set(rows.flatMap(({ row: [type] }) => codeOf(type) ?? []))];

/** The messages about a value in a row; an empty array for a valid value. */
export function tryValue({ table, name, row }: Pick<ReferenceRow, 'table' | 'name' | 'row'>, value: unknown): string[] {
  const only: Table = { ...table, rows: { [name]: row } };
  const resource = {
    kind: 'row',
    whole: 'the object',
    messages: {},
    schema: tableSchema(only),
    tables: [only],
    rules: [],
  };
  return check(resource, { [name]: value })
    .map(sentenceOf)
    .map(({ message, hint }) => (hint ? `${message}. ${hint}` : message));
}

/** A search in the reference. */
export interface Search {
  readonly words: string;
  /** A table's section. */
  readonly table: string;
  readonly typeClass: string;
  readonly mandatory: string;
}

/** The rows with every word of the search, the best first. If there are none, those of the name that was probably meant. */
export function findRows(search: Search): ReferenceRow[] {
  const { words, table, typeClass, mandatory } = search;
  const phrase = words.trim().toLowerCase();
  const chosen = rows.filter(
    (each) =>
      (table === '' || slugOf(each.table.section) === table) &&
      (typeClass === '' || each.typeClass === typeClass) &&
      (mandatory === '' || each.row[1] === mandatory),
  );
  // "Set 3" is a table, and not every row with a 3.
  const ofSet = /^set \d$/.test(phrase)
    ? chosen.filter((each) => each.table.section.toLowerCase().includes(`${phrase},`))
    : [];
  if (ofSet.length > 0) return ofSet;
  const found = chosen.filter((each) => hasWords(textOf(each), words));
  const meant = found.length > 0 || phrase === '' ? undefined : meantName(phrase);
  if (meant !== undefined) return findRows({ ...search, words: meant });
  return found.sort((one, other) => rankOf(one, phrase) - rankOf(other, phrase));
}

/** The name that a misspelled one means: `amount` for `amuont`. */
export const meantName = (word: string): string | undefined =>
  nearestName(word, [...new Set(rows.map(({ name }) => name.toLowerCase()))])?.name;

/** Other names of the mistakes that a rule finds, for the search. */
const MISTAKES: Readonly<Record<string, string>> = {
  syntax: 'trailing comma missing comma single quotes comment invalid json parse error',
  'duplicate-field': 'duplicate field twice',
  'lost-plus': 'plus sign space url encoding',
  'token-encoded-twice': 'double encoded stringify twice',
  'bracket-name': 'square brackets php form names',
  'allowed-value': 'enum pcs wrong value',
  'value-type': 'number instead of string empty array quotes',
  'unknown-field': 'unknown field typo misspelled',
};

/** The rules with every word of the search, those with it in their names first. Rules have no type and no mark. */
export const findRules = ({ words, table, typeClass, mandatory }: Search): DescribedRule[] =>
  allRules
    .filter(
      ({ id, summary, section, basis, rejects }) =>
        (table === '' || slugOf(section) === table) &&
        typeClass === '' &&
        mandatory === '' &&
        hasWords([id, summary, section, basis, MISTAKES[id], JSON.stringify(rejects)].join(' '), words),
    )
    .sort((one, other) => Number(isNamed(other, words)) - Number(isNamed(one, words)));

const isNamed = ({ id }: DescribedRule, words: string): boolean =>
  words !== '' && id.includes(words.trim().toLowerCase());

/** The name itself, a value, the start of a name, a part of it, a word of the meaning, anything else. */
function rankOf({ name, row: [, , meaning, facts] }: ReferenceRow, phrase: string): number {
  const lower = name.toLowerCase();
  const ranks = [
    phrase === '' || lower === phrase,
    valuesOf(facts).some((value) => value.toLowerCase() === phrase),
    lower.startsWith(phrase),
    lower.includes(phrase),
    meaning.toLowerCase().split(/\W+/).includes(phrase),
    true,
  ];
  return ranks.indexOf(true);
}

const valuesOf = (facts: Row[3]): readonly string[] => [...(facts?.values ?? []), ...(facts?.knownValues ?? [])];

const textOf = ({ table, name, label = '', row: [type, mandatory, meaning, facts], accepts }: ReferenceRow): string =>
  [
    table.section,
    table.at,
    name,
    label,
    type,
    mandatory,
    meaning,
    accepts,
    facts?.quirk,
    ...(facts?.knownValues ?? []),
  ].join(' ');

/** Whether a text has every word, in singular or plural. */
function hasWords(text: string, words: string): boolean {
  const lower = toAmerican(text.toLowerCase());
  return toAmerican(words.toLowerCase())
    .split(/\s+/)
    .every((word) => lower.includes(word) || singularOf(word).some((other) => lower.includes(other)));
}

/** Whether a row has every word of a search itself. */
export const matchesWords = (row: ReferenceRow | undefined, words: string): boolean =>
  row === undefined || hasWords(textOf(row), words);

/** `cities` finds `city`, `fields` finds `field`. */
const singularOf = (word: string): string[] =>
  /[^s]s$/.test(word) && word.length > 3 ? [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, '')] : [];

/** British spelling becomes American spelling. */
const toAmerican = (text: string): string =>
  text
    .replaceAll('colour', 'color')
    .replaceAll('instalment', 'installment')
    .replaceAll('cancell', 'cancel')
    .replaceAll('catalogue', 'catalog')
    .replaceAll(/is(e[ds]?|ing|ation)\b/g, 'iz$1')
    .replaceAll('licence', 'license')
    .replaceAll('cheque', 'check');
