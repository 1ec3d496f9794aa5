import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BracketNameError,
  flattenToBracketNames,
  nestBracketNames,
  parseBracketName,
  toBracketName,
  toDotName,
} from '../src/index.ts';

describe('names', () => {
  test.each([
    ['parameters[shipping][street1]', 'shipping.street1'],
    ['parameters[cart][items][0][name]', 'cart.items[0].name'],
    ['parameters[cart][items][12][recipient][city]', 'cart.items[12].recipient.city'],
    ['parameters[descriptor]', 'descriptor'],
  ])('%s converts to %s, and back', (bracket, dot) => {
    expect(toDotName(bracket)).toBe(dot);
    expect(toBracketName(dot)).toBe(bracket);
  });

  test.each([
    'parameters',
    'parameters[]',
    'parameters[cart][]',
    'parameters[a',
    'parameters[a]b',
    'parameters[a[b]',
    'parameters[a]]',
    'xparameters[a]',
    'card[a]',
    'parameters[0]',
    // As "a.b" it would be the field b of a.
    'parameters[a.b]',
    'parameters[cart][items][0][a.b]',
    '',
  ])('%j is not a bracket name', (name) => {
    expect(toDotName(name)).toBeUndefined();
  });

  test.each(['parameters.card.cart.items[0].name', 'cart.items[0].name'])('%s converts to a bracket name', (name) => {
    expect(toBracketName(name)).toBe('parameters[cart][items][0][name]');
  });

  test.each([
    'parameters.card',
    'parameters.card.',
    '',
    '.a',
    'a.',
    'a..b',
    'a[b]',
    'a[0',
    'a]',
    'a.b[',
    'a.b]',
    '[0].a',
  ])('%j is not a dot name', (name) => {
    expect(toBracketName(name)).toBeUndefined();
  });

  test('a number with leading zeros is a field name', () => {
    expect(parseBracketName('parameters[items][01]')).toEqual(['items', '01']);
  });
});

describe('objects', () => {
  test('are nested and flattened', () => {
    const flat = {
      'parameters[cart][items][0][name]': 'Cup',
      'parameters[cart][items][1][name]': 'Jug',
      'parameters[shipping][city]': 'Lyon',
    };
    const nested = { cart: { items: [{ name: 'Cup' }, { name: 'Jug' }] }, shipping: { city: 'Lyon' } };
    expect(nestBracketNames(flat)).toEqual(nested);
    expect(flattenToBracketNames(nested)).toEqual(flat);
  });

  const step = fc.stringMatching(/^[a-z_$]{1,6}$/);
  const nested = fc.dictionary(
    step,
    fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('x', 1, true, null),
        fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
        fc.dictionary(step, tie('value'), { minKeys: 1, maxKeys: 3 }),
      ),
    })).value,
  );
  test('any object is the same after flattening and nesting', () => {
    fc.assert(
      fc.property(nested, (card) => {
        expect(nestBracketNames(flattenToBracketNames(card))).toEqual(card);
      }),
    );
  });

  test('__proto__ is an ordinary field name', () => {
    const card = nestBracketNames({ 'parameters[__proto__][polluted]': true });
    expect(Object.keys(card)).toEqual(['__proto__']);
    expect({}).not.toHaveProperty('polluted');
  });

  test('items of an array may be in any order', () => {
    const flat = {
      'parameters[items][1][name]': 'Jug',
      'parameters[items][0][sizes][1]': 'L',
      'parameters[items][0][sizes][0]': 'S',
    };
    expect(nestBracketNames(flat)).toEqual({ items: [{ sizes: ['S', 'L'] }, { name: 'Jug' }] });
  });

  test('fields of the result can be changed and deleted', () => {
    expect(Object.getOwnPropertyDescriptors(nestBracketNames({ 'parameters[a]': 1 }))).toEqual(
      Object.getOwnPropertyDescriptors({ a: 1 }),
    );
  });

  // biome-ignore format: a table
  test.each([
    [{ 'cart.items': 1 }, 'cart.items must be a bracket name, like parameters[shipping][city]'],
    [{ 'parameters[0]': 1 }, 'parameters[0] must be a bracket name, like parameters[shipping][city]'],
    [{ NDExMTExMTExMTExMTExMQ: 1 }, '<a field name of 22 characters> must be a bracket name, like parameters[shipping][city]'],
    [{ 'parameters[cart]': 1, 'parameters[cart][items][0]': 2 }, 'parameters[cart][items][0] must not be inside a field that already has a value'],
    [{ 'parameters[cart][items][n][name]': 'Cup' }, 'parameters[cart][items][n][name] must have a position, such as 0, instead of n'],
    [{ 'parameters[items][0]': 1, 'parameters[items][name]': 2 }, 'parameters[items][name] must not use an array as an object, or an object as an array'],
    [{ 'parameters[items][999]': 1 }, 'parameters[items][999] must not leave a gap in its array'],
    [{ 'parameters[items][4294967294]': 1 }, '<a field name of 29 characters> must not leave a gap in its array'],
    [{ 'parameters[items][1]': 1 }, 'parameters[items][1] must not leave a gap in its array'],
    [{ 'parameters[items][2][a]': 1, 'parameters[items][0][a]': 1, 'parameters[items][0][b]': 1 }, 'parameters[items][2][a] must not leave a gap: position 1 is missing'],
    [{ 'parameters[items][0]': 1, 'parameters[items][2]': 1, 'parameters[a]': 1 }, 'parameters[items][2] must not leave a gap: position 1 is missing'],
  ])('nestBracketNames throws for %j', (fields, message) => {
    expect(() => nestBracketNames(fields)).toThrow(expect.objectContaining({ name: BracketNameError.name, message }));
  });

  test('nestBracketNames refuses a FormData, which it would read as empty', () => {
    expect(() => nestBracketNames(Object.assign(new FormData()))).toThrow(TypeError);
  });
});

test('names are at most 100 levels deep', () => {
  const dots = (levels: number): string => Array(levels).fill('a').join('.');
  const nested = (levels: number): Record<string, unknown> => {
    let card: Record<string, unknown> = { a: 1 };
    for (let level = 1; level < levels; level++) card = { a: card };
    return card;
  };
  expect(toBracketName(dots(100))).toBe(`parameters${'[a]'.repeat(100)}`);
  for (const levels of [101, 2600, 4_000_000]) expect(toBracketName(dots(levels))).toBeUndefined();
  expect(Object.keys(flattenToBracketNames(nested(100)))).toEqual([`parameters${'[a]'.repeat(100)}`]);
  for (const levels of [101, 2600, 100_000]) {
    expect(() => flattenToBracketNames(nested(levels))).toThrow('card must be at most 100 levels deep');
  }
});
