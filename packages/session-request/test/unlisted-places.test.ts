import { check } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { sessionType } from '../src/index.ts';

const found = (body: unknown): string[] =>
  check(sessionType, body)
    .filter(({ code }) => code !== 'expected-missing' && code !== 'unsigned')
    .map(({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`);

const items = [{ quantityUnit: 'pcs' }];

describe('a misplaced field is checked like a correctly placed one', () => {
  // biome-ignore format: a table
  test.each<[object, string[]]>([
    [{ parameters: { cart: { items } } }, ['misplaced-field parameters.cart', 'sample-value parameters.cart.items.0.quantityUnit']],
    [{ parameters: { shipping: { country: 'UK' } } }, ['misplaced-field parameters.shipping', 'no-such-country parameters.shipping.country']],
    [{ parameters: { descriptor: 'x'.repeat(21) } }, ['misplaced-field parameters.descriptor', 'too-long parameters.descriptor']],
    [
      { parameters: { cart: { items }, shipping: { country: 'UK' } } },
      [
        'misplaced-fields parameters.cart',
        'sample-value parameters.cart.items.0.quantityUnit',
        'no-such-country parameters.shipping.country',
      ],
    ],
    ...['parameters[cart][items][0][quantityUnit]', 'parameters[card][cart][items][0][quantityUnit]'].flatMap(
      (name): [object, string[]][] => [
        [{ [name]: 'pcs' }, [`bracket-name ${name}`, `sample-value ${name}`]],
        [{ parameters: { [name]: 'pcs' } }, [`bracket-name parameters.${name}`, `sample-value parameters.${name}`]],
        [
          { parameters: { card: { [name]: 'pcs' } } },
          [`bracket-name parameters.card.${name}`, `sample-value parameters.card.${name}`],
        ],
      ],
    ),
    [{ 'parameters[cart][items][0][name]': 'Cup' }, ['bracket-name parameters[cart][items][0][name]']],
    [{ 'parameters[cart][items][x][name]': 1 }, ['bracket-name parameters[cart][items][x][name]']],
  ])('%j', (body, codes) => {
    expect(found(body).map((line) => line.replace(/^\w+ /, ''))).toEqual(codes);
  });
});

const ORDER = { number: '1', amount: '1', currency: 'EUR', description: 'Cups' };
const SET_1 = { bnrg_installm_months: '03', bnrg_installm_plan: '03' };

// biome-ignore format: a table
test.each<[what: string, body: object, codes: string[]]>([
  ['a stringified object', { order: JSON.stringify(ORDER) }, ['error stringified order', 'error no-decimals order.amount']],
  ['an object that was stringified twice', { order: JSON.stringify(JSON.stringify(ORDER)) }, ['error stringified order', 'error no-decimals order.amount']],
  ['an object in an array of one', { order: [ORDER] }, ['error object-in-array order', 'error no-decimals order.0.amount']],
  ['two objects in an array', { order: [ORDER, ORDER] }, ['error wrong-type order']],
  ['a string that is not JSON', { order: '{"amount":' }, ['error stringified order']],
  [
    'a field with one wrong character, in an object with a misspelled name',
    { Order: { ...ORDER, amount: '1.00', description: undefined, descriptio: 1 } },
    [
      'warning misspelled-name Order',
      'warning misspelled-name Order.descriptio',
      'error number-not-string Order.descriptio',
    ],
  ],
  [
    'a misspelled field of a set',
    { parameters: { card: { ...SET_1, Bnrg_installm_def: '1', descriptor: 'a' } } },
    [
      'warning field-of-other-set parameters.card.descriptor',
      'error misspelled-name parameters.card.Bnrg_installm_def',
      'error wrong-case parameters.card.Bnrg_installm_def',
    ],
  ],
  [
    'one field of a set in parameters',
    { parameters: { document_type: 'cpf' } },
    [
      'warning misplaced-field parameters.document_type',
      'error missing parameters.card.document_number',
      'error missing parameters.card.social_name',
      'error missing parameters.card.fiscal_country',
    ],
  ],
  ['an abbreviated name', { params: { card: { descriptor: 'x'.repeat(21) } } }, ['warning misspelled-field params', 'error too-long params.card.descriptor']],
  [
    'a field one level too deep',
    { customer: { success_url: 'shop.example', email: 'a' } },
    ['warning misplaced-inside customer.success_url', 'error not-a-url customer.success_url'],
  ],
  [
    'a method in other letters',
    { methods: ['Naps'], parameters: { card: { descriptor: 'a' } } },
    ['warning method-not-listed parameters.card', 'warning wrong-case methods.0'],
  ],
])('what is behind a mistake is found with it: %s', (_, body, codes) => {
  expect(found(body)).toEqual(codes);
});

describe('half-character: an unpaired surrogate is a warning in any string', () => {
  const HALF = 'a\ud83d';
  test.each<[object, string]>([
    [{ order: { description: HALF } }, 'order.description'],
    [{ success_url: `https://shop.example/${HALF}` }, 'success_url'],
    [{ parameters: { card: { cart: { items: [{ name: HALF }] } } } }, 'parameters.card.cart.items.0.name'],
    [{ parameters: { wallet1: { list: [{ note: HALF }] } } }, 'parameters.wallet1.list.0.note'],
  ])('%j', (body, path) => {
    expect(found(body)).toEqual([`warning half-character ${path}`]);
  });

  test('also in an unknown field', () => {
    expect(found({ extra: { note: HALF } })).toEqual([
      'warning unknown-field extra',
      'warning half-character extra.note',
    ]);
  });

  test('a surrogate pair is valid', () => {
    expect(found({ order: { description: '\ud83d\ude00' } })).toEqual([]);
  });

  test('a cyclic object does not hang', () => {
    const extra: Record<string, unknown> = {};
    extra.self = extra;
    expect(found({ extra })).toEqual(['error circular extra.self', 'warning unknown-field extra']);
  });
});
