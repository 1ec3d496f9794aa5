import type { Span } from '@pg/nested-text';

/** A line without its line break and trailing spaces. */
export interface Line extends Span {
  readonly text: string;
}

const LINE_BREAK = /\r\n?|\n/g;

/** The lines of a text, and an empty one at its end. */
export function* linesOf(text: string): Generator<Line, void> {
  const lineAt = (start: number, end: number): Line => {
    const bare = text.slice(start, end).trimEnd();
    return { text: bare, start, end: start + bare.length };
  };
  let start = 0;
  for (const { index, 0: lineBreak } of text.matchAll(LINE_BREAK)) {
    yield lineAt(start, index);
    start = index + lineBreak.length;
  }
  if (start < text.length) yield lineAt(start, text.length);
  yield lineAt(text.length, text.length);
}
