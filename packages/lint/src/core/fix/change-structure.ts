import { BracketNameError, nestBracketNames } from '@pg/card-params';
import { type Place, readJson, type Span } from '@pg/nested-text';
import { type Finding, isObject, type Path, valueAt } from '@pg/rule-kit';
import { pointerOf } from '@pg/rule-kit/internal';
import { withoutTrailingCommas } from '../read/without-comments.ts';
import { applyEdits, type Change, type Edit } from './edit.ts';

/** The place of a value or name in the text itself. */
export type PlaceOf = (path: Path) => Place | undefined;

/** A JSON text without comments, and the places of its values. */
export interface JsonGiven {
  readonly text: string;
  readonly value: unknown;
  readonly placeOf: PlaceOf;
  /** The changes that nest the bracket names of objects: all names of an object have the same. */
  readonly nested: Map<unknown, readonly Change[]>;
}

/** Changes that add or remove fields of a JSON text. */
export function changeStructure(given: JsonGiven, { code, path }: Finding): readonly Change[] {
  return CHANGES[code]?.(given, path) ?? [];
}

type MakeChanges = (given: JsonGiven, path: Path) => readonly Change[];

const CHANGES: Readonly<Record<string, MakeChanges>> = {
  'duplicate-field': keepOne,
  'bracket-name': nestNames,
  'short-bracket-name': nestNames,
  'empty-array': replaceEmptyArray,
  'brand-as-method': (given, path) => remove(given, path, `Remove ${String(valueAt(given.value, path))}`),
};

function nestNames({ text, value, placeOf, nested }: JsonGiven, path: Path): readonly Change[] {
  const outer = path.slice(0, -1);
  const object = valueAt(value, outer);
  const span = placeOf(outer)?.value;
  if (span === undefined || !isObject(object)) return [];
  const changes = nested.get(object) ?? nestNamesOf(object, text, span);
  nested.set(object, changes);
  return changes;
}

function nestNamesOf(object: Readonly<Record<string, unknown>>, text: string, span: Span): readonly Change[] {
  const lineStart = text.lastIndexOf('\n', span.start) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(lineStart, span.start)) ?? [];
  try {
    const nestedText = JSON.stringify(nestBracketNames(object), null, 2).replaceAll('\n', `\n${indent}`);
    return [{ title: 'Nest the bracket names', edits: [{ ...span, text: nestedText }], isCertain: false }];
  } catch (error) {
    if (error instanceof BracketNameError) return [];
    throw error;
  }
}

function replaceEmptyArray(given: JsonGiven, path: Path): readonly Change[] {
  const span = given.placeOf(path)?.value;
  if (span === undefined) return [];
  return [
    ...remove(given, path, 'Remove the empty field'),
    { title: 'Replace [] with {}', edits: [{ ...span, text: '{}' }], isCertain: false },
  ];
}

function remove({ text, placeOf }: JsonGiven, path: Path, title: string): readonly Change[] {
  const place = placeOf(path);
  return place ? [{ title, edits: [removal(text, place)], isCertain: false }] : [];
}

function keepOne({ text, placeOf }: JsonGiven, path: Path): readonly Change[] {
  const last = placeOf(path);
  if (last?.name === undefined) return [];
  const withoutLast = removal(text, last);
  const { problems, map } = readJson(withoutTrailingCommas(applyEdits(text, [withoutLast])));
  const first = map().locate(path);
  const isThird = problems.some((problem) => pointerOf(problem.path) === pointerOf(path));
  if (first?.name === undefined || isThird) return [];
  const name = String(path.at(-1));
  return [
    { title: `Keep the last ${name}`, edits: [removal(text, first)], isCertain: false },
    { title: `Keep the first ${name}`, edits: [withoutLast], isCertain: false },
  ];
}

/** The removal of a field or an item, and of one of the commas beside it. */
function removal(text: string, { name, value }: Place): Edit {
  const { start, end }: Span = { start: name?.start ?? value.start, end: value.end };
  const before = text.slice(0, start).trimEnd();
  if (before.endsWith(',')) return { start: before.length - 1, end, text: '' };
  const after = text.slice(end).trimStart();
  return { start, end: after.startsWith(',') ? text.length - after.slice(1).trimStart().length : end, text: '' };
}
