import type { Span } from '../src/index.ts';

/** For tests: a text without its marks ⟦ and ⟧, and the span between them. */
export function marked(textWithMarks: string): { text: string; span: Span } {
  const [before, inside, after, ...more] = textWithMarks.split(/[⟦⟧]/);
  if (before === undefined || inside === undefined || after === undefined || more.length > 0) {
    throw new RangeError('The text must have one ⟦ and one ⟧.');
  }
  const start = before.length;
  return { text: `${before}${inside}${after}`, span: { start, end: start + inside.length } };
}
