import { jsonMarks } from './json-marks.ts';

/**
 * Reads what a text that should be JSON, but can't be parsed, has in it: the names of the outermost object's fields, as they
 * are written, and whether `...` is in place of a value or a field.
 */
export function readRoughly(text: string) {
  const names: string[] = [];
  let depth = 0;
  let points = 0;
  let isElided = false;
  let name: string | undefined;
  for (const { mark, start, end } of jsonMarks(text)) {
    if (mark === ':' && depth === 1 && name !== undefined) names.push(name);
    depth += DEPTHS[mark] ?? 0;
    points = mark === '.' ? points + 1 : 0;
    isElided ||= mark === '…' || points === 3;
    name = mark === '"' ? text.slice(start + 1, end - 1) : undefined;
  }
  return { names, isElided };
}

const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };
