import { nearestName, tablesOf } from '@pg/rule-kit/internal';
import { resources } from '../../rules/kinds.ts';
import { rules } from '../../rules/rules.ts';
import { UsageError } from '../../system/usage-error.ts';
import { jsonText } from '../report/formats/json-text.ts';
import { findExplanation } from './explain.ts';
import { allRows, type PrintedRow, tablesAsText } from './tables.ts';

/**
 * Explains a name that a report has: of a rule, a code, a kind, a field, an object or a list with its path or without, a set, a wallet.
 *
 * @throws {UsageError} if nothing has the name.
 */
export function explainName(name: string): string {
  const explanation = findExplanation(name);
  if (explanation !== undefined) return explanation;
  const resource = resources.find(({ kind }) => kind === name);
  if (resource) return tablesAsText((table) => tablesOf(resource).includes(table));
  const path = `.${withoutIndexes(name)}`;
  const rows = allRows();
  const own = rows.filter((row) => row.name === name || pathOf(row).endsWith(path));
  const inside = tablesAsText(({ at }) => at !== '' && `.${withoutIndexes(at)}`.endsWith(path));
  if (own.length > 0 || inside !== '') return describe(own, inside);
  const listing = rows.filter(({ values, given }) => values?.includes(name) || given?.includes(name));
  const about = tablesAsText(
    ({ at, section }) =>
      `.${withoutIndexes(at)}.`.includes(`${path}.`) ||
      ` ${section.toLowerCase()},`.includes(` ${name.toLowerCase()},`),
  );
  if (listing.length > 0 || about !== '') return describe(listing, about);
  const near = nearestName(name, [...rules.keys(), ...rows.map((row) => row.name)]);
  throw new UsageError(`no rule, code or field has this name${near ? `; did you mean ${near.name}?` : ''}`);
}

const describe = (rows: readonly PrintedRow[], tables: string): string =>
  `${rows.length > 0 ? jsonText(rows, 0) : ''}${tables}`;

const pathOf = ({ at, key, name }: PrintedRow): string => `.${withoutIndexes(at)}.${key ?? name}`;

const withoutIndexes = (path: string): string => path.replaceAll(/\[\d*\]/g, '');
