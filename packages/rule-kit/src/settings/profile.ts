import { array, type GenericSchema, nonEmpty, picklist, pipe, record, strictObject, string } from 'valibot';
import { setting } from './setting.ts';

/**
 * Facts about a merchant that are not in the document. The merchant's account manager knows them. A profile makes checks
 * stricter.
 */
export interface Profile {
  /** The card parameter set of the merchant's connector (section 2.2). */
  readonly cardSet?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Fields that are required for this merchant, as the tables name them: `parameters.card.shipping.street1`,
   * `parameters.card.cart.items[].name`. An object, such as `parameters.card`, is always required. Another field is required if
   * its object is present. An empty string, array or object counts as missing. Fields of other kinds of request are ignored.
   */
  readonly require?: readonly string[] | undefined;
  /**
   * Fields that a brand requires in this merchant's sale requests (section 4, E2, rule 1), by brand, with their names in the
   * form: `{ naps: ['parameters[branch]'] }`.
   */
  readonly brandParameters?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Values of `operation` that are debit operations. Set 5 is for these. */
  readonly debitOperations?: readonly string[] | undefined;
}

const names = array(pipe(string(), nonEmpty('must not be empty')));

const fields = {
  cardSet: setting(picklist([1, 2, 3, 4, 5, 6]), 'The card parameter set that the connector accepts.'),
  require: setting(array(string()), 'Required fields, as the tables name them: parameters.card.cart.items[].name.'),
  debitOperations: setting(names, 'Values of operation that are debit operations.'),
  brandParameters: setting(
    record(string(), names),
    'Fields that a sale request of a brand requires, by brand, with their names in the form.',
  ),
} satisfies Record<keyof Profile, GenericSchema>;

/** The type `Profile` accepts `readonly` arrays; the type that valibot infers does not. */
export const profileSchema = strictObject(fields) as GenericSchema as GenericSchema<Profile>;
