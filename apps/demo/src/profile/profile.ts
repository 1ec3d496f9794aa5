import { type CardSetNumber, cardSetSchemas } from '@pg/card-params';
import { isObject, type Profile } from '@pg/rule-kit';
import { ifPossible } from '../parts/if-possible.ts';

/** The numbers of the card parameter sets. */
export const cardSetNumbers: readonly CardSetNumber[] = [...cardSetSchemas.keys()]
  .map((position) => position + 1)
  .filter(isCardSet);

/** Reads the merchant profile of a link. Invalid fields are left out, so that old links still work. */
export function readProfile(text: string | undefined): Profile {
  const given: unknown = ifPossible(() => JSON.parse(text ?? ''));
  if (!isObject(given)) return {};
  const { cardSet, require, debitOperations, brandParameters } = given;
  const profile: { -readonly [TName in keyof Profile]: Profile[TName] } = {};
  if (isCardSet(cardSet)) profile.cardSet = cardSet;
  if (isStrings(require)) profile.require = require;
  if (isStrings(debitOperations)) profile.debitOperations = debitOperations;
  if (isObject(brandParameters)) {
    const isValid = (field: [string, unknown]): field is [string, string[]] => isStrings(field[1]);
    profile.brandParameters = Object.fromEntries(Object.entries(brandParameters).filter(isValid));
  }
  return profile;
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function isCardSet(value: unknown): value is CardSetNumber {
  return typeof value === 'number' && cardSetSchemas[value - 1] !== undefined;
}
/** Writes a merchant profile for a link; `undefined` for an empty one. */
export function writeProfile(profile: Profile): string | undefined {
  const filled = Object.entries(profile).filter(([, value]) => isFilled(value));
  return filled.length === 0 ? undefined : JSON.stringify(Object.fromEntries(filled));
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : value !== undefined;
}
