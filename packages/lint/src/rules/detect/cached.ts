/** Makes a function that calls another one once for each argument. */
export function cached<TKey, TResult>(make: (key: TKey) => TResult): (key: TKey) => TResult {
  const known = new Map<TKey, TResult>();
  return (key) => {
    const result = known.get(key) ?? make(key);
    known.set(key, result);
    return result;
  };
}
