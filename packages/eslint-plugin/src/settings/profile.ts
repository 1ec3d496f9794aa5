import type { Profile } from '@pg/rule-kit';
import { refuseOthers, requireObject } from './shape.ts';

const WHERE = 'settings.pg.profile';

/**
 * Reads `settings.pg.profile`.
 *
 * @throws {TypeError} where it is not of that form; what entries it names is for the check itself to say.
 */
export function readProfile(given: unknown): Profile {
  const { cardSet, require, brandParameters, debitOperations, ...others } = requireObject(given, WHERE);
  refuseOthers(others, WHERE, 'cardSet, require, brandParameters, debitOperations');
  return {
    ...(cardSet !== undefined && { cardSet: readSet(cardSet) }),
    ...(require !== undefined && { require: readTexts(require, 'require') }),
    ...(brandParameters !== undefined && { brandParameters: readBrands(brandParameters) }),
    ...(debitOperations !== undefined && { debitOperations: readTexts(debitOperations, 'debitOperations') }),
  };
}

const SETS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Profile['cardSet'][];

function readSet(given: unknown): (typeof SETS)[number] {
  const set = SETS.find((each) => each === given);
  if (set === undefined) throw new TypeError(`${WHERE}.cardSet has to be one of ${SETS.join(', ')}`);
  return set;
}

function readTexts(given: unknown, name: string): string[] {
  if (Array.isArray(given) && given.every((each) => typeof each === 'string')) return given;
  throw new TypeError(`${WHERE}.${name} has to be a list of texts`);
}

function readBrands(given: unknown): Record<string, string[]> {
  const brands = Object.entries(requireObject(given, `${WHERE}.brandParameters`));
  return Object.fromEntries(brands.map(([brand, names]) => [brand, readTexts(names, `brandParameters.${brand}`)]));
}
