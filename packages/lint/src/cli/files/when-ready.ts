/**
 * Goes on with a value: at once, unless it has to be waited for. Most files need no waiting, and a turn of the event loop
 * for each of thousands takes longer than checking them.
 */
export const whenReady = <TValue, TResult>(
  value: TValue | Promise<TValue>,
  next: (value: TValue) => TResult | Promise<TResult>,
): TResult | Promise<TResult> => (value instanceof Promise ? value.then(next) : next(value));
