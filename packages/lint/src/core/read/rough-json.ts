import { jsonMarks } from './json-marks.ts';

/** What a text that should be JSON, but can't be parsed, has in it. */
export interface RoughJson {
  /** The names of the outermost object's fields, as they are written. */
  readonly names: readonly string[];
  /** Whether the author left something out: `...` is written where a value or a field would be. */
  readonly isElided: boolean;
}

export function readRoughly(text: string): RoughJson {
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
