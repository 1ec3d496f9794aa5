import type { Severity } from '@pg/rule-kit';
import type { WhySkipped } from '../../../core/file-types.ts';
import type { LocatedFinding } from '../../../core/locate/locate-findings.ts';
import type { Paint } from '../../io/paint.ts';

/** What was found in one file. */
export interface FileReport {
  readonly file: string;
  /** The kind that the payload was checked as; `undefined` if that is not one kind. */
  readonly kind: string | undefined;
  readonly findings: readonly LocatedFinding[];
  /** Lines that a report may show, by their number: they have no payer's data. */
  readonly showableLines: () => ReadonlyMap<number, string>;
}

/** What was found in all files. */
export interface Report {
  readonly files: readonly FileReport[];
  readonly summary: Summary;
  readonly leftOut: LeftOut;
  /** Why each file was skipped, unless that is printed already. */
  readonly skipped: ReadonlyMap<string, WhySkipped>;
  /** What is wrong with folders that were skipped. */
  readonly folderProblems: readonly string[];
  /** What `--fix-dry-run` would change. */
  readonly diffs: readonly string[];
  /** The paths of its baselines. */
  readonly baselines: readonly string[];
  /** What the caller did wrong that kept no other file from being checked, a line each. */
  readonly problems: readonly string[];
  /** What the command failed with itself, a text each. */
  readonly failures: readonly string[];
}

/** How many files and findings are left out, and how many mistakes were fixed or can be. */
export interface LeftOut {
  /** Files of folders without a payload of a known kind. */
  readonly otherFiles: number;
  /** Files of folders that may be payloads. */
  readonly possibleFiles: number;
  readonly ignoredFiles: number;
  readonly suppressed: number;
  readonly inBaseline: number;
  /** How many mistakes `--fix` fixed. */
  readonly fixed: number;
  /** How many mistakes `--fix` would fix. */
  readonly fixable: number;
}

export interface Summary {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

/** How a report is presented, in the formats that can do so. */
export interface Presentation {
  readonly paint: Paint;
  /** The address of a rule's page; without it, there are no links. */
  readonly addressOf?: ((rule: string) => string) | undefined;
}

/** How many findings these are. */
export const countFindings = (findings: readonly LocatedFinding[]): number =>
  findings.reduce((sum, { times = 1 }) => sum + times, 0);

export function summarize(files: readonly FileReport[]): Summary {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity, times = 1 } of files.flatMap(({ findings }) => findings)) counts[severity] += times;
  return { files: files.length, errors: counts.error, warnings: counts.warning, infos: counts.info };
}

/** The report with its errors only; its summary still counts all findings. */
export const errorsOnly = (report: Report): Report => ({
  ...report,
  files: report.files.map((file) => ({
    ...file,
    findings: file.findings.filter(({ severity }) => severity === 'error'),
  })),
});
