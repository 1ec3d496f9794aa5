import { describe, expect, test } from 'vitest';
import { check, type Fix, listOf, objectOf, type Params, table } from '../../src/index.ts';
import { testType } from '../test-type.ts';
import { payloadTypeOf } from './one-row.ts';

const MEANT = { meant: 'field' };

const masked = (length: number | string): string => `a field name of ${length} characters`;

test.each<[name: string, code: string, params: Params, label: string, fix?: Fix]>([
  ['feild', 'misspelled-field', MEANT, 'feild'],
  ['Field', 'misspelled-name', MEANT, 'Field', { name: 'field' }],
  ['F-i_e ld', 'misspelled-name', MEANT, 'F-i_e ld', { name: 'field' }],
  ['field ', 'misspelled-name', MEANT, '"field "', { name: 'field' }],
  ['fie.ld', 'unknown-field', {}, 'fie.ld'],
  ['other', 'unknown-field', {}, 'other'],
  ['', 'unknown-field', {}, '""'],
  ['two words', 'unknown-field', {}, masked(9)],
  ['__proto__', 'unknown-field', {}, '__proto__'],
  ['constructor', 'unknown-field', {}, 'constructor'],
  ['a\u202eb', 'unknown-field', {}, masked(3)],
  ['\u00a0ab\ufeff', 'unknown-field', {}, '"\\u00a0ab\\ufeff"'],
  ['é😀', 'unknown-field', {}, masked(3)],
  ['no'.repeat(20), 'unknown-field', {}, 'no'.repeat(20)],
  ['x'.repeat(1041), 'unknown-field', {}, masked('1,041')],
  ['line123', 'unknown-field', {}, 'line123'],
  ['line1234', 'unknown-field', {}, masked('8')],
  ['card_411111111111', 'unknown-field', {}, masked(17)],
])('the unknown name %j: %s', (name, code, params, label, fix) => {
  const payload: unknown = JSON.parse(JSON.stringify([[name, 'a']]).replace(/^\[\[(.*),"a"\]\]$/, '{$1:"a"}'));
  const findings = check(payloadTypeOf(['AN5', 'optional', '']), payload);
  const rest = {
    'unknown-field': 'is not a known field',
    'misspelled-field': 'is not a known field; did you mean field?',
    'misspelled-name': 'should be spelled field',
  }[code];
  expect(findings.map((finding) => finding.message)).toEqual([`${label} ${rest}`]);
  expect(findings).toMatchObject([
    {
      rule: 'unknown-field',
      code,
      params,
      severity: 'warning',
      basis: 'inferred',
      path: [label.startsWith('a field') ? `<${label}>` : name],
      section: '1 Test',
      ...(fix && { fix }),
    },
  ]);
});

describe('an unknown field that belongs into another object', () => {
  const item = table('1 Item', 'card.cart.items[]', { price: ['N5', 'optional', ''], name: ['AN5', 'optional', ''] });
  const cart = table(
    '1 Cart',
    'card.cart',
    { total: ['N5', 'optional', ''], items: ['object', 'optional', ''] },
    { nested: { items: listOf(item) } },
  );
  const address = table('1 Address', 'card.address', { city: ['AN5', 'optional', ''], zip: ['AN5', 'optional', ''] });
  const card = table(
    '1 Card',
    'card',
    { number: ['AN5', 'optional', ''], name: ['AN5', 'optional', ''] },
    { nested: { address: objectOf(address), cart: objectOf(cart) } },
  );
  const root = table('1 Root', '', { order: ['AN5', 'optional', ''] }, { nested: { card: objectOf(card) } });
  const payloadType = testType({ table: root });

  type Expected = [path: string, code: string, params?: Params];

  // biome-ignore format: a table
  test.each<[object, Expected[]]>([
    // One level down.
    [{ number: '1' }, [['number', 'misplaced-field', { place: 'card', name: 'number' }]]],
    [{ Number: '1', card: {} }, [['Number', 'misplaced-field', { place: 'card', name: 'number' }]]],
    [{ cart: {}, card: {} }, [['cart', 'misplaced-field', { place: 'card', name: 'cart' }]]],
    [{ card: { city: 'a' } }, [['card.city', 'misplaced-field', { place: 'card.address', name: 'city' }]]],
    // The field is already there, or its object is not an object.
    [{ number: '1', card: { number: '1' } }, [['number', 'unknown-field']]],
    [{ number: '1', card: 'a' }, [['number', 'unknown-field'], ['card', 'wrong-type', { expected: 'object', actual: 'string' }]]],
    // Two levels down, and three.
    [{ city: 'a' }, [['city', 'misplaced-field', { place: 'card.address', name: 'city' }]]],
    [{ city: 'a', card: { address: {} } }, [['city', 'misplaced-field', { place: 'card.address', name: 'city' }]]],
    [{ city: 'a', card: { address: { city: 'a' } } }, [['city', 'unknown-field']]],
    [{ price: '1' }, [['price', 'unknown-field']]],
    // Several fields belong into an object that is missing.
    [{ number: '1', name: 'a' }, [['number', 'misplaced-fields', { place: 'card', others: 1 }]]],
    [{ card: { zip: '1', city: 'a', cart: {} } }, [['card.zip', 'misplaced-fields', { place: 'card.address', others: 1 }]]],
    // One level up.
    [{ card: { order: 'a' } }, [['card.order', 'misplaced-inside', { object: 'card' }]]],
    [{ card: { cart: { Number: '1' } } }, [['card.cart.Number', 'misplaced-inside', { object: 'cart' }]]],
    [{ card: { cart: { items: [{ total: '1' }] } } }, [['card.cart.items.0.total', 'misplaced-inside', { object: 'items' }]]],
    // The field is already there, or belongs two levels up.
    [{ order: 'a', card: { order: 'a' } }, [['card.order', 'unknown-field']]],
    [{ card: { cart: { order: 'a' } } }, [['card.cart.order', 'unknown-field']]],
    // Up and down.
    [{ card: { cart: { name: 'a' } } }, [['card.cart.name', 'misplaced-inside', { object: 'cart' }]]],
    [{ card: { cart: { name: 'a', items: [] } } }, [['card.cart.name', 'misplaced-inside', { object: 'cart' }]]],
    // The object itself has the name, misspelled.
    [{ card: { NUMBER: '1' } }, [['card.NUMBER', 'misspelled-name', { meant: 'number' }]]],
    // The object has the right name too.
    [{ card: { NUMBER: '1', number: '1' } }, [['card.NUMBER', 'two-names', { other: 'number', meant: 'number' }]]],
    [{ card: { Number: '1', NUMBER: '1' } }, [['card.Number', 'two-names', { other: 'NUMBER', meant: 'number' }]]],
    // Its value is checked against the row that was meant.
    [{ Card: { number: 1 } }, [['Card', 'misspelled-name', { meant: 'card' }], ['Card.number', 'number-in-text', { expected: 'string', actual: 'number' }]]],
  ])('%j', (payload, expected) => {
    const findings = check(payloadType, payload);
    expect(findings.map(({ path, code, params }) => [path.join('.'), code, params])).toEqual(
      expected.map(([path, code, params = {}]) => [path, code, params]),
    );
  });

  test.each<[object, string, string]>([
    [{ card: { city: 'a' } }, 'card.city should be inside card.address', 'Move it to card.address.city.'],
    [{ card: { order: 'a' } }, 'card.order should be outside card', 'Move it one level up, next to card.'],
    [{ number: '1', name: 'a' }, 'number and 1 other field should be inside card', 'Put them into the object card.'],
  ])('%j in words', (payload, message, hint) => {
    expect(check(payloadType, payload)).toMatchObject([{ message, ...(hint && { hint }) }]);
  });

  test('in an open table only misspelled fields are reported', () => {
    const rows = table('1 Open', '', { field: ['AN5', 'optional', ''] }, { open: true });
    expect(check(testType({ table: rows }), { other: 1, feild: 'a' }).map(({ code }) => code)).toEqual([
      'misspelled-field',
    ]);
  });
});
