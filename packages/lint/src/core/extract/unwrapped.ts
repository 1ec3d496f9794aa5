import { joinedText, type TextLayer, verbatim } from '@pg/nested-text';

/** Fewer columns than this nobody wraps at. */
const FEWEST = 40;

/** The length of the lines of a text that a terminal, or a program, has cut at a column, and the text as it was. */
export interface Unwrapped {
  readonly columns: number;
  readonly layer: TextLayer;
}

/** Undoes the wrapping of a text whose lines are all as long as the first but for the last; `undefined` for any other. */
export function unwrapped(text: string): Unwrapped | undefined {
  const columns = text.search(/\r?\n/);
  if (columns < FEWEST) return undefined;
  const body = text.trimEnd();
  const spans = Array.from(body.matchAll(/[^\r\n]+/g), ({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
  const lengths = spans.map(({ start, end }) => end - start);
  const isCut =
    lengths.length > 2 &&
    lengths.every((length, i) => length === columns || (length < columns && i === lengths.length - 1));
  return isCut ? { columns, layer: joinedText(spans.map((span) => verbatim(text, span))) } : undefined;
}
