import { findChanges, lintText } from '@pg/lint';
import { readMarkdown } from '@pg/lint/files';
import type { Problem } from '../problems/problem.ts';
import type { ResolvedSettings } from '../settings/settings.ts';

/** The text of a file. */
export interface FileText {
  /** The absolute path of the file. */
  readonly file: string;
  readonly syntax: 'jsonc' | 'markdown';
  readonly text: string;
}

/** Lints a file. The problems are the findings that `pg-lint` reports, with lines and columns from 1. */
export function findFileProblems({ file, text, syntax }: FileText, { linter, offKinds }: ResolvedSettings): Problem[] {
  const isMarkdown = syntax === 'markdown';
  const configured = linter.lintOptionsFor(file, text, isMarkdown ? readMarkdown : undefined);
  if (configured === undefined) return [];
  const options = isMarkdown ? configured : { ...configured, syntax };
  const { findings: all, kinds } = lintText(text, options);
  // Most Markdown has no payload.
  if (isMarkdown && kinds.length === 0) return [];
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
