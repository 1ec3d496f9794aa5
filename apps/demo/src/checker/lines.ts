import type { PayloadReader } from '@pg/lint';
import { type Span, verbatim } from '@pg/nested-text';

/** Whether a text has a JSON object in each line (NDJSON). */
export function isLines(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split(/\r?\n/, 2);
  return isObjectLine(first) && second.startsWith('{');
}

function isObjectLine(line: string): boolean {
  try {
    return line.startsWith('{') && typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** Reads each line as a payload. */
export const readLines: PayloadReader = (text) =>
  lineSpans(text).map((span) => ({ layer: verbatim(text, span), syntax: 'json' }));

/** The lines that are not empty. */
export const lineSpans = (text: string): Span[] =>
  Array.from(text.matchAll(/^.*\S.*$/gm), ({ index, 0: line }) => ({ start: index, end: index + line.length }));
