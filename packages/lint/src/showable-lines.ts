import type { TextMap } from '@pg/nested-text';
import { type Cell, couldBeCode, type Path, type Resource, schemaCell } from '@pg/rule-kit';
import type { LocatedFinding } from './locate-findings.ts';

/** What is needed to tell which lines of a payload may be shown. */
export interface ShownPayload {
  readonly text: string;
  readonly value: unknown;
  readonly resource: Resource;
  readonly map: TextMap;
}

const PUNCTUATION = /^[\s{}[\],:]*$/;

/**
 * The lines of findings that may be shown, by their number.
 *
 * A line may be shown if all that stands on it, but for punctuation, is the entry that the finding is about, and that
 * entry's value is a code (or could be one), `true`, `false`, `null`, or the start of an object or a list. Everything
 * else may be a payer's data.
 */
export function findShowableLines(payload: ShownPayload, findings: readonly LocatedFinding[]): Map<number, string> {
  const lines = new Map<number, string>();
  for (const { line, path } of findings) {
    const text = lines.has(line) ? undefined : showableLine(payload, path);
    if (text !== undefined) lines.set(line, text);
  }
  return lines;
}

function showableLine({ text, value, resource, map }: ShownPayload, path: Path): string | undefined {
  const place = map.locate(path);
  const cell = cellAt(schemaCell(resource.schema), path);
  if (place === undefined || cell === undefined) return undefined;
  const start = text.lastIndexOf('\n', place.value.start - 1) + 1;
  const lineEnd = text.indexOf('\n', place.value.start);
  const line = text.slice(start, lineEnd < 0 ? undefined : lineEnd);
  const from = Math.max(place.name?.start ?? place.value.start, start);
  const to = isContainer(valueAt(value, path)) ? place.value.start + 1 : place.value.end;
  const isAlone = PUNCTUATION.test(text.slice(start, from)) && PUNCTUATION.test(text.slice(to, start + line.length));
  return isAlone && isShowable(cell, valueAt(value, path)) ? line.trimEnd() : undefined;
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

function isShowable(cell: Cell, value: unknown): boolean {
  if (isContainer(value) || typeof value === 'boolean' || value === null) return true;
  const { values, given } = cell.row?.[3] ?? {};
  return couldBeCode(String(value), values ?? given ?? []);
}

function cellAt(root: Cell | undefined, path: Path): Cell | undefined {
  return path.reduce<Cell | undefined>(
    (cell, step) => (typeof step === 'number' ? cell?.item : cell?.cells[step]),
    root,
  );
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce((value, step) => (value as Record<string | number, unknown>)[step], root);
}
