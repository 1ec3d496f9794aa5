import type { Span } from '../place/text-layer.ts';
import { MAX_FIELDS } from '../problem/limits.ts';
import type { FormCode } from '../problem/messages.ts';
import type { FormProblem } from '../problem/problem.ts';
import type { ComponentFault } from './form-component.ts';
import type { LineBreaks } from './form-parts.ts';

export const formProblem = (
  kind: FormProblem['kind'],
  code: FormCode,
  span: Span,
  path: string[] = [],
  params: FormProblem['params'] = {},
): FormProblem => ({ kind, code, params, path, span });

/** The problems of a name or a value. */
export function componentProblems(body: string, path: string[], span: Span, fault?: ComponentFault): FormProblem[] {
  const [plus, digit] = /^\++$|^\+(\d)/.exec(body.slice(span.start, span.end)) ?? [];
  return [
    ...(fault ? [formProblem('syntax', faultCode(body, fault), { start: fault.start, end: fault.end }, path)] : []),
    ...(plus ? [formProblem('lone-plus', digit ? 'leading-plus' : 'lone-plus', span, path)] : []),
  ];
}

function faultCode(body: string, { kind, start }: ComponentFault): FormCode {
  if (kind === 'charset') return 'charset';
  return /^%u[\dA-Fa-f]{4}/.test(body.slice(start, start + '%u0000'.length)) ? 'unicode-escape' : 'broken-escape';
}

/** Reports several line breaks once: each field was probably written on its own line. */
export function lineBreakProblems({ first, count }: LineBreaks): FormProblem[] {
  if (first === undefined) return [];
  const span = { start: first.at, end: first.at + 1 };
  return [formProblem('syntax', 'line-break-in-form', span, first.path, { count })];
}

/** The problem of a form with more fields than are read: the last of them ends at `end`. */
export function tooManyFields(body: string, end: number): FormProblem[] {
  if (end === body.length) return [];
  return [formProblem('too-many-values', 'too-many-fields', { start: end, end: end + 1 }, [], { max: MAX_FIELDS })];
}

/** The problem of a text that is not a form. */
export function noForm(body: string): FormProblem {
  if (/^[\s&]*$/.test(body)) return formProblem('syntax', 'empty-form', { start: 0, end: 0 });
  const isEncoded = /%3D/i.test(body);
  const code = /^\s*[{[]/.test(body) ? 'json-as-form' : isEncoded ? 'form-encoded-twice' : 'no-form';
  return formProblem('syntax', code, { start: 0, end: body.length });
}

/** The first of several parts, and their number. */
export interface Parts<TPart> {
  first?: TPart;
  count: number;
}

/** The problem of empty parts, at the first of them. */
export function emptyParts({ first, count }: Parts<Span>): FormProblem[] {
  if (first === undefined) return [];
  const span = { start: Math.max(0, first.start - 1), end: Math.max(1, first.end) };
  return [formProblem('empty-form-field', 'empty-form-field', span, [], { count })];
}

/** The problem of parts without a name or without `=`, at the first of them. */
export function unnamedParts({
  first,
  count,
}: Parts<{ readonly nameSpan: Span; readonly valueSpan: Span }>): FormProblem[] {
  if (first === undefined) return [];
  const code = first.nameSpan.end < first.valueSpan.start ? 'missing-name' : 'missing-equals';
  const span = { start: first.nameSpan.start, end: first.valueSpan.end };
  return [formProblem('missing-equals', code, span, [], { count })];
}
