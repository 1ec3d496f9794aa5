import { findChanges, lintText } from '@pg/lint';
import { readMarkdown, readYamlDocuments } from '@pg/lint/files';
import type { Problem } from '../problems/problem.ts';
import type { ResolvedSettings } from '../settings/settings.ts';

const READERS = { yaml: readYamlDocuments, markdown: readMarkdown };

/** The text of a file. */
export interface FileText {
  /** The absolute path of the file. */
  readonly file: string;
  readonly syntax: 'jsonc' | 'form' | keyof typeof READERS;
  readonly text: string;
  /** Whether the file starts with a byte-order mark. Always `false` for JSON: its language does not report one. */
  readonly hasMark: boolean;
}

/** Lints a file. The problems are the findings that `pg-lint` reports, with lines and columns from 1. */
export function findFileProblems(
  { file, text, syntax, hasMark }: FileText,
  { linter, offKinds }: ResolvedSettings,
): Problem[] {
  const isRead = syntax === 'yaml' || syntax === 'markdown';
  const configured = linter.lintOptionsFor(file, text, isRead ? READERS[syntax] : undefined);
  if (configured === undefined) return [];
  const options = isRead ? configured : { ...configured, syntax };
  const { findings: all, kinds } = lintText(hasMark ? `\uFEFF${text}` : text, options);
  // Most Markdown and YAML is no payload.
  if (isRead && kinds.length === 0) return [];
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
