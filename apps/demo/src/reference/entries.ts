import { resources, rules } from '@pg/lint';
import { type Cell, check, describeCell, type Row, type Rule, schemaCell, type Table, tableSchema } from '@pg/rule-kit';
import { parseTypeCode } from '@pg/type-codes';

/** A row of one of the document's tables, as the reference has it. */
export interface RowEntry {
  /** In addresses: its table's section and its name. */
  readonly id: string;
  readonly table: Table;
  readonly name: string;
  /** What the document calls it, where that is no name of an entry. */
  readonly label: string | undefined;
  readonly row: Row;
  /** The class of its type: `AN`, `A`, `N`, or a word. */
  readonly typeClass: string;
  /** What it takes, in words. */
  readonly accepts: string;
}

/** The tables of all kinds of payload, each once. */
export const tables: readonly Table[] = [...new Set(resources.flatMap((resource) => resource.tables))];

export const rows: readonly RowEntry[] = tables.flatMap((table) => {
  const cells = schemaCell(tableSchema(table))?.cells ?? {};
  return Object.entries(table.rows).map(([name, row]) => entryOf(table, name, row, cells[name]));
});

export const allRules: readonly Rule[] = [...rules.values()];

function entryOf(table: Table, name: string, row: Row, cell: Cell | undefined): RowEntry {
  return {
    id: `${slugOf(table.section)}.${name}`,
    table,
    name,
    label: table.labels?.[name],
    row,
    typeClass: classOf(row[0]),
    accepts: cell ? describeCell(cell) : '',
  };
}

/** A section as an address writes it: `2.2-set-6-shipping`. */
export function slugOf(section: string): string {
  return section.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');
}

/** The classes of a type code; the first word of any other type. */
function classOf(type: string): string {
  const code = codeOf(type);
  if (code === undefined) return type.replace(/[ ,(].*/, '');
  return [...new Set(parseTypeCode(code).alternatives.map(({ kind }) => kind))].join(' or ');
}

/** A type, if it is a type code. */
export function codeOf(type: string): string | undefined {
  try {
    parseTypeCode(type);
    return type;
  } catch {
    return undefined;
  }
}

/** The type codes that the tables use. */
export const typeCodes: readonly string[] = [...new Set(rows.flatMap(({ row: [type] }) => codeOf(type) ?? []))];

/** What is wrong with a value in a row, in words; an empty list where nothing is. */
export function tryValue({ table, name, row }: Pick<RowEntry, 'table' | 'name' | 'row'>, value: unknown): string[] {
  const only: Table = { ...table, rows: { [name]: row } };
  const resource = { kind: 'row', schema: tableSchema(only), tables: [only], rules: [] };
  return check(resource, { [name]: value }).map(({ message, hint }) => (hint ? `${message}. ${hint}` : message));
}

/** What is looked for. */
export interface Wanted {
  readonly words: string;
  /** A table's section. */
  readonly table: string;
  readonly typeClass: string;
  readonly mandatory: string;
}

/** The rows that have every word that is looked for, in any of their columns. */
export const findRows = ({ words, table, typeClass, mandatory }: Wanted): RowEntry[] =>
  rows
    .filter(
      (entry) =>
        (table === '' || slugOf(entry.table.section) === table) &&
        (typeClass === '' || entry.typeClass === typeClass) &&
        (mandatory === '' || entry.row[1] === mandatory) &&
        hasWords(textOf(entry), words),
    )
    .sort((a, b) => rankOf(a, words) - rankOf(b, words));

/** What people call the mistakes that a rule finds. */
const MISTAKES: Readonly<Record<string, string>> = {
  syntax: 'trailing comma missing comma single quotes comment invalid json parse error',
  'duplicate-name': 'duplicate field twice',
  'plus-lost': 'plus sign space url encoding',
  'token-encoded-twice': 'double encoded stringify twice',
  'bracket-name': 'square brackets php form names',
  'allowed-value': 'enum pcs wrong value',
  'value-type': 'number instead of string empty array quotes',
  'unknown-entry': 'unknown field typo misspelled',
};

/** The rules that have every word; rules have neither a class nor a mark. */
export const findRules = ({ words, table, typeClass, mandatory }: Wanted): Rule[] =>
  allRules.filter(
    ({ id, summary, section, basis, rejects }) =>
      (table === '' || slugOf(section) === table) &&
      typeClass === '' &&
      mandatory === '' &&
      hasWords([id, summary, section, basis, MISTAKES[id], JSON.stringify(rejects)].join(' '), words),
  );

/** The field of this name first, then the one with this value. */
function rankOf({ name, row: [, , , facts] }: RowEntry, words: string): number {
  const word = words.trim().toLowerCase();
  if (word === '') return 0;
  if (name.toLowerCase() === word) return 1;
  return valuesOf(facts).some((value) => value.toLowerCase() === word) ? 2 : 3;
}

const valuesOf = (facts: Row[3]): readonly string[] => [...(facts?.values ?? []), ...(facts?.given ?? [])];

const textOf = ({ table, name, label = '', row: [type, mandatory, meaning, facts], accepts }: RowEntry): string =>
  [table.section, table.at, name, label, type, mandatory, meaning, accepts, facts?.quirk, ...(facts?.given ?? [])].join(
    ' ',
  );

/** Whether a text has every word that is looked for, in any of its forms. */
function hasWords(text: string, words: string): boolean {
  const lower = toAmerican(text.toLowerCase());
  return toAmerican(words.toLowerCase())
    .split(/\s+/)
    .every((word) => lower.includes(word) || singularOf(word).some((other) => lower.includes(other)));
}

/** `cities` is found by `city`, `fields` by `field`. */
const singularOf = (word: string): string[] =>
  /[^s]s$/.test(word) && word.length > 3 ? [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, '')] : [];

/** Both spellings become one. */
const toAmerican = (text: string): string =>
  text
    .replaceAll('colour', 'color')
    .replaceAll('instalment', 'installment')
    .replaceAll('cancell', 'cancel')
    .replaceAll('catalogue', 'catalog')
    .replaceAll(/is(e[ds]?|ing|ation)\b/g, 'iz$1')
    .replaceAll('licence', 'license')
    .replaceAll('cheque', 'check');
