import { type Choose, pick, seeded } from '@pg/lint/sample';

/** Random choices, the same for the same seed. */
export class Random {
  /** An integer from 0 to below its argument. */
  readonly below: Choose;

  constructor(seed: number) {
    this.below = seeded(seed);
  }

  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(values: readonly T[]): T {
    return pick(values, this.below);
  }

  /** Joins up to `max` results of `make`. */
  repeat(max: number, make: () => string): string {
    return Array.from({ length: this.below(max + 1) }, make).join('');
  }
}
