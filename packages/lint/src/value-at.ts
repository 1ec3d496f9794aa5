import type { Path } from '@pg/rule-kit';

/** What stands at a path of a payload; `undefined` in a text that it holds, and where there is nothing. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce((value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step], root);
