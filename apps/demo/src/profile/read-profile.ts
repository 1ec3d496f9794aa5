import { type CardSetNumber, cardSetSchemas } from '@pg/card-params';
import { isObject, type Profile } from '@pg/rule-kit';

/** The numbers of the card parameter sets. */
export const cardSetNumbers: readonly number[] = [...cardSetSchemas.keys()].map((position) => position + 1);

/** Reads a profile of a link; what is none is left out entry by entry, so that an old link still works. */
export function readProfile(text: string | undefined): Profile {
  const given = parse(text);
  if (!isObject(given)) return {};
  const { cardSet, require, debitOperations, brandParameters } = given;
  const profile: { -readonly [TName in keyof Profile]: Profile[TName] } = {};
  if (isCardSet(cardSet)) profile.cardSet = cardSet;
  if (isTexts(require)) profile.require = require;
  if (isTexts(debitOperations)) profile.debitOperations = debitOperations;
  if (isObject(brandParameters)) {
    profile.brandParameters = Object.fromEntries(
      Object.entries(brandParameters).filter((entry): entry is [string, string[]] => isTexts(entry[1])),
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

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export const isCardSet = (value: unknown): value is CardSetNumber =>
  typeof value === 'number' && cardSetNumbers.includes(value);
