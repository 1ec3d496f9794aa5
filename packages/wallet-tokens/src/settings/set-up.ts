/** One step that a merchant takes to set up a wallet. */
export interface SetUpStep<TKey extends string> {
  readonly step: number;
  /** A short name of the step: "Create the Merchant ID". */
  readonly label: string;
  /** What to do, in sentences. */
  readonly task: string;
  /** The settings that this step fills in, in the order of the panel. */
  readonly settings: readonly TKey[];
}

/** A wallet's set-up: the section of the document, and its steps in order. */
export interface SetUp<TKey extends string = string> {
  readonly section: string;
  readonly steps: readonly SetUpStep<TKey>[];
}
