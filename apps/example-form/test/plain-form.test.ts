import { expect, test } from 'vitest';
import { readForm } from '../src/plain-form.ts';

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each([
  [{ shipping_postcode: '75001', shipping_country: '250' }],
  [{ shipping_postcode: '75001', shipping_street1: '', customer_phone: ' ' }, { shipping_postcode: '75001' }],
])('the form %j is read', (fields, card = fields) => {
  expect(readForm(formOf(fields))).toEqual({ card });
});

test.each<[fields: Record<string, string>, errors: Record<string, string>]>([
  [{ shipping_postcode: '7500A' }, { shipping_postcode: 'Le code postal ne doit avoir que des chiffres' }],
  [{ shipping_postcode: '1234567890' }, { shipping_postcode: 'Le code postal doit avoir au plus 9 caractères' }],
  [{ shipping_country: '25' }, { shipping_country: 'Le pays doit être un code de 3 chiffres, comme 250' }],
])('the form %j has the errors %j', (fields, errors) => {
  expect(readForm(formOf(fields))).toEqual({ errors });
});

test('other fields are not sent, repeated fields and files are errors', () => {
  const form = formOf({ shipping_postcode: '75001', csrf: 'PLANTED' });
  expect(readForm(form)).toEqual({ card: { shipping_postcode: '75001' } });
  form.append('shipping_postcode', '75002');
  form.set('customer_phone', new File([], 'PLANTED'));
  expect(readForm(form)).toEqual({
    errors: {
      customer_phone: expect.stringContaining('must be plain data, but is a File'),
      shipping_postcode: expect.stringContaining('must be a string'),
    },
  });
});
