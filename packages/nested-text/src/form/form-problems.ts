import type { ComponentFault } from '../place/form-component.ts';
import type { Span } from '../place/text-layer.ts';
import { MAX_FIELDS } from '../problem/limits.ts';
import type { FormCode } from '../problem/messages.ts';
import type { FormProblem } from '../problem/problem.ts';

export const formProblem = (
  kind: FormProblem['kind'],
  code: FormCode,
  span: Span,
  path: string[] = [],
  params: FormProblem['params'] = {},
): FormProblem => ({ kind, code, params, path, span });

/** Where no space can be: at the start of a number, and in base64 with padding. */
const PLUS = /^\++$|^\+\d|^(?=[^+]{0,1000}\+)[A-Za-z\d+/]{20,1000}(?:=|%3D){1,2}$/;
const PLUS_IN_ADDRESS = /^[^+]*\+[^@%]*(?:@|%40)/;

/** The problems of a name or a value. */
export function componentProblems(body: string, path: string[], span: Span, fault?: ComponentFault): FormProblem[] {
  const written = body.slice(span.start, span.end);
  const isPlus = PLUS.test(written) || (/mail/i.test(`${path}`) && PLUS_IN_ADDRESS.test(written));
  return [
    ...(fault ? [formProblem('syntax', faultCode(body, fault), { start: fault.start, end: fault.end }, path)] : []),
    ...(isPlus ? [formProblem('lone-plus', /[^+]/.test(written) ? 'plus-in-value' : 'lone-plus', span, path)] : []),
  ];
}

function faultCode(body: string, { kind, start }: ComponentFault): FormCode {
  if (kind === 'charset') return 'charset';
  return /^%u[\dA-Fa-f]{4}/.test(body.slice(start, start + '%u0000'.length)) ? 'unicode-escape' : 'broken-escape';
}

/** Reports problems of one kind once, at the first of them, with their number: they probably have one cause. */
export function once([first, ...others]: readonly FormProblem[]): FormProblem[] {
  return first === undefined ? [] : [{ ...first, params: { count: others.length + 1 } }];
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

export function wrongSeparator(body: string, separator: string): FormProblem {
  const start = body.indexOf(separator);
  return formProblem('syntax', 'other-separator', { start, end: start + separator.length }, [], { separator });
}

export const emptyPart = ({ start, end }: Span): FormProblem =>
  formProblem('empty-form-field', 'empty-form-field', { start: Math.max(0, start - 1), end: Math.max(1, end) });

/** The problem of a part without a name or without `=`. */
export function unnamedPart({
  nameSpan,
  valueSpan,
}: {
  readonly nameSpan: Span;
  readonly valueSpan: Span;
}): FormProblem {
  const code = nameSpan.end < valueSpan.start ? 'missing-name' : 'missing-equals';
  return formProblem('missing-equals', code, { start: nameSpan.start, end: valueSpan.end });
}
