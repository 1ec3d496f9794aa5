import { findChanges, lintText } from '@pg/lint';
import type { Problem } from '../problems/problem.ts';
import type { ResolvedSettings } from '../settings/settings.ts';

/** The text of a file. */
export interface FileText {
  /** The absolute path of the file. */
  readonly file: string;
  readonly syntax: 'jsonc' | 'form';
  readonly text: string;
  /** Whether the file starts with a byte-order mark. Always `false` for JSON: its language does not report one. */
  readonly hasMark: boolean;
}

/** Lints a file. The problems are the findings that `pg-lint` reports, with lines and columns from 1. */
export function findFileProblems(
  { file, text, syntax, hasMark }: FileText,
  { linter, offKinds }: ResolvedSettings,
): Problem[] {
  const configured = linter.lintOptionsFor(file, text);
  if (configured === undefined) return [];
  const options = { ...configured, syntax };
  const { findings: all, kinds } = lintText(hasMark ? `\uFEFF${text}` : text, options);
  if (kinds.some((each) => offKinds.has(each))) return [];
  const findings = linter.reportedIn(file, all, 'all');
  const changes = findChanges(text, findings, options);
  return findings.map((finding, i) => ({
    finding,
    loc: {
      start: { line: finding.line, column: finding.column },
      end: { line: finding.endLine, column: finding.endColumn },
    },
    changes: changes[i] ?? [],
  }));
}
