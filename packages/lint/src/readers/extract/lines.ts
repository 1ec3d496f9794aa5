import type { Span } from '@pg/nested-text';

/** A line without its line break and trailing spaces. */
export interface Line extends Span {
  readonly text: string;
}

const LINE_BREAK = /\r\n?|\n/g;

/** The lines of a text, and an empty one at its end. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const add = (start: number, end: number): void => {
    const bare = text.slice(start, end).trimEnd();
    lines.push({ text: bare, start, end: start + bare.length });
  };
  let start = 0;
  for (const { index, 0: lineBreak } of text.matchAll(LINE_BREAK)) {
    add(start, index);
    start = index + lineBreak.length;
  }
  if (start < text.length) add(start, text.length);
  add(text.length, text.length);
  return lines;
}
