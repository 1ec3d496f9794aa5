import type { LocatedFinding, PayloadReader } from '@pg/lint';
import { offsetsIn, type Span, type Tree, verbatim } from '@pg/nested-text';
import { ifPossible } from '../parts/if-possible.ts';
import { countBySeverity, type Totals } from './totals.ts';

/** One of several payloads in a text. */
export interface PayloadPart extends Span {
  readonly totals: Totals;
}

/** More would slow the page down. */
const MOST_PARTS = 1000;

/** The payloads of an array or of lines, each with the number of its findings; none for a single payload. */
export function partsOf(text: string, findings: readonly LocatedFinding[], tree: Tree | undefined): PayloadPart[] {
  const isArray = tree?.root?.kind === 'array' && tree.layer.text === text;
  const spans: readonly Span[] = isLines(text) ? lineSpans(text) : isArray ? (tree.root?.members ?? []) : [];
  if (spans.length < 2) return [];
  const toOffset = offsetsIn(text);
  const places = findings.map((finding) => ({ finding, at: toOffset(finding) }));
  return spans.slice(0, MOST_PARTS).map(({ start, end }) => ({
    start,
    end,
    totals: countBySeverity(places.filter(({ at }) => start <= at && at < end).map(({ finding }) => finding)),
  }));
}

/** Whether a text has a JSON object in each line (NDJSON). */
export function isLines(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split(/\r?\n/, 2);
  return first.startsWith('{') && second.startsWith('{') && ifPossible(() => JSON.parse(first)) !== undefined;
}

/** Reads each line as a payload. */
export const readLines: PayloadReader = (text) =>
  lineSpans(text).map((span) => ({ layer: verbatim(text, span), syntax: 'json' }));

/** The lines that are not empty. */
const lineSpans = (text: string): Span[] =>
  Array.from(text.matchAll(/^.*\S.*$/gm), ({ index, 0: line }) => ({ start: index, end: index + line.length }));
