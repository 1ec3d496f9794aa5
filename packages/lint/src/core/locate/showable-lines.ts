import { offsetsIn, type Span, type TextMap } from '@pg/nested-text';
import { type Cell, cellAt, couldBeCode, type Path, type Resource, valueAt } from '@pg/rule-kit';
import type { LocatedFinding } from './locate-findings.ts';

/** A payload whose lines may be shown. */
export interface ShownPayload {
  readonly text: string;
  readonly value: unknown;
  readonly resource: Resource;
  readonly map: TextMap;
}

const PUNCTUATION = /^[\s{}[\],:=]*$/;

/**
 * The lines of findings that may be shown, by their number.
 *
 * A line may be shown if it has nothing but punctuation and the field that the finding is about, and that field's value
 * is a code (or could be one), `true`, `false`, `null`, or the start of an object or array. Anything else may be a
 * payer's data.
 */
export function findShowableLines(payload: ShownPayload, findings: readonly LocatedFinding[]): Map<number, string> {
  const lines = new Map<number, string>();
  const toOffset = offsetsIn(payload.text);
  for (const { line, path } of findings) {
    const span = { start: toOffset({ line, column: 1 }), end: toOffset({ line: line + 1, column: 1 }) };
    const text = lines.has(line) ? undefined : showableLine(payload, path, span);
    if (text !== undefined) lines.set(line, text);
  }
  return lines;
}

function showableLine({ text, value, resource, map }: ShownPayload, path: Path, line: Span): string | undefined {
  const place = map.locate(path);
  const cell = cellAt(resource.schema, path);
  if (place === undefined || cell === undefined) return undefined;
  const to = isContainer(valueAt(value, path)) ? place.value.start + 1 : place.value.end;
  // A name may be on a line before its value's, and the finding there.
  if (place.value.start < line.start || to > line.end) return undefined;
  const { name = { start: line.start, end: line.start } } = place;
  const others = [
    text.slice(line.start, name.start),
    // There may be a comment between them.
    text.slice(Math.max(name.end, line.start), place.value.start),
    text.slice(to, line.end),
  ];
  const isAlone = others.every((other) => PUNCTUATION.test(other));
  return isAlone && isShowable(cell, valueAt(value, path)) ? text.slice(line.start, line.end).trimEnd() : undefined;
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

function isShowable(cell: Cell, value: unknown): boolean {
  if (isContainer(value) || typeof value === 'boolean' || value === null) return true;
  const { values, given } = cell.row?.[3] ?? {};
  return couldBeCode(String(value), values ?? given ?? []);
}
