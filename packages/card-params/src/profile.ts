import { type CheckOptions, type Profile, type ProfileFields, setting } from '@pg/rule-kit';
import { picklist } from 'valibot';
import type { CardSetNumber } from './sets/card-sets.ts';

/** What the account manager said about a merchant's cards. */
export interface CardProfile extends Profile {
  /** The card parameter set of the merchant's connector (section 2.2). */
  readonly cardSet?: CardSetNumber | undefined;
}

/** The options of `check` for `parameters.card`. */
export interface CardOptions extends CheckOptions {
  readonly profile?: CardProfile | undefined;
}

/** The schemas of the profile's fields, except `require`. */
export const cardProfileFields: ProfileFields = {
  cardSet: setting(
    picklist([1, 2, 3, 4, 5, 6] satisfies CardSetNumber[]),
    'The card parameter set that the connector accepts.',
  ),
};
