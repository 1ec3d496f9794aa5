import { check } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { sessionResource } from '../src/index.ts';

const found = (body: unknown): string[] =>
  check(sessionResource, body)
    .filter(({ code }) => code !== 'expected-missing' && code !== 'unsigned')
    .map(({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`);

const items = [{ quantityUnit: 'pcs' }];

describe('a misplaced field is checked like a correctly placed one', () => {
  test.each<[object, string[]]>([
    [
      { parameters: { cart: { items } } },
      ['misplaced-field parameters.cart', 'sample-value parameters.cart.items.0.quantityUnit'],
    ],
    [
      { parameters: { shipping: { country: 'UK' } } },
      ['misplaced-field parameters.shipping', 'country-uk parameters.shipping.country'],
    ],
    [
      { parameters: { descriptor: 'x'.repeat(21) } },
      ['misplaced-field parameters.descriptor', 'too-long parameters.descriptor'],
    ],
    [
      { parameters: { cart: { items }, shipping: { country: 'UK' } } },
      [
        'misplaced-fields parameters.cart',
        'sample-value parameters.cart.items.0.quantityUnit',
        'country-uk parameters.shipping.country',
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
