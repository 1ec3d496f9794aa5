import { type Path, readJsonText } from '@pg/rule-kit';
import { entriesOf, isVariableName } from '../../rules/variables.ts';

/** The known parts of a value: of a file with variables and placeholders, or of an expression in code. */
export interface PartialValue {
  /** Whether the value is known. An object or array is known, even if its children are unknown; a JSON text is not. */
  readonly isKnown: boolean;
  /** Anything if it is unknown: what stands for it, or `null`. */
  readonly value: unknown;
  /** Whether an object or an array may have more children than the visible ones. */
  readonly isPartial: boolean;
  /**
   * The visible fields of an object, or items of an array; `undefined` if all of them are known. Those of a string are inside the
   * JSON that it has, whose text is then unknown.
   */
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

/**
 * The same value with unknown parts. A path may lead into a string with JSON.
 *
 * @param paths The unknown values.
 * @param partial The objects and arrays that may have more members.
 */
export function withUnknown(value: unknown, paths: readonly Path[], partial: readonly Path[] = []): PartialValue {
  if (paths.length === 0 && partial.length === 0) return { isKnown: true, value, isPartial: false };
  if (paths.some(isHere)) return { isKnown: false, value, isPartial: false };
  const [pathsBelow, partialBelow] = [paths, partial].map(byFirstStep);
  const isText = typeof value === 'string';
  const entries = entriesOf(isText ? readJsonText(value).value : value);
  const visible = entries.filter(([name]) => !isVariableName(name));
  const children = visible.map(
    ([step, each]) => [step, withUnknown(each, pathsBelow?.get(step) ?? [], partialBelow?.get(step))] as const,
  );
  const isPartial = visible.length < entries.length || partial.some(isHere);
  return { isKnown: !isText, value, isPartial, children: new Map(children) };
}

const isHere = (path: Path): boolean => path.length === 0;

/** The rests of paths, by their first step. */
function byFirstStep(paths: readonly Path[]): ReadonlyMap<string | number, readonly Path[]> {
  const rests = new Map<string | number, Path[]>();
  for (const [step, ...rest] of paths) {
    if (step === undefined) continue;
    const others = rests.get(step);
    if (others) others.push(rest);
    else rests.set(step, [rest]);
  }
  return rests;
}
