import { type Finding, type Fix, isObject, type Path } from '@pg/rule-kit';
import { type Field, fixedValue } from '@pg/rule-kit/internal';
import { isPlaceholder, variableFields } from '../../rules/variables.ts';
import type { Change, Edit } from './edit.ts';

/** What a finding is about: a text or source code, with the places of its values. A function returns nothing if it can't make the edits. */
export interface Fixable {
  readonly valueAt: (path: Path) => unknown;
  /** The value as it is written: `1.50`. */
  readonly writtenAt: (path: Path) => string;
  /** The spec of its row; `undefined` for a field that no table lists. */
  readonly specAt: (path: Path) => Field | undefined;
  readonly replace: (path: Path, value: string | object) => Edit | undefined;
  /** Renames a field, unless its object has the name already. */
  readonly rename: (path: Path, name: string) => Edit | undefined;
  readonly remove?: (path: Path) => Edit | undefined;
  /** Removes one of two fields of the same name. */
  readonly keep?: (path: Path, which: 'first' | 'last') => Edit | undefined;
  /** Makes nested objects of the bracket names beside a field. */
  readonly nest?: (path: Path) => Edit | undefined;
  /** Corrects the syntax at a finding. */
  readonly correct?: (finding: Finding) => readonly Edit[] | undefined;
  /** Repairs the wallet's token, and says how. */
  readonly repair?: (path: Path) => { readonly title: string; readonly edit: Edit } | undefined;
}

/** The changes that fix a finding: one that is certain, or those that a person can choose from. */
export function changesOf(finding: Finding, given: Fixable): readonly Change[] {
  const { code, fix, choices = [], path } = finding;
  const fixes = fix ? [fix] : choices;
  if (fixes.length === 0) return [];
  // Requests in an array, which is itself a mistake, have paths of their own.
  const depth = path.findIndex((step) => typeof step !== 'number');
  const isSigned = hasHash(given.valueAt(path.slice(0, depth)));
  return fixes.flatMap((each) => {
    const isCertain = each === fix;
    const edits = 'correct' in each ? given.correct?.(finding) : undefined;
    if (edits) return [{ title: CORRECTIONS[code] ?? 'Correct the syntax', edits, isCertain }];
    const { title, edit } = changeOf(each, path, given, given.specAt(path.slice(Math.max(0, depth))));
    if (edit === undefined) return [];
    return isSigned
      ? [{ title: `${title}, and compute the hash again`, edits: [edit], isCertain, breaksHash: true }]
      : [{ title, edits: [edit], isCertain }];
  });
}

/** Whether a request is signed: its `hash` is neither a variable nor a placeholder. */
function hasHash(request: unknown): boolean {
  const name = isObject(request) && NAMES_OF_HASH.find((each) => Object.hasOwn(request, each));
  const hash = name && request[name];
  return (
    typeof hash === 'string' &&
    hash.trim() !== '' &&
    variableFields({ hash }, false).length === 0 &&
    !isPlaceholder(hash)
  );
}

const NAMES_OF_HASH = ['hash', 'Hash', 'HASH'] as const;

const CORRECTIONS: Readonly<Record<string, string>> = {
  'trailing-comma': 'Remove the comma',
  'missing-comma': 'Add the comma',
  comment: 'Remove the comment',
  'single-quote': 'Use double quotes',
  'typographic-quote': 'Use straight double quotes',
  'unquoted-name': 'Quote the name',
  'python-word': 'Write true, false or null',
  'capital-letters': 'Write it in lower case',
};

function changeOf(
  fix: Fix,
  path: Path,
  given: Fixable,
  spec: Field | undefined,
): { readonly title: string; readonly edit?: Edit | undefined } {
  const value = given.valueAt(path);
  if ('name' in fix) return { title: `Rename to ${fix.name}`, edit: given.rename(path, fix.name) };
  if ('correct' in fix) return { title: '' };
  if ('nest' in fix) return { title: 'Nest the bracket names', edit: given.nest?.(path) };
  if ('repair' in fix) return given.repair?.(path) ?? { title: '' };
  if ('keep' in fix) return { title: `Keep the ${fix.keep} ${path.at(-1)}`, edit: given.keep?.(path, fix.keep) };
  if ('remove' in fix)
    return { title: `Remove ${typeof value === 'string' ? value : 'the empty field'}`, edit: given.remove?.(path) };
  const written = fixedValue(fix, value, spec, given.writtenAt(path));
  if (written === undefined) return { title: '' };
  if ('unwrap' in fix) return { title: 'Replace with the object inside', edit: given.replace(path, written) };
  if ('array' in fix) return { title: 'Replace with an array', edit: given.replace(path, written) };
  if ('at' in fix)
    return { title: `Change ${fix.at?.at(-1)} to ${written}`, edit: given.replace(fix.at ?? path, written) };
  // Quotes are shown where they are what changes.
  const isShort = typeof written === 'string' && typeof value === 'string';
  const title = `Replace ${Array.isArray(value) ? '[] ' : ''}with ${isShort ? written : JSON.stringify(written)}`;
  return { title, edit: given.replace(path, written) };
}

/** A fix of a field in words, without anything of a payload. */
export function describeFix(field: string, fix: Fix | undefined): string {
  if (fix && 'name' in fix) return `rename ${field} to ${fix.name}`;
  return fix && 'value' in fix ? `replace ${field} with ${fix.value}` : `rewrite ${field}`;
}
