import { readJson } from '../json-text/read-json.ts';
import { inside, type Span, type TextLayer } from '../text-layer.ts';
import { placeIn, type TextMap } from '../text-map.ts';
import { joinLineBreaks, lineBreaks, spansOf } from './entry-spans.ts';
import { type ComponentFault, type FormComponent, readComponent } from './form-component.ts';
import { count, ENTRIES, type FormProblem } from './form-problem.ts';
import { loneTexts } from './lone-texts.ts';
import { withLostJoints } from './lost-joints.ts';

/** What a URL-encoded form says (`application/x-www-form-urlencoded`), and what is wrong with it. */
export interface FormReading {
  /** In their order, names given twice and texts without `=` included. */
  readonly entries: readonly FormEntry[];
  /** The values by their names, the first of each; without a prototype. A text without `=`, or with no name before it, may be no name: it has none. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FormProblem[];
  /** Where names and values stand; a path is a name, and goes on into the text that the value is. */
  readonly map: () => TextMap;
}

/** An entry of a form: decoded name and value, and where they stand. */
export interface FormEntry {
  readonly name: string;
  readonly value: string;
  readonly nameSpan: Span;
  readonly valueSpan: Span;
}

interface ReadEntry extends FormEntry {
  readonly layer: TextLayer;
  /** Whether it has no `=`, or no name before it. */
  readonly isLone: boolean;
}

/** How a form is read. */
export interface ReadFormOptions {
  /** Names that it may have: a text without `=` that begins with one of them is that entry, if the form has no other. */
  readonly names?: readonly string[];
}

/**
 * Reads a form. It takes every text and loses nothing: what is wrong is a problem at its place. A line break at the end
 * of a file is none.
 */
export function readForm(text: string, { names = [] }: ReadFormOptions = {}): FormReading {
  const body = text.replace(/\r?\n$/, '');
  const entries: ReadEntry[] = [];
  const ofEntries: FormProblem[] = [];
  const empty: Span[] = [];
  const isOther = OTHER.test(body) || isQuotedPrintable(body);
  const stretches = spansOf(body, isOther, ofEntries);
  const isSplit = !isOther && names.length > 0;
  for (const stretch of isSplit ? withLostJoints(body, stretches, names, ofEntries) : stretches) {
    if (stretch.start === stretch.end) empty.push(stretch);
    else entries.push(readEntry(body, stretch, isOther, ofEntries));
  }
  const problems = joinLineBreaks(ofEntries);
  const byName = new Map<string, ReadEntry>();
  const again: ReadEntry[] = [];
  for (const entry of entries) {
    if (entry.isLone) continue;
    if (byName.has(entry.name)) again.push(entry);
    else byName.set(entry.name, entry);
  }
  for (const problem of duplicateNames(again, byName.size)) problems.push(problem);
  const formProblems = problemsOfForm(
    body,
    entries,
    empty,
    names.filter((name) => !byName.has(name)),
  );
  return {
    entries,
    values: Object.assign(
      Object.create(null),
      Object.fromEntries([...byName].map(([name, { value }]) => [name, value])),
    ),
    problems: [...formProblems, ...problems],
    map: () => formMap(byName),
  };
}

/**
 * What nothing that encodes a form leaves in a name as it is: before the `=` stands the rest of a value then, such as of a
 * JSON text that was not encoded and has an `&`.
 */
const NO_NAME = /["<>\\^`{|}]/;

/** JSON and markup have no names of a form. */
const OTHER = /^\s*[{["<]/;

function readEntry(body: string, { start, end }: Span, isOther: boolean, problems: FormProblem[]): ReadEntry {
  const equals = body.slice(start, end).indexOf('=');
  const nameSpan = { start, end: equals < 0 ? end : start + equals };
  const valueSpan = { start: equals < 0 ? end : nameSpan.end + 1, end };
  const isLone = isOther || equals < 0 || NO_NAME.test(body.slice(start, nameSpan.end));
  const name = readComponent(body, nameSpan);
  const value = readComponent(body, valueSpan);
  const path = [name.layer.text];
  if (!isLone) problems.push(...problemsOf(body, path, nameSpan, name), ...problemsOf(body, path, valueSpan, value));
  return { name: name.layer.text, value: value.layer.text, nameSpan, valueSpan, layer: value.layer, isLone };
}

function problemsOf(body: string, path: string[], span: Span, { fault }: FormComponent): FormProblem[] {
  const written = body.slice(span.start, span.end);
  return [
    ...(fault && !LINE_BREAK.test(body.slice(fault.start, fault.end))
      ? [{ kind: 'syntax' as const, path, ...describeFault(body, fault) }]
      : []),
    ...(/^\++$/.test(written) ? [{ kind: 'lone-plus' as const, path, span, ...LONE_PLUS }] : []),
    ...lineBreaks(path, span, written),
  ];
}

/** A line break inside an escape is what is wrong with it. */
const LINE_BREAK = /[\r\n]/;

const LONE_PLUS = {
  found: 'nothing but a plus sign',
  allowed: 'a form reads it as a blank',
  hint: 'Write a plus sign as %2B, and leave an empty entry out.',
};

function describeFault(body: string, { kind, start, end }: ComponentFault): Omit<FormProblem, 'kind' | 'path'> {
  const span = { start, end };
  if (kind === 'charset') {
    return {
      span,
      found: 'a percent-encoded byte that is not UTF-8',
      allowed: 'percent-encoded UTF-8 only',
      hint: 'Encode the form as UTF-8: another charset, such as Latin-1, has other bytes.',
    };
  }
  const isUnicodeEscape = /^%u[\dA-Fa-f]{4}/.test(body.slice(start, start + '%u0000'.length));
  return {
    span,
    found: 'a percent sign without two hexadecimal digits',
    allowed: 'a percent sign and two hexadecimal digits',
    hint: isUnicodeEscape
      ? 'Encode with encodeURIComponent or URLSearchParams: escape() writes what no server reads.'
      : 'Write a percent sign itself as %25.',
  };
}

/** What is said of names that were there already; a form that was pasted twice has one mistake. */
function duplicateNames(again: readonly FormEntry[], known: number): FormProblem[] {
  const [first] = again;
  const isTwice = first !== undefined && known > 1 && again.length === known;
  const isEach = isTwice && new Set(again.map(({ name }) => name)).size === known;
  return isEach
    ? [{ ...duplicateName(first), found: 'a second time what the form has already' }]
    : again.map(duplicateName);
}

const duplicateName = ({ name, nameSpan }: FormEntry): FormProblem => ({
  kind: 'duplicate-name',
  path: [name],
  span: nameSpan,
  found: 'a name that the form has already',
  allowed: 'each name once',
  hint: 'Keep one of them: servers differ in which one they read.',
});

/** What is wrong with a form as a whole, and with what is no entry in it. */
function problemsOfForm(
  body: string,
  entries: readonly ReadEntry[],
  empty: readonly Span[],
  lacking: readonly string[],
): FormProblem[] {
  const lone = entries.filter(({ isLone }) => isLone);
  const syntax = (found: string, end = body.length, hint?: string): FormProblem[] => [
    { kind: 'syntax', path: [], span: { start: 0, end }, found, allowed: ENTRIES, ...(hint !== undefined && { hint }) },
  ];
  if (body.trim() === '') return syntax(body === '' ? 'an empty form' : 'nothing but blanks', 0);
  if (entries.length === 0) return syntax('nothing but &');
  if (lone.length === entries.length) return syntax('a text without name=value', body.length, hintAtOther(body));
  return [...emptyEntries(empty), ...loneTexts(lone, lacking)];
}

/** Whether an e-mail has encoded the form: `=` is `=3D` there, and `=` at the end of a line goes on. */
function isQuotedPrintable(body: string): boolean {
  const entries = body.replace(/=\r?\n/g, '').split('&');
  return entries.every((entry) => /^[^=]*=3D/.test(entry));
}

/** What a text without entries is instead. */
function hintAtOther(body: string): string | undefined {
  if (isQuotedPrintable(body)) return 'Undo the e-mail’s encoding, quoted-printable: "=3D" is "=".';
  if (/^\s*[{[]/.test(body)) return 'Read it as JSON: what begins with a bracket is no form.';
  return /%3D/i.test(body) ? 'Encode names and values only: = and & stand between them as they are.' : undefined;
}

function emptyEntries([first, ...others]: readonly Span[]): FormProblem[] {
  if (first === undefined) return [];
  const span = { start: Math.max(0, first.start - 1), end: Math.max(1, first.end) };
  const found = count(others.length, 'an empty entry', 'empty entries');
  return [{ kind: 'empty-entry', path: [], span, found, allowed: ENTRIES, hint: 'Remove the & that joins nothing.' }];
}

function formMap(byName: ReadonlyMap<string, ReadEntry>): TextMap {
  const maps = new Map<ReadEntry, TextMap>();
  const mapOf = (entry: ReadEntry): TextMap => {
    const map = maps.get(entry) ?? readJson(entry.value).map();
    maps.set(entry, map);
    return map;
  };
  const find = (step: string | number | undefined): ReadEntry | undefined =>
    typeof step === 'string' ? byName.get(step) : undefined;
  return {
    locate([step, ...rest]) {
      const entry = find(step);
      if (entry === undefined) return undefined;
      if (rest.length === 0) return { value: entry.valueSpan, name: entry.nameSpan };
      const place = mapOf(entry).locate(rest);
      return place && placeIn(entry.layer, place);
    },
    textAt([step, ...rest]) {
      const entry = find(step);
      if (entry === undefined || rest.length === 0) return entry?.layer;
      const innermost = mapOf(entry).textAt(rest);
      return innermost && inside(entry.layer, innermost);
    },
  };
}
