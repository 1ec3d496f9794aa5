import type { Span } from '../place/text-layer.ts';

/** A line break, with the name of the field that contains it. */
export interface LineBreak {
  readonly path: string[];
  readonly at: number;
}

/** Splits a form at `&`. */
export function partsOf(body: string): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start <= body.length; ) {
    const next = body.indexOf('&', start);
    const end = next < 0 ? body.length : next;
    spans.push({ start, end });
    start = end + 1;
  }
  return spans;
}

const REST_OF_AMP = 'amp;';

/** If every `&` is written as `&amp;`: the parts without `amp;`, and the position of the first `&amp;`. */
export function withoutAmp(body: string, all: readonly Span[]): { parts: readonly Span[]; amp?: Span } {
  const [first, ...others] = all;
  const isEscaped = others.length > 0 && others.every(({ start }) => body.startsWith(REST_OF_AMP, start));
  if (first === undefined || !isEscaped) return { parts: all };
  return {
    parts: [first, ...others.map(({ start, end }) => ({ start: start + REST_OF_AMP.length, end }))],
    amp: { start: first.end, end: first.end + 1 + REST_OF_AMP.length },
  };
}

/** Removes line breaks and indentation at the start and end of a part. They never belong to a value. */
export function withoutLineBreaks(body: string, { start, end }: Span, breaks: LineBreak[]): Span {
  let from = start;
  while (from < end && INDENTATION.includes(body.charAt(from))) from++;
  let to = end;
  while (to > from && INDENTATION.includes(body.charAt(to - 1))) to--;
  const hasBreak = noteLineBreak([], start, body.slice(start, from), breaks);
  const hasBreakAtEnd = noteLineBreak([], to, body.slice(to, end), breaks);
  return { start: hasBreak ? from : start, end: hasBreakAtEnd ? to : end };
}

/** Without other control characters, such as a form feed: they may belong to the value. */
const INDENTATION = ' \t\r\n';

/** Adds the first line break of a part to `breaks`. Returns whether there is one. */
export function noteLineBreak(path: string[], start: number, written: string, breaks: LineBreak[]): boolean {
  const at = written.search(/[\r\n]/);
  if (at >= 0) breaks.push({ path, at: start + at });
  return at >= 0;
}
