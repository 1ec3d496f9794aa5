/** Chooses an integer from 0 to below its argument. fast-check can make one, and shrink what it chose. */
export type Choose = (below: number) => number;

/** The same choices for the same seed (mulberry32). */
export function seeded(seed: number): Choose {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** @throws {RangeError} if there is nothing to choose from. */
export function pick<T>(values: readonly T[], choose: Choose): T {
  const at = choose(values.length);
  for (const value of values.slice(at)) return value;
  throw new RangeError('there is nothing to choose from');
}
