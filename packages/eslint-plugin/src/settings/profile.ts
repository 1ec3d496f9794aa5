import type { Profile } from '@pg/rule-kit';
import { rejectUnknown, requireObject, settingsError } from './shape.ts';

const FIELD = 'settings.pg.profile';

/**
 * Reads `settings.pg.profile`. The check itself reports field names that do not exist.
 *
 * @throws {TypeError} if it does not have the form of a profile.
 */
export function readProfile(given: unknown): Profile {
  const { cardSet, require, brandParameters, debitOperations, ...unknown } = requireObject(given, FIELD);
  rejectUnknown(unknown, FIELD, ['cardSet', 'require', 'brandParameters', 'debitOperations']);
  return {
    ...(cardSet !== undefined && { cardSet: readSet(cardSet) }),
    ...(require !== undefined && { require: readStrings(require, 'require') }),
    ...(brandParameters !== undefined && { brandParameters: readBrands(brandParameters) }),
    ...(debitOperations !== undefined && { debitOperations: readStrings(debitOperations, 'debitOperations') }),
  };
}

const SETS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Profile['cardSet'][];

function readSet(given: unknown): (typeof SETS)[number] {
  const set = SETS.find((each) => each === given);
  if (set === undefined) throw settingsError(`${FIELD}.cardSet`, 'unknown-set', { sets: SETS.map(String) });
  return set;
}

function readStrings(given: unknown, name: string): string[] {
  if (Array.isArray(given) && given.every((each) => typeof each === 'string')) return given;
  throw settingsError(`${FIELD}.${name}`, 'not-strings');
}

function readBrands(given: unknown): Record<string, string[]> {
  const brands = Object.entries(requireObject(given, `${FIELD}.brandParameters`));
  return Object.fromEntries(brands.map(([brand, names]) => [brand, readStrings(names, `brandParameters.${brand}`)]));
}
