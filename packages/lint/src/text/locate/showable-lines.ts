import { offsetsIn, type Span, type TextMap } from '@pg/nested-text';
import { type Path, type PayloadType, valueAt } from '@pg/rule-kit';
import { couldBeCode, type Field, specAt } from '@pg/rule-kit/internal';
import type { ReadPayload } from '../../readers/read-embedded.ts';
import type { LocatedFinding } from './locate-findings.ts';

/** The payload that the lines are from. */
interface ShownPayload {
  readonly text: string;
  readonly value: unknown;
  readonly payloadType: PayloadType;
  readonly map: TextMap;
}

const PUNCTUATION = /^[\s{}[\],:=]*$/;

type Lines = ReadonlyMap<number, string>;

export const NO_LINES = (): Lines => new Map();

/** The lines that reports may show: only of a file that is one whole payload. */
export function showableLinesOf(
  text: string,
  [payload]: readonly ReadPayload[],
  findings: readonly LocatedFinding[],
): () => Lines {
  if (!payload?.isWhole) return NO_LINES;
  const { payloadType, value, map, syntax } = payload.source;
  if (payloadType === undefined || value === undefined || syntax === 'text') return NO_LINES;
  return () => findShowableLines({ text, value, payloadType, map: map() }, findings);
}

/**
 * Returns the lines of findings that reports may show, by line number.
 *
 * A line may be shown if it has only the field of the finding and punctuation; for a missing field, only the start of
 * the object. The value must be a code (or could be one), `true`, `false`, `null`, or the start of an object or array.
 * Anything else may be a payer's data.
 */
function findShowableLines(payload: ShownPayload, findings: readonly LocatedFinding[]): Lines {
  const lines = new Map<number, string>();
  const toOffset = offsetsIn(payload.text);
  for (const { line, path } of findings) {
    const span = { start: toOffset({ line, column: 1 }), end: toOffset({ line: line + 1, column: 1 }) };
    const text = lines.has(line) ? undefined : showableLine(payload, existingPath(payload.map, path), span);
    if (text !== undefined) lines.set(line, text);
  }
  return lines;
}

/** The path if it exists, or that of the nearest existing object around it. */
const existingPath = (map: TextMap, path: Path): Path =>
  path.length === 0 || map.locate(path) ? path : existingPath(map, path.slice(0, -1));

function showableLine({ text, value, payloadType, map }: ShownPayload, path: Path, line: Span): string | undefined {
  const place = map.locate(path);
  const spec = specAt(payloadType.table, path);
  // The first line of the whole payload does not help.
  if (place === undefined || spec === undefined || path.length === 0) return undefined;
  const to = isContainer(valueAt(value, path)) ? place.value.start + 1 : place.value.end;
  // The name may be on an earlier line than the value, and the finding too.
  if (place.value.start < line.start || to > line.end) return undefined;
  const { name = { start: line.start, end: line.start } } = place;
  const others = [
    text.slice(line.start, name.start),
    // There may be a comment between them.
    text.slice(Math.max(name.end, line.start), place.value.start),
    text.slice(to, line.end),
  ];
  // A line of punctuation does not help.
  const isAlone =
    others.every((other) => PUNCTUATION.test(other)) && !PUNCTUATION.test(text.slice(line.start, line.end));
  const written = text.slice(place.value.start, place.value.end);
  return isAlone && isShowable(spec, valueAt(value, path), written)
    ? text.slice(line.start, line.end).trimEnd()
    : undefined;
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

function isShowable(spec: Field, value: unknown, written: string): boolean {
  if (isContainer(value)) return true;
  // A value that can't be read may be anything, and is null or missing.
  if (value === undefined || value === null || typeof value === 'boolean') return written === String(value);
  const { values, knownValues = [], conflict } = spec.row?.[3] ?? {};
  return value === conflict?.value || couldBeCode(String(value), values ?? knownValues);
}
