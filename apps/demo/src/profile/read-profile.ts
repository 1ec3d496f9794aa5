import { type CardSetNumber, cardSetSchemas } from '@pg/card-params';
import { isObject, type Profile } from '@pg/rule-kit';

/** The numbers of the card parameter sets. */
export const cardSetNumbers: readonly CardSetNumber[] = [...cardSetSchemas.keys()]
  .map((position) => position + 1)
  .filter(isCardSet);

/** Reads the merchant profile of a link. Invalid fields are left out, so that old links still work. */
export function readProfile(text: string | undefined): Profile {
  const given = parse(text);
  if (!isObject(given)) return {};
  const { cardSet, require, debitOperations, brandParameters } = given;
  const profile: { -readonly [TName in keyof Profile]: Profile[TName] } = {};
  if (isCardSet(cardSet)) profile.cardSet = cardSet;
  if (isStrings(require)) profile.require = require;
  if (isStrings(debitOperations)) profile.debitOperations = debitOperations;
  if (isObject(brandParameters)) {
    profile.brandParameters = Object.fromEntries(
      Object.entries(brandParameters).filter((field): field is [string, string[]] => isStrings(field[1])),
    );
  }
  return profile;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function isCardSet(value: unknown): value is CardSetNumber {
  return typeof value === 'number' && cardSetSchemas[value - 1] !== undefined;
}
