import { resources, rules } from '@pg/lint';
import type { DescribedRule, Row, Table } from '@pg/rule-kit';
import { describeFieldSpec, nearestName, tableSpec, tablesOf } from '@pg/rule-kit/internal';
import { parseTypeCode } from '@pg/type-codes';
import { ifPossible } from '../parts/if-possible.ts';
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
  /** A description of the values that it accepts. */
  readonly accepts: string;
}

const codes = new Map<string, boolean>();

/** The tables of all kinds of payload, each once. */
export const tables: readonly Table[] = [...new Set(resources.flatMap(tablesOf))];

export const rows: readonly ReferenceRow[] = tables.flatMap((table) => {
  const { fields } = tableSpec(table);
  return Object.entries(table.rows).map(([name, row]) => ({
    id: `${slugOf(table.section)}.${name}`,
    table,
    name,
    label: table.labels?.[name],
    row,
    accepts: fields[name] ? describeFieldSpec(fields[name]) : '',
  }));
});

export const allRules: readonly DescribedRule[] = [...rules.values()];

/** A type, if it is a type code. */
export function codeOf(type: string): string | undefined {
  // Errors are slow, and the tables have few types.
  if (!codes.has(type)) codes.set(type, ifPossible(() => parseTypeCode(type)) !== undefined);
  return codes.get(type) ? type : undefined;
}

/** The type codes that the tables use. */
export const typeCodes: readonly string[] = [...new Set(rows.flatMap(({ row: [type] }) => codeOf(type) ?? []))];

/** What a search finds, the best first. */
export interface Found {
  readonly rows: readonly ReferenceRow[];
  readonly rules: readonly DescribedRule[];
  /** The name that was probably meant, if no row has the words. */
  readonly meant?: string;
}

/** Finds the rows and rules with every word. */
export function search(words: string): Found {
  const phrase = words.trim().toLowerCase();
  const ruleRank = ({ id }: DescribedRule): number => (id.includes(phrase) ? 0 : 1);
  const found = {
    rows: findRows(phrase),
    rules: allRules
      .filter((rule) => hasWords(textOfRule(rule), phrase))
      .sort((one, other) => ruleRank(one) - ruleRank(other)),
  };
  // `amount` for `amuont`.
  const meant = found.rows.length > 0 ? undefined : nearestName(phrase, rowNames)?.name;
  return meant === undefined ? found : { ...found, rows: findRows(meant), meant };
}

const rowNames: readonly string[] = [...new Set(rows.map(({ name }) => name.toLowerCase()))];

function findRows(phrase: string): ReferenceRow[] {
  // "Set 3" is a table, and not every row with a 3.
  const ofSet = /^set \d$/.test(phrase)
    ? rows.filter(({ table }) => table.section.toLowerCase().includes(`${phrase},`))
    : [];
  if (ofSet.length > 0) return ofSet;
  return rows
    .filter((row) => hasWords(textOf(row), phrase))
    .sort((one, other) => rankOf(one, phrase) - rankOf(other, phrase));
}

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

const textOfRule = ({ id, summary, section, basis, rejects }: DescribedRule): string =>
  [id, summary, section, basis, MISTAKES[id], JSON.stringify(rejects)].join(' ');

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

/** The values that a row lists; of an open list, other values get a warning. */
export const valuesOf = (facts: Row[3]): readonly string[] => facts?.values ?? facts?.knownValues ?? [];

const textOf = ({ table, name, label, row: [type, mandatory, meaning, facts], accepts }: ReferenceRow): string =>
  [table.section, table.at, name, label, type, mandatory, meaning, accepts, facts?.quirk, ...valuesOf(facts)].join(' ');

/** Whether a text has every word, in singular or plural. */
function hasWords(text: string, words: string): boolean {
  const given = spell(text.toLowerCase());
  return spell(words)
    .split(/\s+/)
    .every((word) => given.includes(word) || given.includes(word.replace(/(?:ie|e)?(?<!s)s$/, '')));
}

/** British and American spelling become the same: `colour`, `instalment`, `cancelled`, `authorise`. */
const spell = (text: string): string =>
  text
    .replaceAll('colour', 'color')
    .replaceAll(/ll(?=ment|ed|ing)/g, 'l')
    .replaceAll(/is(?=e[ds]?\b|ing\b|ation)/g, 'iz');
