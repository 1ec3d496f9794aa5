import { lintText } from '@pg/lint';
import { looksLikeForm } from '@pg/nested-text';
import type { Problem } from '../problems/problem.ts';
import type { ResolvedSettings } from '../settings/settings.ts';
import { staticValue } from './static-value.ts';
import type { AnyNode, Literal, Template } from './syntax.ts';

/** Checks a string with JSON or a form, such as the body of a request; `undefined` if it has no payload for certain. */
export function findStringProblems(
  file: string,
  node: (Literal | Template) & AnyNode,
  { linter, offKinds }: ResolvedSettings,
): readonly Problem[] | undefined {
  const { value } = staticValue(node);
  // A part of a longer string.
  if (node.parent?.type === 'BinaryExpression') return undefined;
  if (typeof value !== 'string' || !(/^\s*[{[]/.test(value) || looksLikeForm(value))) return undefined;
  const options = linter.lintOptionsFor(file);
  if (options === undefined) return undefined;
  // The kind of the configuration is that of files.
  const { findings, kinds } = lintText(value, { ...options, kind: undefined, onlyCertain: true });
  if (kinds.length === 0 || kinds.some((each) => offKinds.has(each))) return undefined;
  const { start } = node.loc;
  const isAsWritten = node.range[1] - node.range[0] === value.length + 2;
  const placeOf = (line: number, column: number) => ({
    line: start.line + line - 1,
    // In the first line, the quote is before the text.
    column: line === 1 ? start.column + column : column - 1,
  });
  return linter.reportedIn(file, findings, 'some').map((finding) => ({
    finding,
    loc: isAsWritten
      ? { start: placeOf(finding.line, finding.column), end: placeOf(finding.endLine, finding.endColumn) }
      : node.loc,
    changes: [],
  }));
}
