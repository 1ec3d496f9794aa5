import { check } from '@pg/rule-kit';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CardParams, type CardProfile, cardParamsType, cartItemTable, detectCardSet } from '../src/index.ts';

const UNITS = cartItemTable.rows.quantityUnit[3].values.join(', ');

const set1 = { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '05' };
const set2 = { document_type: 'cpf', document_number: '12345678909', social_name: 'A', fiscal_country: 'BR' };

const found = (card: unknown, profile: CardProfile = {}): string[] =>
  check(cardParamsType, card, { profile }).map(
    (finding) => `${finding.severity} ${finding.basis} ${finding.rule}: ${finding.message}`,
  );

describe('the card set', () => {
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
    // Nobody knows the set: the sets are alternatives (2.2).
    [{ descriptor: 'Order 1001', shipping_city: 'Lyon' }, undefined],
    [{ shipping_city: 'Lyon', descriptor: 'Order 1001' }, undefined],
    [{ bnrg_installm_def: '01', Descriptor: 'x' }, undefined],
    [{ document_type: 'cpf', 'Document Number': '1', descriptor: 'x' }, 2],
    // JSON has no such field.
    [{ document_type: 'cpf', shipping: undefined }, 2],
    [{ unknown: 1 }, undefined],
    // A name that each object inherits is no field.
    [{ constructor: 1 }, undefined],
    [{ constructor: 1, document_type: 'cpf' }, 2],
    [{}, undefined],
    [[], undefined],
    [null, undefined],
  ])('of %j is detected as %s', (card, number) => {
    expect(detectCardSet(card)).toBe(number);
  });

  test.each([set1, set2, { ...set2, toBankAccountId: 'x' }, { descriptor: 'x' }, { shipping: { street1: 'x' } }, {}])(
    '%j has no error',
    (card) => {
      expect(found(card).filter((line) => line.startsWith('error'))).toEqual([]);
      expect(v.is(CardParams, card)).toBe(true);
    },
  );

  // biome-ignore format: a table
  test.each<[object, ...(string | undefined)[]]>([
    [{ ...set1, bnrg_installm_months: null }, undefined],
    [{ ...set2, social_name: null }, undefined],
    [{ descriptor: null }, 'Leave the field out.'],
    [{ cart: { items: [{ name: null, imageUrl: null }] } }, 'Leave the field out.', 'Leave the field out.'],
    [{ cart: { items: { name: 'Cup' } } }, 'Put it in square brackets.'],
    [{ cart: { items: { item: [{ name: 'Cup' }] } } }, 'Send that array in place of the object.'],
    [{ cart: { items: { 1: { name: 'Cup' }, 2: { name: 'Pot' } } } }, 'Send its values as an array; in PHP, array_values() makes one.'],
    [{ cart: { items: '[{"name":"Cup"},{"name":"Pot"}]' } }, undefined],
    [{ shipping: { country: 276 } }, 'Send DE.'],
    [{ shipping: { postcode: 75001 } }, 'Put it in quotes, with its leading zeros if it has any.'],
    [{ payee_birth_date: 446860800 }, undefined],
    [
      { ...set2, fiscal_country: undefined, descriptor: 'x' },
      'Most fields are of Set 2 (tax and document): if that is right, remove the others, and add fiscal_country. Your account manager knows which set your connector needs.',
      undefined,
    ],
  ])('the hint for %j', (card, ...hints) => {
    expect(check(cardParamsType, card).map((finding) => finding.hint)).toEqual(hints);
  });

  // biome-ignore format: a table
  test.each<[object, string[]]>([
    // One field of another set does not hide what Sets 1 and 2 require.
    [
      { bnrg_installm_plan: '03', Descriptor: 'x' },
      [
        'warning inferred one-set: bnrg_installm_def is missing, if this is Set 1 (instalments)',
        'warning inferred one-set: bnrg_installm_months is missing, if this is Set 1 (instalments)',
        'warning inferred unknown-field: Descriptor should be spelled descriptor',
        'warning inferred one-set: bnrg_installm_plan is of Set 1 (instalments), and should not be sent with descriptor of Set 3 (descriptor): the sets are alternatives',
      ],
    ],
    [
      { document_type: 'cpf', social_name: 'A', shipping_city: 'Lyon', shipping_state: 'X', shipping_country: '250' },
      [
        'warning inferred one-set: document_type and 1 other field are of Set 2 (tax and document), the rest is of Set 4 (customer and shipping): the sets are alternatives',
        'warning inferred one-set: document_number is missing, if this is Set 2 (tax and document)',
        'warning inferred one-set: fiscal_country is missing, if this is Set 2 (tax and document)',
      ],
    ],
    [{ bnrg_installm_def: '00' }, ['error stated required: bnrg_installm_months is missing', 'error stated required: bnrg_installm_plan is missing']],
    [
      { ...set2, document_type: 'CPF', fiscal_country: 'BRA' },
      [
        'warning inferred given-value: document_type should be "cpf", but is "CPF"',
        'error stated string-format: fiscal_country must be exactly 2 letters, but has 3 characters',
      ],
    ],
    [{ descriptor: 'x'.repeat(21) }, ['error stated string-length: descriptor must have at most 20 characters, but has 21']],
    [
      // A field of another set is checked, but the other fields of that set are not required.
      { ...set1, document_type: '' },
      [
        'warning inferred one-set: document_type is of Set 2 (tax and document), and should not be sent with fields of Set 1 (instalments): the sets are alternatives',
        'error stated required: document_type must not be empty',
      ],
    ],
    [
      { ...set1, document_type: 'cpf', social_name: 'A', shipping_city: 'Lyon' },
      [
        'warning inferred one-set: document_type and 1 other field are of Set 2 (tax and document), the rest is of Set 1 (instalments): the sets are alternatives',
        'warning inferred one-set: shipping_city is of Set 4 (customer and shipping), and should not be sent with fields of Set 1 (instalments): the sets are alternatives',
      ],
    ],
    [
      { shipping_city: 'Lyon', shipping_state: 'X', payee_city: 'Recife', payee_first_name: 'X' },
      ['warning inferred one-set: shipping_city is of Set 4 (customer and shipping), and should not be sent with payee_city of Set 5 (sender and receiver): the sets are alternatives'],
    ],
    [{ payee_last_name: 'x' }, ["warning inferred receiver-last-name: payee_last_name is not a field: the receiver's last name goes in payer_last_name"]],
    [{ payee_last_name: 'x', payer_last_name: 'y' }, ["warning inferred receiver-last-name: payee_last_name is not a field: the receiver's last name goes in payer_last_name"]],
    [{ ...set2, toBankAccountId: 'x' }, ['info conflict to-bank-account-id: toBankAccountId is in a sample of the interface document, but no table defines it; it is not checked']],
    [{ cart: { items: [{ quantityUnit: 'pcs' }] } }, [`error conflict allowed-value: cart.items[0].quantityUnit must be one of ${UNITS}, but is "pcs"`]],
    [
      { cart: { items: [{ commodityDescription: 'Cups' }, { taxCategory: 'AA', commodityCode: '1' }] } },
      [
        'warning inferred tax-category: cart.items[0].taxCategory is missing; an item with commodityDescription should have it',
      ],
    ],
    [{ 'parameters[shipping][street1]': 'x' }, ['error stated bracket-name: parameters[shipping][street1] must be nested objects: {"parameters": {"card": {"shipping": {"street1": ...}}}}']],
    [
      { 'cart[items][0][name]': 'x', 'shipping[street1]': 'x', 'marketPlace[sellers][0][id]': 'x' },
      [
        'warning inferred bracket-name: cart[items][0][name] should be nested objects: {"parameters": {"card": {"cart": {"items": [{"name": ...}]}}}}',
        'warning inferred bracket-name: shipping[street1] should be nested objects: {"parameters": {"card": {"shipping": {"street1": ...}}}}',
        'warning inferred bracket-name: marketPlace[sellers][0][id] should be nested objects: {"parameters": {"card": {"marketPlace": {"sellers": [{"id": ...}]}}}}',
      ],
    ],
    [
      { 'cart[items': 'x', 'cart[items][0]name': 'x', 'cart[]': 'x', 'basket[items]': 'x', 'toString[x]': 'x', '[cart]': 'x' },
      [
        'cart[items is not a known field',
        'cart[items][0]name is not a known field',
        'cart[] is not a known field',
        'basket[items] is not a known field',
        'toString[x] is not a known field',
        '[cart] is not a known field',
      ].map((message) => `warning inferred unknown-field: ${message}`),
    ],
  ])('%j', (card, lines) => {
    expect(found(card)).toEqual(lines);
  });
});

describe('the merchant profile', () => {
  const cart = { cart: { items: [{ name: 'Cup' }, { name: '' }, {}] } };
  // biome-ignore format: a table
  test.each<[object, CardProfile, string[]]>([
    [set1, { cardSet: 1 }, []],
    [
      { descriptor: 'x', shipping: {}, cart: {} },
      { cardSet: 3 },
      [
        'error stated profile-set: shipping and 1 other field are of Set 6 (cart and shipping), but the merchant profile requires Set 3 (descriptor)',
      ],
    ],
    [
      {},
      { cardSet: 2 },
      [
        'error stated profile-set: document_type is missing; the merchant profile requires Set 2 (tax and document)',
        'error stated profile-set: document_number is missing; the merchant profile requires Set 2 (tax and document)',
        'error stated profile-set: social_name is missing; the merchant profile requires Set 2 (tax and document)',
        'error stated profile-set: fiscal_country is missing; the merchant profile requires Set 2 (tax and document)',
      ],
    ],
    [set1, { cardSet: 6 }, ['error stated profile-set: bnrg_installm_def and 2 other fields are of Set 1 (instalments), but the merchant profile requires Set 6 (cart and shipping)']],
    // Missing fields are reported only for the profile's set, and only if the object has one of its fields.
    [{ document_type: 'cpf' }, { cardSet: 6 }, ['error stated profile-set: document_type is of Set 2 (tax and document), but the merchant profile requires Set 6 (cart and shipping)']],
    [{ document_type: 'cpf' }, { cardSet: 1 }, ['error stated profile-set: document_type is of Set 2 (tax and document), but the merchant profile requires Set 1 (instalments)']],
    [
      { document_type: 'cpf', fiscal_country: 'BR', bnrg_installm_def: '00', bnrg_installm_plan: '03' },
      { cardSet: 1 },
      [
        'error stated profile-set: document_type and 1 other field are of Set 2 (tax and document), but the merchant profile requires Set 1 (instalments)',
        'error stated profile-set: bnrg_installm_months is missing; the merchant profile requires Set 1 (instalments)',
      ],
    ],
    [
      { document_type: 'cpf', fiscal_country: 'BR', bnrg_installm_def: '00' },
      { cardSet: 1 },
      [
        'error stated profile-set: document_type and 1 other field are of Set 2 (tax and document), but the merchant profile requires Set 1 (instalments)',
        'error stated profile-set: bnrg_installm_months is missing; the merchant profile requires Set 1 (instalments)',
        'error stated profile-set: bnrg_installm_plan is missing; the merchant profile requires Set 1 (instalments)',
      ],
    ],
    [{ shipping: {} }, { require: ['parameters.card.shipping.street1'] }, ['error stated profile-field: shipping.street1 is missing; the merchant profile requires it']],
    [{ shipping: { street1: 'x' } }, { require: ['parameters.card.shipping.street1'] }, []],
    [{ descriptor: 'x' }, { require: ['parameters.card.shipping.street1'] }, []],
    [
      cart,
      { require: ['parameters.card.cart.items[].name'] },
      [
        'error stated profile-field: cart.items[1].name is empty; the merchant profile requires a value',
        'error stated profile-field: cart.items[2].name is missing; the merchant profile requires it',
      ],
    ],
    [
      cart,
      { require: ['parameters.card.shipping'] },
      [
        'error stated profile-field: shipping is missing; the merchant profile requires it',
        'warning inferred empty-string: cart.items[1].name is empty, and should have a value',
      ],
    ],
    // A field outside of `parameters.card` is ignored here.
    [set1, { require: ['order.number'] }, []],
  ])('%j with %j', (card, profile, lines) => {
    expect(found(card, profile)).toEqual(lines);
  });

  test.each([0, 7, '3', null])('throws for the cardSet %j', (cardSet) => {
    const profile = { cardSet } as unknown as CardProfile;
    expect(() => check(cardParamsType, {}, { profile })).toThrow('profile.cardSet must be 1, 2, 3, 4, 5 or 6');
  });

  // biome-ignore format: a table
  test.each([
    ['parameters[card][cart]', 'profile.require[0] is wrong: "parameters[card][cart]" is not a field of the interface document; did you mean "parameters.card.cart"?'],
    ['parameters[cart][items][0][name]', 'profile.require[0] is wrong: "parameters[cart][items][0][name]" is not a field of the interface document; did you mean "parameters.card.cart.items[].name"?'],
    ['parameters.card.shipping.stret1', 'profile.require[0] is wrong: "parameters.card.shipping.stret1" is not a field of the interface document; did you mean "street1" for "stret1"?'],
    ['parameters.card.cart.items.name', 'profile.require[0] is wrong: "parameters.card.cart.items.name" is not a field of the interface document'],
  ])('throws if it requires %s', (field, message) => {
    expect(() => check(cardParamsType, {}, { profile: { require: [field] } })).toThrow(message);
  });
});

test.each([
  ['parameters[shipping][city]', true],
  ['toBankAccountId', true],
  ['payee_last_name', true],
  ['parameters', false],
  ['payee_last_names', false],
  ['my_payee_last_name', false],
])('distinctiveName matches %s: %j', (name, isMatch) => {
  expect(cardParamsType.distinctiveName?.test(name)).toBe(isMatch);
});

test('a payload that is not an object has a value-type finding', () => {
  expect(found([])).toEqual(['error stated value-type: parameters.card must be an object, but is an array']);
  expect(found(null)).toEqual(['error stated value-type: parameters.card must be an object, but is null']);
});
