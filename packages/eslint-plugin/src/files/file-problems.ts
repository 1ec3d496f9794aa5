import { findChanges, lintText } from '@pg/lint';
import { kindMessages } from '../messages.ts';
import type { Problem } from '../problems/problem.ts';
import type { ResolvedSettings } from '../settings/settings.ts';

/** The text of a file. */
export interface FileText {
  readonly syntax: 'jsonc' | 'form';
  readonly text: string;
  /** Whether the file starts with a byte-order mark. Always `false` for JSON: its language does not report one. */
  readonly hasMark: boolean;
}

/** Lints a file. The problems are the findings of `lintText`, with lines and columns from 1. */
export function findFileProblems({ text, syntax, hasMark }: FileText, settings: ResolvedSettings): Problem[] {
  const options = {
    syntax,
    messages: kindMessages,
    profile: settings.profile,
    kind: settings.kind,
    names: settings.names,
    wallet2: { gateway: settings.gateway },
  };
  const { findings, kinds } = lintText(hasMark ? `\uFEFF${text}` : text, options);
  if (kinds.some((each) => settings.offKinds.has(each))) return [];
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
