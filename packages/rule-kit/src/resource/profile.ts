/**
 * Facts about a merchant that the document does not have: the merchant's account manager gives them. A profile makes checks
 * stricter.
 */
export interface Profile {
  /** The card parameter set of the merchant's connector (section 2.2). */
  readonly cardSet?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Fields that are required for this merchant, as the tables name them: `parameters.card.shipping.street1`,
   * `parameters.card.cart.items[].name`. An object of the list is required, such as
   * `parameters.card`; another field is required if the object that should have it is present. An empty string, array or
   * object counts as missing. Fields of other kinds of request are ignored.
   */
  readonly require?: readonly string[] | undefined;
  /**
   * Fields that a brand requires in this merchant's sale requests (section 4, E2, rule 1), by brand, with their names in the
   * form: `{ naps: ['parameters[branch]'] }`.
   */
  readonly brandParameters?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Values of `operation` that are debit operations, which Set 5 is for. */
  readonly debitOperations?: readonly string[] | undefined;
}
