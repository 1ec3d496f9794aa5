import { fileFinding } from './file-rules.ts';
import { type LintOptions, lintText, NO_LINES } from './lint-text.ts';
import { locateFindings } from './locate-findings.ts';
import type { PayloadText, ReadProblem } from './read-payload.ts';
import type { FileReport } from './report.ts';

/** Checks what was read from a file. */
export function lintPayload(file: string, payload: PayloadText, options: LintOptions): FileReport {
  const { kind, findings, showableLines } =
    'text' in payload ? lintText(payload.text, options) : describeUnread(payload.problem);
  return { file, kind, findings, showableLines };
}

function describeUnread({ rule, before, ...found }: ReadProblem): Omit<FileReport, 'file'> {
  const span = { start: before.length, end: before.length };
  const findings = locateFindings(before, undefined, [{ finding: fileFinding(rule, found), span }]);
  return { kind: undefined, findings, showableLines: NO_LINES };
}

/** Whether a file of a folder is reported: it holds a payload of a known kind, or can't be read. */
export const isReported = ({ findings }: FileReport): boolean => findings.every(({ rule }) => rule !== 'unknown-kind');
