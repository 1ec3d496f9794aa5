import { hasPositions, toArray, unwrap } from '../data/unwrap.ts';
import { isObject } from '../data/value.ts';
import { type Fix, mapPaths, severityIn, type Violation } from '../findings/finding.ts';
import { type Path, pointerOf, valueAt } from '../findings/path.ts';

/** Makes the corrections of violations: fields with other names or in other places, wrapped objects, codes. */
export function correct(payload: unknown, violations: readonly Violation[]): Copy | undefined {
  const copy = new Copy(payload);
  // A note is about no mistake.
  for (const { path, fix, choices = [], moves = [] } of violations.filter((each) => severityIn(each) !== 'info')) {
    for (const [from, to] of moves) copy.move(from, to);
    const made = fix ?? choices.find(isOfStructure);
    if (made) copy.apply(made, path);
  }
  return copy.isChanged ? copy : undefined;
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, i) => step === path[i]);

/** Whether a fix makes an object or an array, in which each value is checked. */
const isOfStructure = (fix: Fix): boolean =>
  'unwrap' in fix || 'array' in fix || ('value' in fix && typeof fix.value === 'object');

/** A payload with corrected names and values, in which the mistakes behind them can be found. */
class Copy {
  isChanged = false;
  readonly #root: { value: unknown };
  /** The objects and arrays that are copies already. */
  readonly #copies = new Set<unknown>();
  /** The given paths of what has another path in the copy. */
  readonly #given = new Map<string, Path>();
  /** The pointers of values that are not in the given payload. */
  readonly #replaced = new Set<string>();

  constructor(payload: unknown) {
    this.#root = { value: payload };
  }

  get value(): unknown {
    return this.#root.value;
  }

  apply(fix: Fix, path: Path): void {
    if ('name' in fix) this.move(path, [...path.slice(0, -1), fix.name]);
    if ('unwrap' in fix) this.#unwrap(path);
    if ('array' in fix) this.#makeArray(path);
    if ('value' in fix) this.#replace(fix.at ?? path, fix.value);
  }

  /** Moves a value to another place: also into an object in its own place, or to the place of the object around it. */
  move(from: Path, to: Path): void {
    const value = valueAt(this.value, from);
    if (to.length < from.length && startsWith(from, to)) {
      this.#moveOut(from, to, value);
      return;
    }
    if (to.length > from.length && startsWith(to, from)) this.#set(from, undefined);
    else if (valueAt(this.value, to) !== undefined) return;
    if (value === undefined || !this.#set(to, value)) return;
    if (!startsWith(to, from)) this.#delete(from);
    this.#given.set(pointerOf(to), from);
  }

  /** Replaces an object by the array in one of its fields, or adds the fields of the object in it. */
  #moveOut(from: Path, to: Path, value: unknown): void {
    const inner = unwrap(value) ?? value;
    if (Array.isArray(inner)) {
      if (this.#set(to, inner)) this.#given.set(pointerOf(to), from);
      return;
    }
    if (!isObject(inner)) return;
    this.#delete(from);
    for (const [name, each] of Object.entries(inner)) {
      if (valueAt(this.value, [...to, name]) !== undefined || !this.#set([...to, name], each)) continue;
      this.#given.set(pointerOf([...to, name]), [...from, ...(Array.isArray(value) ? [0] : []), name]);
    }
  }

  #delete(path: Path): void {
    const [outer, name] = this.#enter(path, false) ?? [];
    if (outer !== undefined && name !== undefined) delete outer[name];
  }

  #unwrap(path: Path): void {
    const value = valueAt(this.value, path);
    const inner = unwrap(value);
    if (inner === undefined || !this.#set(path, inner)) return;
    if (Array.isArray(value)) this.#given.set(pointerOf(path), [...path, 0]);
  }

  #makeArray(path: Path): void {
    const value = valueAt(this.value, path);
    if (value === undefined || !this.#set(path, [...toArray(value)]) || !isObject(value)) return;
    if (!hasPositions(value)) this.#given.set(pointerOf([...path, 0]), path);
    else for (const [i, key] of Object.keys(value).entries()) this.#given.set(pointerOf([...path, i]), [...path, key]);
  }

  #replace(path: Path, value: unknown): void {
    if (valueAt(this.value, path) !== undefined && this.#set(path, value)) this.#replaced.add(pointerOf(path));
  }

  #set(path: Path, value: unknown): boolean {
    const [outer, name] = this.#enter(path, true) ?? [];
    if (outer === undefined || name === undefined) return false;
    outer[name] = value;
    this.isChanged = true;
    return true;
  }

  /** The object or array around a path, and the last step. All objects on the path are copies then; missing ones are made. */
  #enter(path: Path, makes: boolean): [Record<string | number, unknown>, string | number] | undefined {
    let outer: Record<string | number, unknown> = this.#root;
    let last: string | number = 'value';
    for (const step of path) {
      const inner = outer[last] ?? (makes ? {} : undefined);
      if (!isObject(inner) && !Array.isArray(inner)) return undefined;
      const copy = this.#copies.has(inner) ? inner : Array.isArray(inner) ? [...inner] : { ...inner };
      this.#copies.add(copy);
      outer[last] = copy;
      outer = copy as Record<string | number, unknown>;
      last = step;
    }
    return [outer, last];
  }

  /** The violation with its paths in the given payload; `undefined` if it is about a value that is not in it. */
  toGiven(violation: Violation): Violation | undefined {
    if (this.#replaced.has(pointerOf(violation.path))) return undefined;
    return { isRevealed: true, ...mapPaths(violation, (path) => this.#pathOf(path)) };
  }

  #pathOf(path: Path): Path {
    for (let length = path.length; length >= 0; length--) {
      const given = this.#given.get(pointerOf(path.slice(0, length)));
      if (given) return [...given, ...path.slice(length)];
    }
    return path;
  }
}
