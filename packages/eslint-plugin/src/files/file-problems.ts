import { type Edit, findFixes, type LocatedFinding, lintText, resourceOf } from '@pg/lint';
import { nearestEntry } from '../problems/nearest-entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { KnownSettings } from '../settings/settings.ts';

/** A file's text as its language has it. */
export interface FileText {
  readonly syntax: 'json' | 'form';
  /** JSON without comments; every character at its place. */
  readonly text: string;
  /** Whether a byte-order mark is known to stand before it: of JSON the language does not tell. */
  readonly hasMark: boolean;
}

/** Lints a file: the findings are those of `lintText`, lines and columns from 1. */
export function findFileProblems({ text, syntax, hasMark }: FileText, settings: KnownSettings): Problem[] {
  const options = { syntax, profile: settings.profile, ...(settings.kind !== undefined && { kind: settings.kind }) };
  const { findings, kind } = lintText(hasMark ? `\uFEFF${text}` : text, options);
  if (findings.length === 0) return [];
  const resource = kind === undefined ? undefined : resourceOf(kind);
  // A token is sent byte for byte as the wallet gave it.
  if (resource === undefined || resource.text !== undefined) return findings.map((finding) => toProblem(finding));
  const fixes = findFixes(text, findings, options);
  return findings.map((finding, i) => {
    const name = nearestEntry(resource, finding);
    const [edit] = name === undefined ? [] : findFixes(text, [{ ...finding, fix: { name } }], options);
    return { ...toProblem(finding, fixes[i]), ...(name !== undefined && edit && { suggestion: { name, edit } }) };
  });
}

const toProblem = (finding: LocatedFinding, fix?: Edit): Problem => ({
  finding,
  loc: {
    start: { line: finding.line, column: finding.column },
    end: { line: finding.endLine, column: finding.endColumn },
  },
  fix,
});
