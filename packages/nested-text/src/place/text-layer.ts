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

/** The outermost layer: the text itself. */
export const wholeText = (text: string): TextLayer => ({ text, toOuter: (span) => span });

/** The numbers of an escape: its start and end in the decoded text, and those in the written text. */
const NUMBERS = 4;

/** Builds the layer of a text from its escapes, which may be millions. All other characters are the same in both texts. */
export class DecodedText {
  readonly #written: string;
  readonly #start: number;
  readonly #pieces: string[] = [];
  #length = 0;
  /** What is decoded of the written text. */
  #at = 0;
  #escapes = new Int32Array(NUMBERS);
  #count = 0;

  /**
   * @param written The part of the outer text.
   * @param start Its start there.
   */
  constructor(written: string, start: number) {
    this.#written = written;
    this.#start = start;
  }

  /** Adds an escape: the part of the written text from `start` to `end` is decoded to other characters. */
  add(decoded: string, start: number, end: number): void {
    this.#addText(this.#written.slice(this.#at, start));
    const first = this.#count++ * NUMBERS;
    if (first === this.#escapes.length) {
      const longer = new Int32Array(2 * first);
      longer.set(this.#escapes);
      this.#escapes = longer;
    }
    this.#escapes.set([this.#length, this.#length + decoded.length, start, end], first);
    this.#addText(decoded);
    this.#at = end;
  }

  #addText(text: string): void {
    if (text !== '') this.#pieces.push(text);
    this.#length += text.length;
  }

  /** The layer, after the last escape. */
  finish(): TextLayer {
    this.#addText(this.#written.slice(this.#at));
    const [start, escapes, count] = [this.#start, this.#escapes, this.#count];
    const numberOf = (i: number, which: number): number => escapes[i * NUMBERS + which] ?? 0;
    /** The last escape that starts at an offset or before it; -1 if there is none. */
    const escapeAt = (offset: number): number => countUpTo(offset, count, (i) => numberOf(i, 0)) - 1;
    const startOf = (offset: number): number => {
      const i = escapeAt(offset);
      if (i < 0) return start + offset;
      const after = offset - numberOf(i, 1);
      return start + (after < 0 ? numberOf(i, 2) : numberOf(i, 3) + after);
    };
    const endOf = (offset: number): number => {
      const i = escapeAt(offset - 1);
      return start + (i < 0 ? offset : numberOf(i, 3) + Math.max(0, offset - numberOf(i, 1)));
    };
    return {
      text: this.#pieces.join(''),
      toOuter: (span) => ({
        start: startOf(span.start),
        end: span.end > span.start ? endOf(span.end) : startOf(span.start),
      }),
    };
  }
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
