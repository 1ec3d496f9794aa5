import { check } from '@pg/rule-kit';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CardParams, type CardProfile, cardParamsType, cartItemTable, detectCardSet } from '../src/index.ts';

const _UNITS = cartItemTable.rows.quantityUnit[3].values.join(', ');

const set1 = { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '05' };
const set2 = { document_type: 'cpf', document_number: '12345678909', social_name: 'A', fiscal_country: 'BR' };

const found = (card: unknown, profile: CardProfile = {}): string[] =>
  check(cardParamsType, card, { profile }).map(
    (finding) => `${finding.severity} ${finding.basis} ${finding.rule}: ${finding.code} ${finding.path.join('.')}`,
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
        'warning inferred one-set: missing-if-set bnrg_installm_def',
        'warning inferred one-set: missing-if-set bnrg_installm_months',
        'warning inferred unknown-field: misspelled-name Descriptor',
        'warning inferred one-set: tied-sets bnrg_installm_plan',
      ],
    ],
    [
      { document_type: 'cpf', social_name: 'A', shipping_city: 'Lyon', shipping_state: 'X', shipping_country: '250' },
      [
        'warning inferred one-set: fields-of-other-set document_type',
        'warning inferred one-set: missing-if-set document_number',
        'warning inferred one-set: missing-if-set fiscal_country',
      ],
    ],
    [{ bnrg_installm_def: '00' }, ['error stated required: missing bnrg_installm_months', 'error stated required: missing bnrg_installm_plan']],
    [
      { ...set2, document_type: 'CPF', fiscal_country: 'BRA' },
      [
        'warning inferred given-value: wrong-case document_type',
        'error stated string-format: wrong-number-of-letters fiscal_country',
      ],
    ],
    [{ descriptor: 'x'.repeat(21) }, ['error stated string-length: too-long descriptor']],
    [
      // A field of another set is checked, but the other fields of that set are not required.
      { ...set1, document_type: '' },
      [
        'warning inferred one-set: field-of-other-set document_type',
        'error stated required: empty document_type',
      ],
    ],
    [
      { ...set1, document_type: 'cpf', social_name: 'A', shipping_city: 'Lyon' },
      [
        'warning inferred one-set: fields-of-other-set document_type',
        'warning inferred one-set: field-of-other-set shipping_city',
      ],
    ],
    [
      { shipping_city: 'Lyon', shipping_state: 'X', payee_city: 'Recife', payee_first_name: 'X' },
      ['warning inferred one-set: tied-sets shipping_city'],
    ],
    [{ payee_last_name: 'x' }, ["warning inferred receiver-last-name: receiver-last-name payee_last_name"]],
    [{ payee_last_name: 'x', payer_last_name: 'y' }, ["warning inferred receiver-last-name: receiver-last-name payee_last_name"]],
    [{ ...set2, toBankAccountId: 'x' }, ['info conflict to-bank-account-id: undefined-field toBankAccountId']],
    [{ cart: { items: [{ quantityUnit: 'pcs' }] } }, ['error conflict allowed-value: sample-value cart.items.0.quantityUnit']],
    [
      { cart: { items: [{ commodityDescription: 'Cups' }, { taxCategory: 'AA', commodityCode: '1' }] } },
      [
        'warning inferred tax-category: tax-category cart.items.0.taxCategory',
      ],
    ],
    [{ 'parameters[shipping][street1]': 'x' }, ['error stated bracket-name: bracket-name parameters[shipping][street1]']],
    [
      { 'cart[items][0][name]': 'x', 'shipping[street1]': 'x', 'marketPlace[sellers][0][id]': 'x' },
      [
        'warning inferred bracket-name: short-bracket-name cart[items][0][name]',
        'warning inferred bracket-name: short-bracket-name shipping[street1]',
        'warning inferred bracket-name: short-bracket-name marketPlace[sellers][0][id]',
      ],
    ],
    [
      { 'cart[items': 'x', 'cart[items][0]name': 'x', 'cart[]': 'x', 'basket[items]': 'x', 'toString[x]': 'x', '[cart]': 'x' },
      [
        'cart[items',
        'cart[items][0]name',
        'cart[]',
        'basket[items]',
        'toString[x]',
        '[cart]',
      ].map((name) => `warning inferred unknown-field: unknown-field ${name}`),
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
        'error stated profile-set: not-all-in-profile-set shipping',
      ],
    ],
    [
      {},
      { cardSet: 2 },
      [
        'error stated profile-set: missing-in-profile-set document_type',
        'error stated profile-set: missing-in-profile-set document_number',
        'error stated profile-set: missing-in-profile-set social_name',
        'error stated profile-set: missing-in-profile-set fiscal_country',
      ],
    ],
    [set1, { cardSet: 6 }, ['error stated profile-set: not-all-in-profile-set bnrg_installm_def']],
    // Missing fields are reported only for the profile's set, and only if the object has one of its fields.
    [{ document_type: 'cpf' }, { cardSet: 6 }, ['error stated profile-set: not-in-profile-set document_type']],
    [{ document_type: 'cpf' }, { cardSet: 1 }, ['error stated profile-set: not-in-profile-set document_type']],
    [
      { document_type: 'cpf', fiscal_country: 'BR', bnrg_installm_def: '00', bnrg_installm_plan: '03' },
      { cardSet: 1 },
      [
        'error stated profile-set: not-all-in-profile-set document_type',
        'error stated profile-set: missing-in-profile-set bnrg_installm_months',
      ],
    ],
    [
      { document_type: 'cpf', fiscal_country: 'BR', bnrg_installm_def: '00' },
      { cardSet: 1 },
      [
        'error stated profile-set: not-all-in-profile-set document_type',
        'error stated profile-set: missing-in-profile-set bnrg_installm_months',
        'error stated profile-set: missing-in-profile-set bnrg_installm_plan',
      ],
    ],
    [{ shipping: {} }, { require: ['parameters.card.shipping.street1'] }, ['error stated profile-field: required-by-profile shipping.street1']],
    [{ shipping: { street1: 'x' } }, { require: ['parameters.card.shipping.street1'] }, []],
    [{ descriptor: 'x' }, { require: ['parameters.card.shipping.street1'] }, []],
    [
      cart,
      { require: ['parameters.card.cart.items[].name'] },
      [
        'error stated profile-field: empty-by-profile cart.items.1.name',
        'error stated profile-field: required-by-profile cart.items.2.name',
      ],
    ],
    [
      cart,
      { require: ['parameters.card.shipping'] },
      [
        'error stated profile-field: required-by-profile shipping',
        'warning inferred empty-string: empty-optional cart.items.1.name',
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
  expect(found([])).toEqual(['error stated value-type: wrong-type ']);
  expect(found(null)).toEqual(['error stated value-type: null-value ']);
});
