import { array, type GenericSchema, strictObject, string } from 'valibot';
import { isObject } from '../data/value.ts';
import { nearestName } from '../words/nearest-name.ts';
import { requireSettings } from './mistakes.ts';
import { setting } from './setting.ts';

/**
 * Facts about a merchant that are not in the document. The merchant's account manager knows them. A profile makes checks
 * stricter. Kinds of payload have fields of their own in it.
 */
export interface Profile {
  /**
   * Fields that are required for this merchant, as the tables name them: `parameters.card.shipping.street1`,
   * `parameters.card.cart.items[].name`. An object, such as `parameters.card`, is always required. Another field is required if
   * its object is present. An empty string, array or object counts as missing. Fields of other kinds of request are ignored.
   */
  readonly require?: readonly string[] | undefined;
}

/** The schemas of a profile's fields. */
export type ProfileFields = Readonly<Record<string, GenericSchema>>;

/** The field of a profile that every kind has. */
export const requireField = {
  require: setting(array(string()), 'Required fields, as the tables name them: parameters.card.cart.items[].name.'),
};

interface WithProfile {
  readonly profile?: ProfileFields;
  readonly parts?: readonly { readonly payloadType: WithProfile }[];
}

/** The fields of a profile that a kind reads, itself or in its parts. */
const profileFieldsOf = ({ profile, parts = [] }: WithProfile): ProfileFields =>
  Object.assign({}, requireField, ...parts.map(({ payloadType }) => profileFieldsOf(payloadType)), profile);

/**
 * A merchant has one profile for all kinds: the fields of other kinds are ignored, unless they are similar to a known one.
 *
 * @throws {SettingsError} if the profile is invalid.
 */
export function requireProfile(payloadType: WithProfile, profile: Profile): void {
  const fields = profileFieldsOf(payloadType);
  const known = Object.keys(fields);
  const isOwn = (name: string): boolean => known.includes(name) || nearestName(name, known) !== undefined;
  const own = isObject(profile) ? Object.fromEntries(Object.entries(profile).filter(([name]) => isOwn(name))) : profile;
  requireSettings(strictObject(fields), own, 'profile');
}
