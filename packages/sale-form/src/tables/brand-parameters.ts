import { nearestName, type Payload, type Profile, ProfileError, type RuleContext } from '@pg/rule-kit';
import { brandOf, brands } from './brands.ts';

const PARAMETER = /^parameters\[.+\]$/;

/**
 * Whether a name is one that the account manager may have given (section 4, E2, brand rule 1). Where the brand lacks a field
 * that it requires, a name that is near to that field's is a slip.
 */
export function takesParameter(name: string, payload: Payload, { profile }: RuleContext): boolean {
  if (parametersOf(payload.brand, profile).includes(name)) return true;
  const lacking = (brandOf(payload.brand)?.requires ?? []).filter((field) => payload[field] === undefined);
  return PARAMETER.test(name) && nearestName(name, lacking) === undefined;
}

/**
 * The entries that a profile requires of a brand's sales.
 *
 * @throws {ProfileError} where the profile names a brand that there is not.
 */
export function parametersOf(brand: unknown, { brandParameters = {} }: Profile): readonly string[] {
  const stray = Object.keys(brandParameters).find((name) => brandOf(name) === undefined);
  if (stray !== undefined) {
    throw new ProfileError(`profile: "${stray}" is no brand; there are ${Object.keys(brands).join(', ')}`);
  }
  return typeof brand === 'string' && Object.hasOwn(brandParameters, brand) ? (brandParameters[brand] ?? []) : [];
}
