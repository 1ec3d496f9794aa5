import type { CardProfile } from '@pg/card-params';
import { type ProfileFields, setting } from '@pg/rule-kit';
import { array, nonEmpty, pipe, string } from 'valibot';

/** What the account manager said about a merchant's sessions. */
export interface SessionProfile extends CardProfile {
  /** Values of `operation` that are debit operations. Set 5 is for these. */
  readonly debitOperations?: readonly string[] | undefined;
}

/** The schemas of the profile's fields, except `require`. */
export const sessionProfileFields: ProfileFields = {
  debitOperations: setting(
    array(pipe(string(), nonEmpty('must not be empty'))),
    'Values of operation that are debit operations.',
  ),
};
