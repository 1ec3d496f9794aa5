import type { FileReport, Report } from '../../../files/report.ts';
import type { Paint } from '../../io/paint.ts';
import type { Statistics } from '../statistics.ts';

/** Writes a report while files are checked, so that their findings are not kept. */
export interface ReportWriter {
  /** The text about a file, in the order of the files; it may be empty. */
  readonly file: (report: FileReport) => string;
  /** The rest of the report, when all files are checked. */
  readonly end: (report: Report) => string;
}

/** Options of the formats that support them. */
export interface Presentation {
  readonly paint: Paint;
  /** Returns how long the run took, if it is shown. */
  readonly seconds?: (() => number) | undefined;
  /** The numbers of findings, if they are wanted. Then the skipped files are listed, too. */
  readonly statistics?: Statistics | undefined;
  /** The address of a rule's page; without it, there are no links. */
  readonly addressOf?: ((rule: string) => string) | undefined;
}

/** Removes warnings and notes; the summary still counts all findings. */
export const errorsOnly = (file: FileReport): FileReport => ({
  ...file,
  findings: file.findings.filter(({ severity }) => severity === 'error'),
});
