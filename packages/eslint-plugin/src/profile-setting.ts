import { isObject, type Profile } from '@pg/rule-kit';

/**
 * Reads `settings.pg.profile`.
 *
 * @throws {TypeError} where it is not of that form; what entries it names is for the check itself to say.
 */
export function readProfile(given: unknown): Profile {
  if (!isObject(given)) throw wrong('', 'an object');
  const { cardSet, require, brandParameters, debitOperations, ...others } = given;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new TypeError(
      `settings.pg.profile: "${other}" is none of cardSet, require, brandParameters, debitOperations`,
    );
  return {
    ...(cardSet !== undefined && { cardSet: readSet(cardSet) }),
    ...(require !== undefined && { require: readTexts(require, '.require') }),
    ...(brandParameters !== undefined && { brandParameters: readBrands(brandParameters) }),
    ...(debitOperations !== undefined && { debitOperations: readTexts(debitOperations, '.debitOperations') }),
  };
}

const wrong = (where: string, allowed: string): TypeError =>
  new TypeError(`settings.pg.profile${where} has to be ${allowed}`);

const SETS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Profile['cardSet'][];

function readSet(given: unknown): (typeof SETS)[number] {
  const set = SETS.find((each) => each === given);
  if (set === undefined) throw wrong('.cardSet', `one of ${SETS.join(', ')}`);
  return set;
}

function readTexts(given: unknown, where: string): string[] {
  if (Array.isArray(given) && given.every((each) => typeof each === 'string')) return given;
  throw wrong(where, 'a list of texts');
}

function readBrands(given: unknown): Record<string, string[]> {
  if (!isObject(given)) throw wrong('.brandParameters', 'an object');
  return Object.fromEntries(
    Object.entries(given).map(([brand, names]) => [brand, readTexts(names, `.brandParameters.${brand}`)]),
  );
}
