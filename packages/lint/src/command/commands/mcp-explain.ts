import { nearestName, tablesOf } from '@pg/rule-kit/internal';
import { describeRule } from '../../rules/describe-rule.ts';
import { payloadTypes } from '../../rules/kinds.ts';
import { rules } from '../../rules/rules.ts';
import { UsageError } from '../../system/usage-error.ts';
import { jsonText } from '../report/formats/json-text.ts';
import { findExplanation } from './explain.ts';
import { allRows, isInSection, type PrintedRow, tablesAsText } from './tables.ts';

/**
 * Explains a name that a report has: of a rule, a code, a kind, a field, an object or a list with its path or without, a set, a wallet. A
 * name that no table has may be of a rule.
 *
 * @throws {UsageError} if nothing has the name.
 */
export function explainName(name: string): string {
  const explanation = findExplanation(name);
  if (explanation !== undefined) return explanation;
  const payloadType = payloadTypes.find(({ name: kind }) => kind === name);
  if (payloadType) return tablesAsText((table) => tablesOf(payloadType).includes(table));
  // Findings say what a set is: `Set 6 (shipping and cart)`.
  const path = withoutIndexes(name).replace(/ \([^()]*\)$/, '');
  const text = explainPath(path);
  if (text !== '') return text;
  const last = wordsOf(path).at(-1) ?? '';
  const isNumber = /^\d+$/.test(last);
  // A token may be at another place than in the document.
  const elsewhere = isNumber ? '' : explainPath(last);
  if (elsewhere !== '') return `${last}, wherever it is:\n${elsewhere}`;
  const about = [...rules.values()].filter(
    (rule) => rule.section === name || (!isNumber && wordsOf(describeRule(rule)).includes(last)),
  );
  if (about.length > 0) return about.map(describeRule).join('\n\n');
  // A finding's section may be a part of a table's, like brand rule 6.
  const outer = name.replace(/,[^,]*$/, '');
  if (outer !== name) return explainName(outer);
  const near = nearestName(last, [...new Set([...rules.keys(), ...allRows().map((row) => row.name)])]);
  throw new UsageError(`no rule, code or field has this name${near ? `; did you mean ${near.name}?` : ''}`);
}

const wordsOf = (text: string): readonly string[] => text.match(/\w+/g) ?? [];

/** The rows and tables that a path, a value or a section names; an empty text if there are none. */
function explainPath(name: string): string {
  if (name === '') return '';
  const path = `.${name}`;
  const rows = allRows();
  const own = rows.filter((row) => row.name === name || pathOf(row).endsWith(path));
  const inside = tablesAsText(({ at }) => at !== '' && `.${withoutIndexes(at)}`.endsWith(path));
  if (own.length > 0 || inside !== '') return describe(own, inside);
  const listing = rows.filter(({ values, given }) => values?.includes(name) || given?.includes(name));
  const about = tablesAsText(
    (table) => `.${withoutIndexes(table.at)}.`.includes(`${path}.`) || isInSection(table, name),
  );
  return describe(listing, about);
}

const describe = (rows: readonly PrintedRow[], tables: string): string =>
  `${rows.length > 0 ? jsonText(rows, 0) : ''}${tables}`;

const pathOf = ({ at, key, name }: PrintedRow): string => `.${withoutIndexes(at)}.${key ?? name}`;

const withoutIndexes = (path: string): string => path.replaceAll(/\[\d*\]/g, '');
