/** What a function returns; `undefined` if it throws. A browser may have no storage, a text may be invalid. */
export function ifPossible<TResult>(read: () => TResult): TResult | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
