import { check, type Profile } from '@pg/rule-kit';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CardParams, cardParams, detectCardSet } from '../src/index.ts';

const set1 = { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '05' };
const set2 = { document_type: 'cpf', document_number: '1', social_name: 'A', fiscal_country: 'BR' };

const found = (card: unknown, profile: Profile = {}): string[] =>
  check(cardParams, card, { profile }).map(
    ({ severity, basis, rule, message }) => `${severity} ${basis} ${rule}: ${message}`,
  );

describe('an object is recognised as one of the sets, and checked as that', () => {
  test.each<[unknown, number | undefined]>([
    [set1, 1],
    [{ bnrg_installm_def: '00' }, 1],
    [set2, 2],
    [{ descriptor: 'Order 1001' }, 3],
    [{ shipping_city: 'Lyon' }, 4],
    [{ payee_city: 'Recife' }, 5],
    [{ shipping: {} }, 6],
    [{ marketPlace: { sellers: [] } }, 6],
    [{ descriptor: 'Order 1001', shipping_city: 'Lyon', shipping_state: 'X' }, 4],
    [{ descriptor: 'Order 1001', shipping_city: 'Lyon' }, 3],
    [{ shipping_city: 'Lyon', descriptor: 'Order 1001' }, 3],
    [{ unknown: 1 }, undefined],
    [{}, undefined],
    [[], undefined],
    [null, undefined],
  ])('%j is of Set %s', (card, number) => {
    expect(detectCardSet(card)).toBe(number);
  });

  test.each([set1, set2, { ...set2, toBankAccountId: 'x' }, { descriptor: 'x' }, { shipping: { street1: 'x' } }, {}])(
    '%j has no error',
    (card) => {
      expect(found(card).filter((line) => line.startsWith('error'))).toEqual([]);
      expect(v.is(CardParams, card)).toBe(true);
    },
  );

  test.each<[object, string[]]>([
    [
      { bnrg_installm_def: '00' },
      [
        'error stated required: bnrg_installm_months: missing, required',
        'error stated required: bnrg_installm_plan: missing, required',
      ],
    ],
    [
      { ...set2, document_type: 'CPF', fiscal_country: 'BRA' },
      [
        'warning inferred given-value: document_type: "CPF", the document gives cpf',
        'error stated text-format: fiscal_country: 3 characters, exactly 2',
      ],
    ],
    [{ descriptor: 'x'.repeat(21) }, ['error stated text-length: descriptor: 21 characters, at most 20']],
    [
      // Of the set that the object is not, the entry is checked and none is required.
      { ...set1, document_type: '' },
      [
        'warning inferred one-set: document_type: an entry of Set 2, the object is one of Set 1',
        'error stated required: document_type: an empty text, at least 1 character',
      ],
    ],
    [
      { ...set1, document_type: 'cpf', social_name: 'A', shipping_city: 'Lyon' },
      [
        'warning inferred one-set: document_type: the first of 2 entries of Set 2, the object is one of Set 1',
        'warning inferred one-set: shipping_city: an entry of Set 4, the object is one of Set 1',
      ],
    ],
    [
      { payee_last_name: 'x' },
      [
        'warning inferred receiver-last-name: payee_last_name: an entry that Set 5 does not have, the receiver’s last name is payer_last_name',
      ],
    ],
    [
      { ...set2, toBankAccountId: 'x' },
      ['info conflict to-bank-account-id: toBankAccountId: an entry of the document’s sample, no table defines it'],
    ],
    [
      { cart: { items: [{ quantityUnit: 'pcs' }] } },
      ['error conflict allowed-value: quantityUnit: "pcs", only M, CM, KG, G or COUNT'],
    ],
    [
      { cart: { items: [{ commodityDescription: 'Cups' }, { taxCategory: 'AA', commodityCode: '1' }] } },
      ['warning inferred tax-category: taxCategory: missing, expected with commodityDescription'],
    ],
    [
      { 'parameters[shipping][street1]': 'x' },
      ['error stated bracket-name: parameters[shipping][street1]: a bracket name, JSON nests the data instead'],
    ],
    [
      { 'cart[items][0][name]': 'x', 'shipping[street1]': 'x', 'marketPlace[sellers][0][id]': 'x' },
      [
        'warning inferred bracket-name: cart[items][0][name]: a bracket name, JSON nests the data instead',
        'warning inferred bracket-name: shipping[street1]: a bracket name, JSON nests the data instead',
        'warning inferred bracket-name: marketPlace[sellers][0][id]: a bracket name, JSON nests the data instead',
      ],
    ],
    [
      {
        'cart[items': 'x',
        'cart[items][0]name': 'x',
        'cart[]': 'x',
        'basket[items]': 'x',
        'toString[x]': 'x',
        '[cart]': 'x',
      },
      ['cart[items', 'cart[items][0]name', 'cart[]', 'basket[items]', 'toString[x]', '[cart]'].map(
        (name) => `warning inferred unknown-entry: ${name}: an unknown entry, passed on unchecked`,
      ),
    ],
  ])('%j', (card, lines) => {
    expect(found(card)).toEqual(lines);
  });
});

test.each<[object, string[]]>([
  [{ commodityCode: null }, ['value-type commodityCode']],
  [{ commodityCode: 1.5, commodityDescription: null }, ['tax-category taxCategory', 'value-type commodityDescription']],
  [
    { commodityCode: null, commodityDescription: null },
    ['value-type commodityCode', 'value-type commodityDescription'],
  ],
])('what follows from a value of a wrong type is not told beside it: %j', (item, told) => {
  const findings = check(cardParams, { cart: { items: [item] } });
  expect(findings.map(({ rule, path }) => `${rule} ${path.at(-1)}`)).toEqual(told);
});

describe('a profile turns what the document leaves open into errors', () => {
  const cart = { cart: { items: [{ name: 'Cup' }, { name: '' }, {}] } };
  test.each<[object, Profile, string[]]>([
    [set1, { cardSet: 1 }, []],
    [
      { descriptor: 'x', shipping: {}, cart: {} },
      { cardSet: 3 },
      ['error stated profile-set: shipping: the first of 2 entries of Set 6, the profile says Set 3'],
    ],
    [
      {},
      { cardSet: 2 },
      [
        'error stated profile-set: document_type: missing, required in Set 2, which the profile says',
        'error stated profile-set: document_number: missing, required in Set 2, which the profile says',
        'error stated profile-set: social_name: missing, required in Set 2, which the profile says',
        'error stated profile-set: fiscal_country: missing, required in Set 2, which the profile says',
      ],
    ],
    [
      set1,
      { cardSet: 6 },
      ['error stated profile-set: bnrg_installm_def: the first of 3 entries of Set 1, the profile says Set 6'],
    ],
    // What another set requires is not the profile's; what its own requires is, where the object has an entry of it.
    [
      { document_type: 'cpf' },
      { cardSet: 6 },
      ['error stated profile-set: document_type: an entry of Set 2, the profile says Set 6'],
    ],
    [
      { document_type: 'cpf' },
      { cardSet: 1 },
      ['error stated profile-set: document_type: an entry of Set 2, the profile says Set 1'],
    ],
    [
      { document_type: 'cpf', fiscal_country: 'BR', bnrg_installm_def: '00', bnrg_installm_plan: '03' },
      { cardSet: 1 },
      [
        'error stated profile-set: document_type: the first of 2 entries of Set 2, the profile says Set 1',
        'error stated required: bnrg_installm_months: missing, required',
      ],
    ],
    [
      { document_type: 'cpf', fiscal_country: 'BR', bnrg_installm_def: '00' },
      { cardSet: 1 },
      [
        'error stated profile-set: document_type: the first of 2 entries of Set 2, the profile says Set 1',
        'error stated profile-set: bnrg_installm_months: missing, required in Set 1, which the profile says',
        'error stated profile-set: bnrg_installm_plan: missing, required in Set 1, which the profile says',
      ],
    ],
    [
      { shipping: {} },
      { require: ['parameters.card.shipping.street1'] },
      ['error stated profile-entry: street1: missing, required by the profile'],
    ],
    [{ shipping: { street1: 'x' } }, { require: ['parameters.card.shipping.street1'] }, []],
    [{ descriptor: 'x' }, { require: ['parameters.card.shipping.street1'] }, []],
    [
      cart,
      { require: ['parameters.card.cart.items[].name'] },
      [
        'error stated profile-entry: name: an empty text, required by the profile',
        'error stated profile-entry: name: missing, required by the profile',
      ],
    ],
    [
      cart,
      { require: ['parameters.card.shipping'] },
      [
        'error stated profile-entry: shipping: missing, required by the profile',
        'warning inferred empty-text: name: an empty text, some text, or the entry left out',
      ],
    ],
    // An entry outside of `parameters.card` is the session request's business.
    [set1, { require: ['order.number'] }, []],
  ])('%j with %j', (card, profile, lines) => {
    expect(found(card, profile)).toEqual(lines);
  });

  test.each([0, 7, '3', null])('a profile of the card set %j is refused', (cardSet) => {
    const profile = { cardSet } as unknown as Profile;
    expect(() => check(cardParams, {}, { profile })).toThrow(
      'profile: cardSet is no number of a set; there are 1 to 6',
    );
  });

  test.each([
    [
      'parameters[card][cart]',
      'profile: "parameters[card][cart]" is no entry of the document, did you mean "parameters.card.cart"?',
    ],
    [
      'parameters[cart][items][0][name]',
      'profile: "parameters[cart][items][0][name]" is no entry of the document, did you mean "parameters.card.cart.items[].name"?',
    ],
    [
      'parameters.card.shipping.stret1',
      'profile: "parameters.card.shipping.stret1" is no entry of the document, did you mean "street1" for "stret1"?',
    ],
    ['parameters.card.cart.items.name', 'profile: "parameters.card.cart.items.name" is no entry of the document'],
  ])('a profile that requires %s is refused', (entry, message) => {
    expect(() => check(cardParams, {}, { profile: { require: [entry] } })).toThrow(message);
  });
});

test.each([
  ['parameters[shipping][city]', true],
  ['toBankAccountId', true],
  ['payee_last_name', true],
  ['parameters', false],
  ['payee_last_names', false],
  ['my_payee_last_name', false],
])('that people mean card parameters by %s, which no table lists: %j', (name, isTelling) => {
  expect(cardParams.telltale?.test(name)).toBe(isTelling);
});

test('a payload that is no object', () => {
  expect(found([])).toEqual(['error stated value-type: an array, an object only']);
  expect(found(null)).toEqual(['error stated value-type: null, an object only']);
});
