/** A difference that users of a package notice. */
export interface Change {
  readonly packageName: string;
  readonly breaking: boolean;
  /** In words, as a line of a changelog. */
  readonly description: string;
  /** Rules, codes, messages and verdicts are shown by every package that depends on this one; types only by this one. */
  readonly about: 'rules' | 'types';
  /** The rule whose verdict changed. */
  readonly rule?: string;
}

/** Names as a list in a sentence. */
export const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
