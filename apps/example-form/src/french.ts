import type { CardMessages, CustomMessages } from '@pg/card-params';

/** How the fields are called on the form. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['customer_phone', 'Le téléphone'],
  ['shipping_street1', 'La rue'],
  ['shipping_postcode', 'Le code postal'],
  ['shipping_country', 'Le pays'],
]);

export const labelOf = (field: string): string => LABELS.get(field) ?? field;

/** Messages for payers. A code that is not here has the English message. */
export const french: CustomMessages<CardMessages> = {
  'not-digits': (_, field) => `${labelOf(field)} ne doit avoir que des chiffres`,
  'too-long': ({ max }, field) => `${labelOf(field)} doit avoir au plus ${max} caractères`,
  'not-a-numeric-country': (_, field) => `${labelOf(field)} doit être un code de 3 chiffres, comme 250`,
};
