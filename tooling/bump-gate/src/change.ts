/** A difference that users of a package and of those that depend on it notice. */
export interface Change {
  readonly packageName: string;
  readonly breaking: boolean;
  /** In words, as a line of a changelog. */
  readonly description: string;
  /** The rule whose verdict changed. */
  readonly rule?: string;
}

/** Names as a list in a sentence. */
export const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
