import { type Span, verbatim } from '@pg/nested-text';
import type { HeldPayload } from './held-payload.ts';
import { jsonMarks } from './json-marks.ts';
import { linesOf } from './lines.ts';

/** The objects of a text that has nothing but objects one after another; blanks and commas may stand between them. */
export function objectsIn(text: string): HeldPayload[] {
  const spans: Span[] = [];
  let depth = 0;
  let first = 0;
  for (const { mark, start, end } of jsonMarks(text)) {
    const isBetween = depth === 0 && mark !== ',';
    if (isBetween && mark !== '{') return [];
    if (isBetween) first = start;
    depth += DEPTHS[mark] ?? 0;
    if (depth === 0 && mark === '}') spans.push({ start: first, end });
  }
  return depth === 0 ? spans.map((span) => ({ layer: verbatim(text, span), syntax: 'json' })) : [];
}

const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** The forms of a text that has a form of several entries on each of its lines; lines between them may be empty. */
export function formsIn(text: string): HeldPayload[] {
  const lines = linesOf(text).filter((line) => line.text !== '');
  return lines.every((line) => SEVERAL_ENTRIES.test(line.text))
    ? lines.map((line) => ({ layer: verbatim(text, line), syntax: 'form' }))
    : [];
}

const SEVERAL_ENTRIES = /^[^\s=&]+=[^&]*&[^=&]+=.*[^&]$/;
