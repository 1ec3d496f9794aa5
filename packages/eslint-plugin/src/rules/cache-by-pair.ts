/** Caches the result for a pair of objects for as long as both live. */
export function cacheByPair<TResult>(): (first: object, second: object, compute: () => TResult) => TResult {
  const cache = new WeakMap<object, WeakMap<object, TResult>>();
  return (first, second, compute) => {
    const ofFirst = cache.get(first) ?? new WeakMap<object, TResult>();
    cache.set(first, ofFirst);
    const result = ofFirst.get(second) ?? compute();
    ofFirst.set(second, result);
    return result;
  };
}
