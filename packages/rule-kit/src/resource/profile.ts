/**
 * What a merchant's account manager said, where the document leaves it open. It turns what is not stated into errors
 * for that merchant.
 */
export interface Profile {
  /** The card parameter set that the merchant's connector takes (section 2.2). */
  readonly cardSet?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Entries that are required for this merchant, as the tables name them: `parameters.card.shipping.street1`,
   * `parameters.card.cart.items[].name`. An entry is required where the object that holds it is there, and an empty text,
   * list or object lacks as what is missing does; of other kinds of request it is passed over.
   */
  readonly require?: readonly string[] | undefined;
  /**
   * Entries that a brand requires of this merchant's sale requests (section 4, E2, rule 1), by brand, each by its name
   * in the form: `{ naps: ['parameters[branch]'] }`.
   */
  readonly brandParameters?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Values of `operation` that are debit operations, for which Set 5 is meant. */
  readonly debitOperations?: readonly string[] | undefined;
}
