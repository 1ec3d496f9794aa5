import type { Severity } from '@pg/rule-kit';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';

/** What was found in one file. */
export interface FileReport {
  readonly file: string;
  /** What the payload was checked as; `undefined` where it could not be told. */
  readonly kind: string | undefined;
  readonly findings: readonly LocatedFinding[];
  /** Lines that a report may show, by their number: they hold no payer's data. */
  readonly showableLines: () => ReadonlyMap<number, string>;
}

/** What was found in all files. */
export interface Report {
  readonly files: readonly FileReport[];
  readonly summary: Summary;
  /** How many files of folders were left out because they hold no payload of a known kind. */
  readonly leftOut: number;
  /** What is left out because it is known. */
  readonly known: KnownCounts;
  /** The folders and globs among the arguments in which there is no payload. */
  readonly withoutPayload: readonly string[];
}

/** How much of what is known was left out. */
export interface KnownCounts {
  /** Files that a configuration ignores. */
  readonly ignoredFiles: number;
  /** Findings that a configuration suppresses. */
  readonly suppressed: number;
  /** Findings that a baseline has. */
  readonly inBaseline: number;
  /** Places that were mended. */
  readonly fixed: number;
  /** Places that `--fix` would mend. */
  readonly fixable: number;
}

export const NOTHING_KNOWN: KnownCounts = { ignoredFiles: 0, suppressed: 0, inBaseline: 0, fixed: 0, fixable: 0 };

export interface Summary {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

/** How many findings these are. */
export const countFindings = (findings: readonly LocatedFinding[]): number =>
  findings.reduce((sum, { times = 1 }) => sum + times, 0);

export function summarize(files: readonly FileReport[]): Summary {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity, times = 1 } of files.flatMap(({ findings }) => findings)) counts[severity] += times;
  return { files: files.length, errors: counts.error, warnings: counts.warning, infos: counts.info };
}

/** The report with its errors only; its summary still counts all that was found. */
export const errorsOnly = (report: Report): Report => ({
  ...report,
  files: report.files.map((file) => ({
    ...file,
    findings: file.findings.filter(({ severity }) => severity === 'error'),
  })),
});
