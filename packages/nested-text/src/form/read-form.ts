import { jsonMap } from '../json/json-map.ts';
import type { Span, TextLayer } from '../place/text-layer.ts';
import { lazy, type TextMap, textMap } from '../place/text-map.ts';
import type { FormProblem } from '../problem/problem.ts';
import { readComponent } from './form-component.ts';
import { type LineBreak, noteLineBreak, partsOf, withoutAmp, withoutLineBreaks } from './form-parts.ts';
import {
  componentProblems,
  emptyParts,
  formProblem,
  lineBreakProblems,
  noForm,
  unnamedParts,
} from './form-problems.ts';

/** What a URL-encoded form says (`application/x-www-form-urlencoded`), and what is wrong with it. */
export interface FormReading {
  /** In their order, with duplicates and parts without `=`. */
  readonly entries: readonly FormEntry[];
  /** The first value of each name, without a prototype. Parts without `=`, or without a name before it, are not in it. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FormProblem[];
  /** Where names and values are. A path starts with a name, and continues inside the value. */
  readonly map: () => TextMap;
}

/** An entry of a form: decoded name and value, and where they are. */
export interface FormEntry {
  readonly name: string;
  readonly value: string;
  readonly nameSpan: Span;
  readonly valueSpan: Span;
}

interface ReadEntry extends FormEntry {
  readonly layer: TextLayer;
  readonly map: () => TextMap;
  /** Whether it has no `=`, or no name before it. */
  readonly isUnnamed: boolean;
  readonly problems: readonly FormProblem[];
}

/** The start of JSON or markup, which have no names of a form. */
const OTHER = /^\s*[{["<]/;

/**
 * Reads a form. It never throws and loses nothing: each mistake is a problem. A line break at the end of a file is no
 * mistake.
 */
export function readForm(text: string): FormReading {
  const body = text.replace(/\r?\n$/, '');
  const isOther = OTHER.test(body);
  const all = partsOf(body);
  const { parts: written, amp } = isOther ? { parts: all } : withoutAmp(body, all);
  const breaks: LineBreak[] = [];
  const parts = isOther ? written : written.map((each) => withoutLineBreaks(body, each, breaks));
  const isEmpty = ({ start, end }: Span): boolean => start === end;
  const entries = parts.filter((each) => !isEmpty(each)).map((each) => readEntry(body, each, isOther, breaks));
  const unnamed = entries.filter(({ isUnnamed }) => isUnnamed);
  const named = entries.filter(({ isUnnamed }) => !isUnnamed);
  const byName = new Map<string, ReadEntry>();
  for (const entry of named) if (!byName.has(entry.name)) byName.set(entry.name, entry);
  const again = named.filter((entry) => byName.get(entry.name) !== entry);
  return {
    entries,
    values: Object.assign(
      Object.create(null),
      Object.fromEntries(Array.from(byName, ([name, { value }]) => [name, value])),
    ),
    problems: [
      ...(named.length === 0 ? [noForm(body)] : [...emptyParts(parts.filter(isEmpty)), ...unnamedParts(unnamed)]),
      ...(amp ? [formProblem('syntax', 'html-escaped', amp)] : []),
      ...named.flatMap(({ problems }) => problems),
      ...lineBreakProblems(breaks),
      ...again.map(({ name, nameSpan }) => formProblem('duplicate-field', 'duplicate-form-field', nameSpan, [name])),
    ],
    map: () => formMap(byName),
  };
}

const formMap = (byName: ReadonlyMap<unknown, ReadEntry>): TextMap =>
  textMap(([name, ...rest]) => {
    const entry = byName.get(name);
    return entry && { place: { value: entry.valueSpan, name: entry.nameSpan }, inner: () => entry, rest };
  });

/**
 * Characters that all encoders escape in a name. A name with one of them is the rest of a value, such as of JSON with an
 * `&` that was not encoded.
 */
const NO_NAME = /["<>\\^`{|}]/;

function readEntry(body: string, { start, end }: Span, isOther: boolean, breaks: LineBreak[]): ReadEntry {
  const equals = body.slice(start, end).indexOf('=');
  const nameSpan = { start, end: equals < 0 ? end : start + equals };
  const valueSpan = { start: equals < 0 ? end : nameSpan.end + 1, end };
  const isUnnamed = isOther || equals < 0 || NO_NAME.test(body.slice(start, nameSpan.end));
  const name = readComponent(body, nameSpan);
  const value = readComponent(body, valueSpan);
  const path = [name.layer.text];
  if (!isUnnamed) noteLineBreak(path, start, body.slice(start, end), breaks);
  const problems = isUnnamed
    ? []
    : [
        ...componentProblems(body, path, nameSpan, name.fault),
        ...componentProblems(body, path, valueSpan, value.fault),
      ];
  return {
    name: name.layer.text,
    value: value.layer.text,
    nameSpan,
    valueSpan,
    layer: value.layer,
    map: lazy(() => jsonMap(value.layer.text)),
    isUnnamed,
    problems,
  };
}
