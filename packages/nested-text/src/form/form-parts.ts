import type { Span } from '../place/text-layer.ts';

/** Where a line break is, and the name of the entry that has it. */
export interface LineBreak {
  readonly path: string[];
  readonly at: number;
}

/** The parts of a form between its `&`. */
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

/** The parts of a form, and where the first `&amp;` is, if every `&` is written so. */
export function withoutAmp(body: string, all: readonly Span[]): { parts: readonly Span[]; amp?: Span } {
  const [first, ...others] = all;
  const isEscaped = others.length > 0 && others.every(({ start }) => body.startsWith(REST_OF_AMP, start));
  if (first === undefined || !isEscaped) return { parts: all };
  return {
    parts: [first, ...others.map(({ start, end }) => ({ start: start + REST_OF_AMP.length, end }))],
    amp: { start: first.end, end: first.end + 1 + REST_OF_AMP.length },
  };
}

/** A part without line breaks and indentation at its start and end: they are certainly not of the value. */
export function withoutLineBreaks(body: string, { start, end }: Span, breaks: LineBreak[]): Span {
  let from = start;
  while (from < end && INDENTATION.includes(body.charAt(from))) from++;
  let to = end;
  while (to > from && INDENTATION.includes(body.charAt(to - 1))) to--;
  const hasBreak = noteLineBreak([], start, body.slice(start, from), breaks);
  const hasBreakAtEnd = noteLineBreak([], to, body.slice(to, end), breaks);
  return { start: hasBreak ? from : start, end: hasBreakAtEnd ? to : end };
}

/** Other control characters, such as a form feed, are damage to the value. */
const INDENTATION = ' \t\r\n';

/** Adds the first line break of a part to the others, if it has one. */
export function noteLineBreak(path: string[], start: number, written: string, breaks: LineBreak[]): boolean {
  const at = written.search(/[\r\n]/);
  if (at >= 0) breaks.push({ path, at: start + at });
  return at >= 0;
}
