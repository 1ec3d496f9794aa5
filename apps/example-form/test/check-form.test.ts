import { expect, test } from 'vitest';
import { checkForm } from '../src/check-form.ts';

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each<[fields: Record<string, string>, messages: Record<string, string>]>([
  [{ shipping_postcode: '75001', shipping_country: '250' }, {}],
  [{ shipping_postcode: '7500A' }, { shipping_postcode: 'Le code postal ne doit avoir que des chiffres' }],
  [{ shipping_postcode: '1234567890' }, { shipping_postcode: 'Le code postal doit avoir au plus 9 caractères' }],
  [{ shipping_country: '25' }, { shipping_country: 'Le pays doit être un code de 3 chiffres, comme 250' }],
  [{ shipping_street1: '' }, { shipping_street1: 'La rue est vide' }],
  [{ shipping_street1: 'Rue de la Paix\n1' }, { shipping_street1: 'La rue doit tenir sur une ligne' }],
  // A code without a French message keeps the English one.
  [
    { shipping_street: '1' },
    { shipping_street: 'shipping_street is not a known field; did you mean shipping_street1?' },
  ],
])('the form %j says %j', (fields, messages) => {
  expect(checkForm(formOf(fields))).toEqual(messages);
});
