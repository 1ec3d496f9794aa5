import { isObject, type Path } from '@pg/rule-kit';
import { UNKNOWN } from '../read/variables.ts';

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

/** In a JSON text that was made of code: the name of a field, or the last item, that stands for unknown ones. */
export const MORE = '...';

/** The value of a JSON text that was made of code, with `UNKNOWN` for unknown values. */
export function partialValue(value: unknown): PartialValue {
  if (Array.isArray(value)) {
    const isPartial = value.at(-1) === MORE;
    const items = (isPartial ? value.slice(0, -1) : value).map(partialValue);
    return { isKnown: true, isPartial, value: items.map((item) => item.value), children: new Map(items.entries()) };
  }
  if (!isObject(value))
    return { isKnown: value !== UNKNOWN, isPartial: false, value: value === UNKNOWN ? null : value };
  const { [MORE]: more, ...known } = value;
  const fields = Object.entries(known).map(([name, each]) => [name, partialValue(each)] as const);
  const values = Object.fromEntries(fields.map(([name, each]) => [name, each.value]));
  return { isKnown: true, isPartial: more !== undefined, value: values, children: new Map(fields) };
}
