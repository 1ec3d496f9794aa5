/** A `Map`, or a `WeakMap` for keys that are objects. */
export interface Cache {
  get(key: unknown): unknown;
  set(key: unknown, result: unknown): unknown;
}

/** Makes a function that calls another one once for each argument. */
// @__NO_SIDE_EFFECTS__
export function cached<TKey, TResult>(make: (key: TKey) => TResult, known: Cache = new Map()): (key: TKey) => TResult {
  return (key) => {
    const found = known.get(key) as TResult | undefined;
    if (found !== undefined) return found;
    const result = make(key);
    known.set(key, result);
    return result;
  };
}
