import { type LocatedFinding, lintText, resourceOf } from '@pg/lint';
import type { TextMap } from '@pg/nested-text';
import { type Resource, readFormText, readJsonText, valueAt } from '@pg/rule-kit';
import { firstRenames } from './first-rename.ts';
import { nearestEntry } from './nearest-entry.ts';
import type { Edit, Problem } from './problem.ts';
import type { KnownSettings } from './settings.ts';
import { rename, replaceValue } from './text-edits.ts';

/** A file's text as its language has it. */
export interface FileText {
  readonly syntax: 'json' | 'form';
  /** JSON without comments; every character at its place. */
  readonly text: string;
  /** Whether a byte-order mark is known to stand before it: of JSON the language does not tell. */
  readonly hasMark: boolean;
}

/** Lints a file: the findings are those of `lintText`, lines and columns from 1. */
export function findFileProblems(file: FileText, { kind: given, profile }: KnownSettings): Problem[] {
  const { text, syntax, hasMark } = file;
  const options = { syntax, profile, ...(given !== undefined && { kind: given }) };
  const { findings, kind } = lintText(hasMark ? `\uFEFF${text}` : text, options);
  const problems = findings.map((finding) => ({ finding, loc: locOf(finding) }));
  const resource = kind === undefined ? undefined : resourceOf(kind);
  return resource && canEdit(resource, findings) ? addEdits(problems, file, resource) : problems;
}

const locOf = ({ line, column, endLine, endColumn }: LocatedFinding): Problem['loc'] => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});

/** A token is sent byte for byte as the wallet gave it, and of a name given twice nobody knows which one is meant. */
const canEdit = ({ text }: Resource, findings: readonly LocatedFinding[]): boolean =>
  text === undefined && findings.every(({ rule }) => rule !== 'duplicate-name');

function addEdits(problems: readonly Problem[], { text, syntax }: FileText, resource: Resource): Problem[] {
  const near = problems.map(({ finding }) => nearestEntry(resource, finding));
  if (problems.every(({ finding }, i) => finding.fix === undefined && near[i] === undefined)) return [...problems];
  const { value, map: mapOf } = syntax === 'json' ? readJsonText(text) : readFormText(text);
  const map = mapOf();
  const isFirst = firstRenames();
  return problems.map((problem, i) => addEdit(problem, near[i], { value, map, syntax, isFirst }));
}

/** What an edit is made with. */
interface Editing {
  readonly value: unknown;
  readonly map: TextMap;
  readonly syntax: FileText['syntax'];
  readonly isFirst: ReturnType<typeof firstRenames>;
}

function addEdit(problem: Problem, near: string | undefined, editing: Editing): Problem {
  const { fix, path } = problem.finding;
  const { map, syntax, isFirst } = editing;
  if (fix && 'digits' in fix) return { ...problem, fix: fillUp(problem, fix.digits, editing) };
  if (fix && 'value' in fix) return { ...problem, fix: replaceValue(map, syntax, path, fix.value) };
  if (fix) return { ...problem, fix: isFirst(path, fix.name) ? rename(map, syntax, path, fix.name) : undefined };
  if (near === undefined) return problem;
  const edit = rename(map, syntax, path, near);
  return edit ? { ...problem, suggestion: { name: near, edit } } : problem;
}

/** Fills the digits of a value up with zeros at the front: the text may have an escape of them, or a number as `3e0`. */
function fillUp({ finding: { path } }: Problem, digits: number, { value, map, syntax }: Editing): Edit | undefined {
  return replaceValue(map, syntax, path, String(valueAt(value, path)).padStart(digits, '0'));
}
