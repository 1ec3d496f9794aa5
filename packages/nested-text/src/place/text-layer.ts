import { countUpTo } from './line-starts.ts';

/** A part of a text: UTF-16 offsets, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text inside another text, such as a JSON string in a form, and the positions of its parts in the outer text. */
export interface TextLayer {
  /** The decoded text. */
  readonly text: string;
  /** Converts a span to the outer text. It never cuts an escape. */
  readonly toOuter: (span: Span) => Span;
}

/** A part of a text that is decoded to other characters. */
export interface Escape {
  /** In the decoded text. */
  readonly inner: Span;
  /** In the outer text. */
  readonly outer: Span;
}

/** The outermost layer: the text itself. */
export const wholeText = (text: string): TextLayer => ({ text, toOuter: (span) => span });

/**
 * The layer of a text that is encoded in another text.
 *
 * @param text The decoded text.
 * @param start Its start in the outer text.
 * @param escapes In order. All other characters are the same in both texts.
 */
export function decodedText(text: string, start: number, escapes: readonly Escape[]): TextLayer {
  /** The last escape that starts at an offset or before it. */
  const escapeAt = (offset: number): Escape | undefined =>
    escapes[countUpTo(offset, escapes.length, (i) => escapes[i]?.inner.start ?? 0) - 1];
  const startOf = (offset: number): number => {
    const nearest = escapeAt(offset);
    if (nearest === undefined) return start + offset;
    return offset < nearest.inner.end ? nearest.outer.start : nearest.outer.end + offset - nearest.inner.end;
  };
  const endOf = (offset: number): number => {
    const nearest = escapeAt(offset - 1);
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

/** The layer of an inner text in the outermost text. */
export const composeLayers = (outer: TextLayer, inner: TextLayer): TextLayer => ({
  text: inner.text,
  toOuter: (span) => outer.toOuter(inner.toOuter(span)),
});

/** A text that replaces a part of the outer text. Each of its characters has the position of the whole part. */
export const replacedText = (text: string, outer: Span): TextLayer => ({ text, toOuter: () => outer });

/** A part of the outer text without escapes. */
export const verbatim = (outer: string, { start, end }: Span): TextLayer => ({
  text: outer.slice(start, end),
  toOuter: (span) => ({ start: start + span.start, end: start + span.end }),
});

/** Joins layers of one outer text. They may be in any order there, with gaps. */
export function joinedText(layers: readonly TextLayer[]): TextLayer {
  const parts = layers.filter(({ text }) => text !== '');
  const starts: number[] = [];
  let length = 0;
  for (const { text } of parts) {
    starts.push(length);
    length += text.length;
  }
  const outerOf = (offset: number): Span => {
    const i = countUpTo(offset, starts.length, (each) => starts[each] ?? 0) - 1;
    const inner = offset - (starts[i] ?? 0);
    return parts[i]?.toOuter({ start: inner, end: inner + 1 }) ?? NOWHERE;
  };
  return {
    text: parts.map(({ text }) => text).join(''),
    toOuter({ start, end }) {
      if (end > start) return spanning(outerOf(start), outerOf(end - 1));
      const at = start < length ? outerOf(start).start : outerOf(length - 1).end;
      return { start: at, end: at };
    },
  };
}

const NOWHERE: Span = { start: 0, end: 0 };

const spanning = (a: Span, b: Span): Span => ({ start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) });
