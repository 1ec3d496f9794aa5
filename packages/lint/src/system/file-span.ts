import type { TextMap } from '@pg/nested-text';
import type { Path } from '@pg/rule-kit';
import { type LocatedFinding, linesOf, nearestSpan } from '../text/locate/locate-findings.ts';

/** A part of a file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export type FileSpan = Pick<LocatedFinding, 'line' | 'column' | 'endLine' | 'endColumn'>;

/**
 * Makes a function that returns the span of a value in a JSON text, or of its name. For a missing value, it returns the
 * opening brace of the nearest object around it.
 */
export function spanFinder(text: string, map: TextMap): (path: Path, marksName?: boolean) => FileSpan {
  const toLines = linesOf(text);
  return (path, marksName = false) => toLines((marksName && map.locate(path)?.name) || nearestSpan(map, path));
}
