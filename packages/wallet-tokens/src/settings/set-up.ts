/** One step of a merchant's way to a wallet. */
export interface SetUpStep<TKey extends string> {
  readonly step: number;
  readonly task: string;
  /** The settings that it fills, by their keys, in the order of the panel. */
  readonly settings: readonly TKey[];
}

/** A wallet's set-up: the section of the document, and its steps in order. */
export interface SetUp<TKey extends string = string> {
  readonly section: string;
  readonly steps: readonly SetUpStep<TKey>[];
}
