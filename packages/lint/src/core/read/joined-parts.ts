import { type Span, type TextLayer, wholeText } from '@pg/nested-text';

/** Marks a part that is the same in both texts, in place of its end. */
const SAME = -1;

/** Builds a text from many small parts of another one. It takes much less memory than a layer for each part. */
export class JoinedParts {
  readonly #outer: string;
  readonly #texts: string[] = [];
  #length = 0;
  /** The start of each part in the joined text, and its span in the outer one. */
  readonly #starts: number[] = [];
  readonly #outerStarts: number[] = [];
  readonly #outerEnds: number[] = [];
  /** The end of the last part in the outer text, if it is the same there. */
  #sameEnd = SAME;

  constructor(outer: string) {
    this.#outer = outer;
  }

  /** Adds a text that is the same in the outer text, or that replaces the span as a whole. */
  add(text: string, start: number, end: number): void {
    if (text === '') return;
    const isSame = text.length === end - start && this.#outer.startsWith(text, start);
    if (!isSame || start !== this.#sameEnd) this.#startPart(start, isSame ? SAME : end);
    this.#sameEnd = isSame ? end : SAME;
    this.#addText(text);
  }

  #startPart(start: number, end: number): void {
    this.#starts.push(this.#length);
    this.#outerStarts.push(start);
    this.#outerEnds.push(end);
  }

  #addText(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
  }

  join(): TextLayer {
    const text = this.#texts.join('');
    if (text === '') return wholeText('');
    const outerOf = (offset: number): Span => {
      const i = this.#indexAt(offset);
      const [start, end] = [this.#outerStarts[i] ?? 0, this.#outerEnds[i] ?? 0];
      if (end !== SAME) return { start, end };
      const at = start + offset - (this.#starts[i] ?? 0);
      return { start: at, end: at + 1 };
    };
    return {
      text,
      toOuter({ start, end }) {
        const first = outerOf(Math.min(start, text.length - 1));
        if (end <= start) {
          const at = start < text.length ? first.start : first.end;
          return { start: at, end: at };
        }
        const last = outerOf(end - 1);
        return { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) };
      },
    };
  }

  /** The last part that starts at an offset or before it. */
  #indexAt(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
