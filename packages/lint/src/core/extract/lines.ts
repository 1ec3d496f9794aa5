import type { Span } from '@pg/nested-text';

/** A line without its line break and trailing spaces. */
export interface Line extends Span {
  readonly text: string;
}

export const linesOf = (text: string): Line[] =>
  Array.from(text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g), ({ index: start, 0: line }) => {
    const bare = line.trimEnd();
    return { text: bare, start, end: start + bare.length };
  });
