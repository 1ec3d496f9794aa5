import {
  formatPath,
  isMissing,
  type Payload,
  type Profile,
  type ProfileFields,
  type RuleContext,
  SettingsError,
  setting,
} from '@pg/rule-kit';
import { describeUnknownName, nearestName } from '@pg/rule-kit/internal';
import { array, nonEmpty, pipe, record, string } from 'valibot';
import { brands, knownBrand } from './brands.ts';

/** What the account manager said about a merchant's sales. */
export interface SaleProfile extends Profile {
  /**
   * Fields that a brand requires in this merchant's sale requests (section 4, E2, rule 1), by brand, with their names in the
   * form: `{ naps: ['parameters[branch]'] }`.
   */
  readonly brandParameters?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The schemas of the profile's fields, except `require`. */
export const saleProfileFields: ProfileFields = {
  brandParameters: setting(
    record(string(), array(pipe(string(), nonEmpty('must not be empty')))),
    'Fields that a sale request of a brand requires, by brand, with their names in the form.',
  ),
};

const PARAMETER = /^parameters\[.+\]$/;

/**
 * Whether a field may be one that the account manager named (section 4, E2, brand rule 1). A name similar to that of a
 * missing required field is a misspelling instead.
 */
export function allowsParameter(name: string, payload: Payload, { profile }: RuleContext<SaleProfile>): boolean {
  const isOfSomeBrand = Object.values(profile.brandParameters ?? {}).some((names) => names?.includes(name));
  // Only for such names, the answer depends on the brand.
  if (!isOfSomeBrand && !PARAMETER.test(name)) return false;
  if (parametersOf(payload.brand, profile).includes(name)) return true;
  const brand = knownBrand(payload.brand);
  const missing = brand ? brands[brand].requires.filter((field) => isMissing(payload, field)) : [];
  return PARAMETER.test(name) && nearestName(name, missing) === undefined;
}

/**
 * The fields that the merchant profile requires for a brand.
 *
 * @throws {SettingsError} if the profile names a brand that does not exist.
 */
export function parametersOf(brand: unknown, { brandParameters }: SaleProfile): readonly string[] {
  if (brandParameters === undefined) return [];
  const unknown = Object.keys(brandParameters).find((name) => !Object.hasOwn(brands, name));
  if (unknown !== undefined) {
    const path = formatPath(['profile', 'brandParameters', unknown]);
    throw new SettingsError(`${path} ${describeUnknownName(unknown, Object.keys(brands))}`);
  }
  return brandParameters[knownBrand(brand) ?? ''] ?? [];
}
