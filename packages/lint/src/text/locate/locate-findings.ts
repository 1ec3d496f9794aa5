import { positionsIn, type Span, type TextLayer, type TextMap, wholeText } from '@pg/nested-text';
import type { Finding, Path } from '@pg/rule-kit';
import { EMPTY_MAP } from '../../readers/read/source.ts';
import { marksName } from '../../rules/all-rules.ts';

/** A finding with its position. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export type LocatedFinding<TFinding extends Finding = Finding> = TFinding & {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/** The findings of one payload, and where it is in the text. */
export interface PayloadFindings {
  readonly layer: TextLayer;
  /** The places of the payload's values, if it has any. */
  readonly map?: () => TextMap;
  readonly findings: readonly Finding[];
  /** The payload's path in the document, which is put before the paths of findings. */
  readonly at?: Path | undefined;
}

/** Adds positions to the findings of a text's payloads, and sorts by them. */
export function locateFindings(text: string, payloads: readonly PayloadFindings[]): LocatedFinding[] {
  const toLines = linesOf(text);
  return payloads
    .flatMap(findSpans)
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ finding, span }) => ({ ...finding, ...toLines(span) }));
}

/** Makes a function that converts a span of a text to lines and columns. */
export function linesOf(text: string) {
  const toPosition = positionsIn(text);
  return ({ start, end }: Span): Omit<LocatedFinding, keyof Finding> => {
    const { line: endLine, column: endColumn } = toPosition(end);
    return { ...toPosition(start), endLine, endColumn };
  };
}

/** The findings, and the parts of the whole text that they are about. */
function findSpans({ layer, map = () => EMPTY_MAP, findings, at = [] }: PayloadFindings) {
  if (findings.length === 0) return [];
  const places = map();
  return findings.map((finding) => ({
    finding: at.length === 0 ? finding : { ...finding, path: [...at, ...finding.path] },
    span: layer.toOuter(findSpan(layer.text, places, finding)),
  }));
}

/**
 * The part of a text that a finding is about; for a missing field, the opening brace of the object without it.
 *
 * @param map The places of the text's parts; a finding's path starts at the map's root.
 */
function findSpan(text: string, map: TextMap, finding: Finding): Span {
  const { path, within } = finding;
  if (within) {
    const layer = map.textAt(within.path) ?? wholeText(text);
    return layer.toOuter(within);
  }
  return (marksName(finding) && map.locate(path)?.name) || nearestSpan(map, path);
}

/** The span of the value at a path; of a missing value, the opening brace of the nearest existing object around it. */
export const nearestSpan = (map: TextMap, path: Path): Span => map.locate(path)?.value ?? openingAround(map, path);

function openingAround(map: TextMap, path: Path): Span {
  if (path.length === 0) return { start: 0, end: 0 };
  const around = path.slice(0, -1);
  const place = map.locate(around);
  return place ? (place.opening ?? place.value) : openingAround(map, around);
}
