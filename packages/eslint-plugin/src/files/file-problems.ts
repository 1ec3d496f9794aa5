import { findFixes, type LocatedFinding, lintText, resourceOf } from '@pg/lint';
import { kindMessages } from '../messages.ts';
import type { Problem } from '../problems/problem.ts';
import { suggest } from '../problems/suggested-fix.ts';
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
  };
  const { findings, kind } = lintText(hasMark ? `\uFEFF${text}` : text, options);
  const isToken = kind !== undefined && resourceOf(kind)?.text !== undefined;
  // No fix for a token, because an edit would break its signature.
  if (findings.length === 0 || kind === undefined || isToken) return findings.map((finding) => toProblem(finding));
  const fixes = findFixes(text, findings, options);
  return findings.map((finding, i) => ({
    ...toProblem(finding),
    fix: fixes[i],
    suggestion: suggest(finding, (fixable) => findFixes(text, [fixable], options)[0]),
  }));
}

const toProblem = (finding: LocatedFinding): Problem => ({
  finding,
  loc: {
    start: { line: finding.line, column: finding.column },
    end: { line: finding.endLine, column: finding.endColumn },
  },
});
