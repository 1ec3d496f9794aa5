import { positionsIn, type TextMap } from '@pg/nested-text';
import type { Path } from '@pg/rule-kit';
import { type LocatedFinding, nearestSpan } from '../core/locate/locate-findings.ts';

/** A span of a file as editors count it: from 1, columns in UTF-16 units, the end exclusive. */
export type FileSpan = Pick<LocatedFinding, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** The span where the place in a file is not known. */
export const FILE_START: FileSpan = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Makes a function that finds the value at a path of a JSON text, or its name; the nearest above where there is none. */
export function spanFinder(text: string, map: TextMap): (path: Path, marksName?: boolean) => FileSpan {
  const toPosition = positionsIn(text);
  return (path, marksName = false) => {
    const { start, end } = (marksName && map.locate(path)?.name) || nearestSpan(map, path);
    const { line: endLine, column: endColumn } = toPosition(end);
    return { ...toPosition(start), endLine, endColumn };
  };
}
