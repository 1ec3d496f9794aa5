/** A difference that users of a package notice. */
export interface Change {
  /** The package whose changelog must mention it. */
  readonly packageName: string;
  readonly breaking: boolean;
  readonly description: string;
}
