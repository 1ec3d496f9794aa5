import {
  describeUnknownName,
  formatPath,
  isMissing,
  nearestName,
  type Payload,
  type Profile,
  type RuleContext,
  SettingsError,
} from '@pg/rule-kit';
import { brands, meantBrand } from './brands.ts';

const PARAMETER = /^parameters\[.+\]$/;

/**
 * Whether a field may be one that the account manager named (section 4, E2, brand rule 1). A name similar to that of a
 * missing required field is a misspelling instead.
 */
export function allowsParameter(name: string, payload: Payload, { profile }: RuleContext): boolean {
  const isOfSomeBrand = Object.values(profile.brandParameters ?? {}).some((names) => names?.includes(name));
  // Only for such names, the answer depends on the brand.
  if (!isOfSomeBrand && !PARAMETER.test(name)) return false;
  if (parametersOf(payload.brand, profile).includes(name)) return true;
  const brand = meantBrand(payload.brand);
  const missing = brand ? brands[brand].requires.filter((field) => isMissing(payload, field)) : [];
  return PARAMETER.test(name) && nearestName(name, missing) === undefined;
}

/**
 * The fields that the merchant profile requires for a brand.
 *
 * @throws {SettingsError} if the profile names a brand that does not exist.
 */
export function parametersOf(brand: unknown, { brandParameters = {} }: Profile): readonly string[] {
  const unknown = Object.keys(brandParameters).find((name) => !Object.hasOwn(brands, name));
  if (unknown !== undefined) {
    const path = formatPath(['profile', 'brandParameters', unknown]);
    throw new SettingsError(`${path} ${describeUnknownName(unknown, Object.keys(brands))}`);
  }
  return brandParameters[meantBrand(brand) ?? ''] ?? [];
}
