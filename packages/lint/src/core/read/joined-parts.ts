import { type Span, type TextLayer, wholeText } from '@pg/nested-text';

/** Builds a text from many small parts of another one. It takes much less memory than a layer for each part. */
export class JoinedParts {
  readonly #texts: string[] = [];
  #length = 0;
  /** The start of each part in the joined text, and its span in the outer one. */
  readonly #starts: number[] = [];
  readonly #outerStarts: number[] = [];
  readonly #outerEnds: number[] = [];
  readonly #layers = new Map<number, TextLayer>();

  /** Adds a text that is the same in the outer text, or that replaces the span as a whole. */
  add(text: string, start: number, end: number): void {
    if (text === '') return;
    this.#starts.push(this.#length);
    this.#outerStarts.push(start);
    this.#outerEnds.push(end);
    this.#texts.push(text);
    this.#length += text.length;
  }

  addLayer(layer: TextLayer): void {
    if (layer.text !== '') this.#layers.set(this.#starts.length, layer);
    this.add(layer.text, 0, 0);
  }

  join(outer: string): TextLayer {
    const text = this.#texts.join('');
    const texts = this.#texts;
    const isSame = (i: number, start: number, end: number): boolean => texts[i] === outer.slice(start, end);
    const outerOf = (offset: number): Span => {
      const i = this.#indexAt(offset);
      const inner = offset - (this.#starts[i] ?? 0);
      const layer = this.#layers.get(i);
      if (layer) return layer.toOuter({ start: inner, end: inner + 1 });
      const [start, end] = [this.#outerStarts[i] ?? 0, this.#outerEnds[i] ?? 0];
      return isSame(i, start, end) ? { start: start + inner, end: start + inner + 1 } : { start, end };
    };
    if (text === '') return wholeText('');
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
