import { jsonMarks } from './json-marks.ts';

/**
 * Scans JSON that can't be parsed. Returns the names of the outermost object's fields as written, and whether `...`
 * replaces a value or a field.
 */
export function readRoughly(text: string) {
  const names: string[] = [];
  let depth = 0;
  let points = 0;
  let hasEllipsis = false;
  let name: string | undefined;
  for (const { mark, start, end } of jsonMarks(text)) {
    if (mark === ':' && depth === 1 && name !== undefined) names.push(name);
    depth += DEPTHS[mark] ?? 0;
    points = mark === '.' ? points + 1 : 0;
    hasEllipsis ||= mark === '…' || points === 3;
    name = mark === '"' ? text.slice(start + 1, end - 1) : undefined;
  }
  return { names, hasEllipsis };
}

const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };
