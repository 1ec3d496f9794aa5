/** The number of values that are read of a file, with the texts in it. It limits memory: 16 MB of real payloads have a third of them. */
export const MAX_VALUES = 1_000_000;

/** What a reader may still read. Every node and every mistake spends 1, also in embedded texts, and eight escapes do. */
export class Budget {
  #left: number;

  constructor(values: number = MAX_VALUES) {
    this.#left = values;
  }

  get left(): number {
    return this.#left;
  }

  /** Whether more was read than it allows: what broke it has no value. */
  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** Spends values. Returns whether they were left. */
  allows(values: number): boolean {
    this.#left -= values;
    return !this.isSpent;
  }

  /** @throws {BudgetSpent} if there is nothing left. */
  spend(values: number): void {
    if (!this.allows(values)) throw new BudgetSpent();
  }
}

/** Ends the reading of a text that has too many values. */
export class BudgetSpent extends Error {}
