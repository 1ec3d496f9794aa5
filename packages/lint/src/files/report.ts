import type { Severity } from '@pg/rule-kit';
import type { CheckedFile } from './check/check-file.ts';
import type { Fix } from './check/fixes-in.ts';
import type { WhySkipped } from './check/why-skipped.ts';
import type { NotRead } from './find/unread-files.ts';

/** The findings of one file, as reports show them. */
export interface FileReport
  extends Pick<
    CheckedFile,
    'file' | 'kind' | 'findings' | 'showableLines' | 'findFixes' | 'made' | 'fixed' | 'breaksHash'
  > {
  /** The fixes of each finding, if they are wanted. */
  readonly findingFixes?: readonly (readonly Fix[])[];
}

/** The result of a run, without the findings of its files. */
export interface Report {
  readonly summary: Summary;
  readonly counts: Counts;
  /** The skipped files, each with the reason. */
  readonly skipped: ReadonlyMap<string, WhySkipped>;
  /** What was not read at all, in folders. */
  readonly notRead: NotRead;
  /** What to know about the run, such as folders that were skipped. */
  readonly notes: readonly string[];
  /** Messages about wrong usage that did not stop the run. */
  readonly problems: readonly string[];
  /** Messages about failures of the command itself. */
  readonly failures: readonly string[];
}

/** The numbers of suppressed findings and fixes. */
export interface Counts {
  readonly suppressed: number;
  readonly inBaseline: number;
  /** The number of mistakes that `--fix` fixed. */
  readonly fixed: number;
  /** The number of mistakes that `--fix` would fix. */
  readonly fixable: number;
}

export interface Summary {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

/** Adds the findings of a file to a summary. */
export function addToSummary({ files, errors, warnings, infos }: Summary, { findings }: FileReport): Summary {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity, times = 1 } of findings) counts[severity] += times;
  return {
    files: files + 1,
    errors: errors + counts.error,
    warnings: warnings + counts.warning,
    infos: infos + counts.info,
  };
}

export const NOTHING_CHECKED: Summary = { files: 0, errors: 0, warnings: 0, infos: 0 };

/** The result of a run that checked nothing, because of a problem. */
export const failedRun = (problem: string): Report => ({
  summary: NOTHING_CHECKED,
  counts: { suppressed: 0, inBaseline: 0, fixed: 0, fixable: 0 },
  skipped: new Map(),
  notRead: { types: new Map(), hiddenFolders: 0, withNames: new Map() },
  notes: [],
  problems: [problem],
  failures: [],
});
