import { jsonMap } from '../json/json-map.ts';
import type { Span, TextLayer } from '../place/text-layer.ts';
import { lazy, type TextMap, textMap } from '../place/text-map.ts';
import type { FormProblem } from '../problem/problem.ts';
import { readComponent } from './form-component.ts';
import { type LineBreak, noteLineBreak, stretchesOf, withoutAmp, withoutLineBreaks } from './form-entries.ts';
import {
  componentProblems,
  duplicateName,
  emptyEntries,
  htmlEscaped,
  lineBreakProblems,
  loneTexts,
  noForm,
} from './form-problems.ts';

/** What a URL-encoded form says (`application/x-www-form-urlencoded`), and what is wrong with it. */
export interface FormReading {
  /** In their order, duplicates and texts without `=` included. */
  readonly entries: readonly FormEntry[];
  /** The values by their names, the first of each; without a prototype. A text without `=`, or with no name before it, may be no name: it has none. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FormProblem[];
  /** Where names and values are; a path is a name, and goes on into the text that the value is. */
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
  readonly isLone: boolean;
  readonly problems: readonly FormProblem[];
}

/** JSON and markup have no names of a form. */
const OTHER = /^\s*[{["<]/;

/**
 * Reads a form. It takes every text and loses nothing: what is wrong is a problem at its place. A line break at the end
 * of a file is none.
 */
export function readForm(text: string): FormReading {
  const body = text.replace(/\r?\n$/, '');
  const isOther = OTHER.test(body);
  const all = stretchesOf(body);
  const { stretches: written, amp } = isOther ? { stretches: all } : withoutAmp(body, all);
  const breaks: LineBreak[] = [];
  const stretches = isOther ? written : written.map((each) => withoutLineBreaks(body, each, breaks));
  const isEmpty = ({ start, end }: Span): boolean => start === end;
  const entries = stretches.filter((each) => !isEmpty(each)).map((each) => readEntry(body, each, isOther, breaks));
  const lone = entries.filter(({ isLone }) => isLone);
  const named = entries.filter(({ isLone }) => !isLone);
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
      ...(named.length === 0 ? [noForm(body)] : [...emptyEntries(stretches.filter(isEmpty)), ...loneTexts(lone)]),
      ...(amp ? [htmlEscaped(amp)] : []),
      ...named.flatMap(({ problems }) => problems),
      ...lineBreakProblems(breaks),
      ...again.map(({ name, nameSpan }) => duplicateName(name, nameSpan)),
    ],
    map: () => formMap(byName),
  };
}

const formMap = (byName: ReadonlyMap<unknown, ReadEntry>): TextMap =>
  textMap(([name, ...rest]) => {
    const entry = byName.get(name);
    return entry && { place: () => ({ value: entry.valueSpan, name: entry.nameSpan }), inner: () => entry, rest };
  });

/**
 * What nothing that encodes a form leaves in a name as it is: before the `=` is the rest of a value then, such as of JSON
 * that was not encoded and has an `&`.
 */
const NO_NAME = /["<>\\^`{|}]/;

function readEntry(body: string, { start, end }: Span, isOther: boolean, breaks: LineBreak[]): ReadEntry {
  const equals = body.slice(start, end).indexOf('=');
  const nameSpan = { start, end: equals < 0 ? end : start + equals };
  const valueSpan = { start: equals < 0 ? end : nameSpan.end + 1, end };
  const isLone = isOther || equals < 0 || NO_NAME.test(body.slice(start, nameSpan.end));
  const name = readComponent(body, nameSpan);
  const value = readComponent(body, valueSpan);
  const path = [name.layer.text];
  if (!isLone) noteLineBreak(path, start, body.slice(start, end), breaks);
  const problems = isLone
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
    isLone,
    problems,
  };
}
