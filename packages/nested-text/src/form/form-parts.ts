import type { Span } from '../place/text-layer.ts';
import { MAX_FIELDS } from '../problem/limits.ts';
import type { FormProblem } from '../problem/problem.ts';
import { formProblem } from './form-problems.ts';

/** Splits a form at `&`, as far as it is read: empty parts count as fields. */
export function* partsOf(body: string, separator = '&'): Generator<Span> {
  for (let start = 0, count = 0; start <= body.length && count < MAX_FIELDS; count++) {
    const next = body.indexOf(separator, start);
    const end = next < 0 ? body.length : next;
    yield { start, end };
    start = end + (next < 0 ? 1 : separator.length);
  }
}

/** What is written in place of `&`. */
const SEPARATORS = ['&amp;', '&#038;', '&#38;', '\\u0026', '%26', ';'];
const NAMED_PART = /^[\w.[\]-]*=|^$/;

/** What every field of a form is separated by, if that is not `&`. Without any `&`, at least three fields must have names. */
export function findSeparator(body: string): string | undefined {
  const isHtml = body.includes('&');
  return SEPARATORS.find((separator) => {
    if (!body.includes(separator) || isHtml !== separator.startsWith('&')) return false;
    const parts = body.split(separator);
    return isHtml
      ? !parts.some((part) => part.includes('&'))
      : parts.length > 2 && parts.every((part) => NAMED_PART.test(part));
  });
}

/** Removes line breaks and indentation at the start and end of a part. They never belong to a value. */
export function withoutLineBreaks(body: string, { start, end }: Span, breaks: FormProblem[]): Span {
  let from = start;
  while (from < end && INDENTATION.includes(body.charAt(from))) from++;
  let to = end;
  while (to > from && INDENTATION.includes(body.charAt(to - 1))) to--;
  const hasBreak = noteLineBreak([], start, body.slice(start, from), breaks);
  const hasBreakAtEnd = noteLineBreak([], to, body.slice(to, end), breaks);
  return { start: hasBreak ? from : start, end: hasBreakAtEnd ? to : end };
}

/** Without other control characters, such as a form feed: they may belong to the value. */
const INDENTATION = ' \t\r\n';

/** Adds the first line break of a part to `breaks`. Returns whether there is one. */
export function noteLineBreak(path: string[], start: number, written: string, breaks: FormProblem[]): boolean {
  const at = written.search(/[\r\n]/);
  if (at < 0) return false;
  breaks.push(formProblem('syntax', 'line-break-in-form', { start: start + at, end: start + at + 1 }, path));
  return true;
}
