import type { Basis, Mandatory, RowFacts, RowType, Severity } from '@pg/rule-kit';

/** What a published package offers: the names that its users may write, and what it says of payloads. */
export interface ApiReport {
  readonly package: string;
  readonly exports: readonly ReportedExport[];
  readonly rows: readonly ReportedRow[];
  readonly rules: readonly ReportedRule[];
}

export interface ReportedExport {
  /** As `package.json` names it: `.`, `./config`, `./schemas/card-params.schema.json`; `bin` for a command. */
  readonly entry: string;
  /** Left out where the entry is a file. */
  readonly name?: string;
  /** What TypeScript calls it, `const and type` where a name is both; or `file`, `command`, `ESLint rule`. */
  readonly kind: string;
}

/** A row of one of the tables that the package has, and no package that it is made of. */
export interface ReportedRow extends Omit<RowFacts, 'format'> {
  readonly table: string;
  readonly name: string;
  /** What the document calls it, where that is no name of an entry. */
  readonly label?: string;
  readonly type: RowType;
  readonly mandatory: Mandatory;
  readonly format?: string;
  readonly meaning: string;
}

/** A rule that the package has, and no package that it is made of. */
export interface ReportedRule {
  readonly id: string;
  readonly section: string;
  readonly basis: Basis;
  readonly severity: readonly Severity[];
  readonly summary: string;
}

/** Where a package's report stands in the repository. */
export const reportPath = (name: string): string => `${REPORTS}/${name.replace(/^@[^/]+\//, '')}.json`;

export const REPORTS = 'docs/api-reports';

/** A report as JSON with one export, row or rule on each line, for who reads what a change changes. */
export function reportFile({ package: name, ...lists }: ApiReport): string {
  const parts = Object.entries(lists).map(([title, items]) => `${JSON.stringify(title)}:${listLines(items)}`);
  return `{"package":${JSON.stringify(name)},\n${parts.join(',\n')}}\n`;
}

const listLines = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
