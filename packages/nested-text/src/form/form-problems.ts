import type { Span } from '../place/text-layer.ts';
import { describe, type FormProblem } from '../problem/problem.ts';
import { FORM_SENTENCES } from '../problem/sentences.ts';
import type { ComponentFault } from './form-component.ts';
import type { LineBreak } from './form-entries.ts';

type Code = FormProblem['code'];

const problem = (kind: FormProblem['kind'], code: Code, span: Span, path: string[] = [], count = 1): FormProblem => ({
  kind,
  path,
  span,
  ...describe(FORM_SENTENCES, code, count === 1 ? {} : { count }),
});

export const htmlEscaped = (span: Span): FormProblem => problem('syntax', 'html-escaped', span);

/** What is wrong with a name or a value. */
export function componentProblems(body: string, path: string[], span: Span, fault?: ComponentFault): FormProblem[] {
  const isPlus = /^\++$/.test(body.slice(span.start, span.end));
  return [
    ...(fault ? [problem('syntax', faultCode(body, fault), { start: fault.start, end: fault.end }, path)] : []),
    ...(isPlus ? [problem('lone-plus', 'lone-plus', span, path)] : []),
  ];
}

function faultCode(body: string, { kind, start }: ComponentFault): Code {
  if (kind === 'charset') return 'charset';
  return /^%u[\dA-Fa-f]{4}/.test(body.slice(start, start + '%u0000'.length)) ? 'unicode-escape' : 'broken-escape';
}

/** A form with each entry on a line of its own has one mistake. */
export function lineBreakProblems(breaks: readonly LineBreak[]): FormProblem[] {
  const [first] = breaks;
  if (first === undefined) return [];
  const span = { start: first.at, end: first.at + 1 };
  return [problem('syntax', breaks.length === 1 ? 'line-break' : 'line-breaks', span, first.path, breaks.length)];
}

export const duplicateName = (name: string, span: Span): FormProblem =>
  problem('duplicate-name', 'duplicate-name', span, [name]);

/** A text that is no form at all. */
export function noForm(body: string): FormProblem {
  if (/^[\s&]*$/.test(body)) return problem('syntax', 'empty-form', { start: 0, end: 0 });
  const isEncoded = /%3D/i.test(body);
  const code = /^\s*[{[]/.test(body) ? 'json-as-form' : isEncoded ? 'form-encoded-twice' : 'no-form';
  return problem('syntax', code, { start: 0, end: body.length });
}

/** An `&` that joins nothing; of several the first is marked. */
export function emptyEntries(empty: readonly Span[]): FormProblem[] {
  const [first] = empty;
  if (first === undefined) return [];
  const span = { start: Math.max(0, first.start - 1), end: Math.max(1, first.end) };
  return [problem('empty-entry', empty.length === 1 ? 'empty-entry' : 'empty-entries', span, [], empty.length)];
}

/** Texts that are no entry; of several the first is marked. */
export function loneTexts(lone: readonly { readonly nameSpan: Span; readonly valueSpan: Span }[]): FormProblem[] {
  const [first] = lone;
  if (first === undefined) return [];
  const [one, many]: [Code, Code] =
    first.nameSpan.end < first.valueSpan.start ? ['no-name', 'no-names'] : ['lone-text', 'lone-texts'];
  const span = { start: first.nameSpan.start, end: first.valueSpan.end };
  return [problem('lone-text', lone.length === 1 ? one : many, span, [], lone.length)];
}
