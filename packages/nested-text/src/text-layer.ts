/** A part of a text: UTF-16 offsets, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text that another one carries, and where its parts stand in that other one. */
export interface TextLayer {
  /** The text as it is meant: decoded. */
  readonly text: string;
  /** Where a part of it stands in the carrying text; the span of an escape is never cut. */
  readonly toOuter: (span: Span) => Span;
}

/** A stretch that is written in another way than it reads: an escape. */
export interface Escape {
  /** In the decoded text. */
  readonly inner: Span;
  /** In the carrying text. */
  readonly outer: Span;
}

/** A text as it is: the outermost layer. */
export const wholeText = (text: string): TextLayer => ({ text, toOuter: (span) => span });

/**
 * The layer of a text that stands in another one.
 *
 * @param text The decoded text.
 * @param start Where it starts in the carrying text.
 * @param escapes In their order; between them a character stands for itself.
 */
export function decodedText(text: string, start: number, escapes: readonly Escape[]): TextLayer {
  const startOf = (offset: number): number => {
    const nearest = escapeBefore(escapes, offset);
    if (nearest === undefined) return start + offset;
    return offset < nearest.inner.end ? nearest.outer.start : nearest.outer.end + offset - nearest.inner.end;
  };
  const endOf = (offset: number): number => {
    const nearest = escapeBefore(escapes, offset - 1);
    if (nearest === undefined) return start + offset;
    return nearest.outer.end + Math.max(0, offset - nearest.inner.end);
  };
  return {
    text,
    toOuter: (span) => ({
      start: startOf(span.start),
      end: span.end > span.start ? endOf(span.end) : startOf(span.start),
    }),
  };
}

/** The last escape that starts at an offset or before it. */
function escapeBefore(escapes: readonly Escape[], offset: number): Escape | undefined {
  let low = 0;
  let high = escapes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((escapes[middle]?.inner.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return escapes[low - 1];
}

/** A layer inside a layer, as one of the outermost text. */
export const inside = (outer: TextLayer, inner: TextLayer): TextLayer => ({
  text: inner.text,
  toOuter: (span) => outer.toOuter(inner.toOuter(span)),
});
