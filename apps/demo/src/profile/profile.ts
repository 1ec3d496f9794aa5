import { type CardSetNumber, cardTable } from '@pg/card-params';
import { type MerchantProfile, profileSchema } from '@pg/lint';
import { isObject } from '@pg/rule-kit';
import { is } from 'valibot';
import { ifPossible } from '../parts/if-possible.ts';

/** The numbers of the card parameter sets. */
export const cardSetNumbers: readonly CardSetNumber[] = [...cardTable.alternatives.tables.keys()]
  .map((position) => position + 1)
  .filter(isCardSet);

/** Reads the merchant profile of a link. Invalid fields are left out, so that old links still work. */
export function readProfile(text: string | undefined): MerchantProfile {
  const given: unknown = ifPossible(() => JSON.parse(text ?? ''));
  const fields = isObject(given) ? Object.entries(given).map(([name, value]) => ({ [name]: value })) : [];
  return Object.assign({}, ...fields.filter((field) => is(profileSchema, field)));
}

export function isCardSet(value: unknown): value is CardSetNumber {
  return typeof value === 'number' && cardTable.alternatives.tables[value - 1] !== undefined;
}

/** Writes a merchant profile for a link; `undefined` for an empty one. */
export function writeProfile(profile: MerchantProfile): string | undefined {
  const filled = Object.entries(profile).filter(([, value]) => isFilled(value));
  return filled.length === 0 ? undefined : JSON.stringify(Object.fromEntries(filled));
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : value !== undefined;
}
