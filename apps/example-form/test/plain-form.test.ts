import { parse, stringify } from 'devalue';
import { describe, expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { pay } from '../src/next-action.ts';
import { readForm } from '../src/plain-form.ts';
import { actions } from '../src/sveltekit-actions.ts';
import { POST } from '../src/tanstack-start.ts';
import { useAddressForm } from '../src/vue-form.ts';

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

test.each<[fields: Record<string, string>, errors: Record<string, string[]>]>([
  [{ shipping_postcode: '7500A' }, { shipping_postcode: ['Le code postal ne doit avoir que des chiffres'] }],
  [{ shipping_postcode: '1234567890' }, { shipping_postcode: ['Le code postal doit avoir au plus 9 caractères'] }],
  [{ shipping_country: '25' }, { shipping_country: ['Le pays doit être un code de 3 chiffres, comme 250'] }],
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
      customer_phone: [expect.stringContaining('must be plain data, but is a File')],
      shipping_postcode: [expect.stringContaining('must be a string')],
    },
  });
});

describe('a form and its messages pass through', () => {
  const wrong = formOf({ shipping_postcode: '7500A', shipping_country: '250' });
  const right = formOf({ shipping_postcode: '75001', shipping_country: '250' });
  const card = { shipping_postcode: '75001', shipping_country: '250' };
  const errors = { shipping_postcode: ['Le code postal ne doit avoir que des chiffres'] };
  const requestOf = (body: FormData) => ({ request: new Request('https://shop.example', { method: 'POST', body }) });

  test('an action of SvelteKit, which sends with devalue', async () => {
    const send = async (form: FormData) => parse(stringify(await actions.default(requestOf(form))));
    expect([await send(wrong), await send(right)]).toEqual([{ errors }, { card }]);
  });

  test('a server route of TanStack Start', async () => {
    const [refused, accepted] = [await POST(requestOf(wrong)), await POST(requestOf(right))];
    expect([refused.status, await refused.json()]).toEqual([422, { errors }]);
    expect([accepted.status, await accepted.json()]).toEqual([200, { card }]);
  });

  test('a server action of Next, which also returns what was typed', async () => {
    expect(await pay({}, wrong)).toEqual({ errors, typed: wrong });
    expect(await pay({}, right)).toEqual({ card, typed: right });
  });

  test('Vue', async () => {
    const cards: object[] = [];
    const form = useAddressForm((read) => cards.push(read));
    const template = '<input v-model="fields.shipping_postcode" /> {{ errors?.shipping_postcode?.[0] }}';
    const render = () => renderToString(createSSRApp({ setup: () => form, template }));
    Object.assign(form.fields, { shipping_postcode: '7500A', shipping_country: '250' });
    form.submit();
    expect(await render()).toContain('value="7500A"> Le code postal ne doit avoir que des chiffres');
    form.fields.shipping_postcode = '75001';
    form.submit();
    expect(await render()).not.toContain('Le code postal');
    expect(cards).toEqual([card]);
  });
});
