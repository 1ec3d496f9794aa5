/** Random choices, the same for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** An integer from 0 to below `bound`. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(values: readonly T[]): T {
    const index = this.below(values.length);
    for (const value of values.slice(index)) return value;
    throw new RangeError('there is nothing to pick from');
  }

  /** Joins up to `max` results of `make`. */
  repeat(max: number, make: () => string): string {
    return Array.from({ length: this.below(max + 1) }, make).join('');
  }
}
