import type { Finding, Path } from '@pg/rule-kit';
import type { JsonMap } from './json-text/json-map.ts';
import type { Span } from './json-text/json-problem.ts';
import { positionsIn } from './json-text/line-starts.ts';
import { rules } from './rules.ts';

/** A finding with its place in the text: lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface LocatedFinding extends Finding {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A finding, and its place where that is known before the payload's positions are. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly span?: Span;
}

/** Adds the places to findings and puts them in the order in which they stand in the text. */
export function locateFindings(
  text: string,
  map: (() => JsonMap) | undefined,
  placed: readonly PlacedFinding[],
): LocatedFinding[] {
  const toPosition = positionsIn(text);
  return placed
    .map(({ finding, span }) => ({ finding, span: span ?? (map ? findSpan(map(), finding) : START) }))
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ finding, span }) => {
      const start = toPosition(span.start);
      const end = toPosition(span.end);
      return { ...finding, ...start, endLine: end.line, endColumn: end.column };
    });
}

/** The span of what a finding is about; of the object that it would stand in where it is missing. */
function findSpan(map: JsonMap, { path, rule }: Finding): Span {
  const place = map.locate(path);
  if (place) return (rules.get(rule)?.marks === 'name' && place.name) || place.value;
  return nearestSpan(map, path.slice(0, -1));
}

const START: Span = { start: 0, end: 0 };

function nearestSpan(map: JsonMap, path: Path): Span {
  const span = map.locate(path)?.value;
  return span ?? (path.length === 0 ? START : nearestSpan(map, path.slice(0, -1)));
}
