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

/** The fields of a URL-encoded form (`application/x-www-form-urlencoded`), and its problems. */
export interface FormReading {
  /** In the form's order, with duplicates and parts without `=`. */
  readonly fields: readonly FormField[];
  /** The first value of each name. Parts without `=`, or without a name before it, are left out. It has no prototype. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FormProblem[];
  /** The positions of names and values. A path starts with a name, and continues inside the value. */
  readonly map: () => TextMap;
}

/** A field of a form: its decoded name and value, and their positions. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly nameSpan: Span;
  readonly valueSpan: Span;
}

interface ReadField extends FormField {
  readonly layer: TextLayer;
  readonly map: () => TextMap;
  /** Whether it has no `=`, or no name before `=`. */
  readonly isUnnamed: boolean;
  readonly problems: readonly FormProblem[];
}

const JSON_OR_MARKUP = /^\s*[{["<]/;

/**
 * Reads a form. It never throws, and keeps values that have mistakes: each mistake is a problem. A line break at the end of a
 * file is allowed.
 */
export function readForm(text: string): FormReading {
  const body = text.replace(/\r?\n$/, '');
  const isOther = JSON_OR_MARKUP.test(body);
  const all = partsOf(body);
  const { parts: written, amp } = isOther ? { parts: all } : withoutAmp(body, all);
  const breaks: LineBreak[] = [];
  const parts = isOther ? written : written.map((each) => withoutLineBreaks(body, each, breaks));
  const isEmpty = ({ start, end }: Span): boolean => start === end;
  const fields = parts.filter((each) => !isEmpty(each)).map((each) => readField(body, each, isOther, breaks));
  const unnamed = fields.filter(({ isUnnamed }) => isUnnamed);
  const named = fields.filter(({ isUnnamed }) => !isUnnamed);
  const byName = new Map<string, ReadField>();
  for (const field of named) if (!byName.has(field.name)) byName.set(field.name, field);
  const duplicates = named.filter((field) => byName.get(field.name) !== field);
  return {
    fields,
    values: Object.assign(
      Object.create(null),
      Object.fromEntries(Array.from(byName, ([name, { value }]) => [name, value])),
    ),
    problems: [
      ...(named.length === 0 ? [noForm(body)] : [...emptyParts(parts.filter(isEmpty)), ...unnamedParts(unnamed)]),
      ...(amp ? [formProblem('syntax', 'html-escaped', amp)] : []),
      ...named.flatMap(({ problems }) => problems),
      ...lineBreakProblems(breaks),
      ...duplicates.map(({ name, nameSpan }) =>
        formProblem('duplicate-field', 'duplicate-form-field', nameSpan, [name]),
      ),
    ],
    map: () => formMap(byName),
  };
}

const formMap = (byName: ReadonlyMap<unknown, ReadField>): TextMap =>
  textMap(([name, ...rest]) => {
    const field = byName.get(name);
    return field && { place: { value: field.valueSpan, name: field.nameSpan }, inner: () => field, rest };
  });

/**
 * Characters that all encoders escape in a name. A name with one of them is the rest of a value with an `&` that was not
 * encoded.
 */
const NO_NAME = /["<>\\^`{|}]/;

function readField(body: string, { start, end }: Span, isOther: boolean, breaks: LineBreak[]): ReadField {
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
