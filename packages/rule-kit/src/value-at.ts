import type { Path } from './finding.ts';

/** What stands at a path of a payload; `undefined` inside a text that it holds, and where there is nothing. */
export function valueAt(payload: unknown, path: Path): unknown {
  let value = payload;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
