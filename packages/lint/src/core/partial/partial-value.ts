import type { Path } from '@pg/rule-kit';

/** The parts of a value that are known without running the code that makes it. */
export interface PartialValue {
  /** Whether the value is known. An object or array is known, even if its children are unknown. */
  readonly isKnown: boolean;
  /** `null` if it is unknown. */
  readonly value: unknown;
  /** Whether an object or an array may have more children than the visible ones. */
  readonly isPartial: boolean;
  /** The visible fields of an object, or items of an array; `undefined` for other values. */
  readonly children?: ReadonlyMap<string | number, PartialValue>;
}

/** Whether any part of a value is unknown. */
export const hasUnknown = ({ isKnown, isPartial, children }: PartialValue): boolean =>
  !isKnown || isPartial || (children !== undefined && [...children.values()].some(hasUnknown));

/** Finds the last value on a path that exists, and the number of steps to it. */
export function resolvePath<T extends { readonly children?: ReadonlyMap<string | number, T> }>(
  root: T,
  path: Path,
): { readonly deepest: T; readonly depth: number } {
  let deepest = root;
  let depth = 0;
  for (const step of path) {
    const child = deepest.children?.get(step);
    if (child === undefined) break;
    deepest = child;
    depth++;
  }
  return { deepest, depth };
}
