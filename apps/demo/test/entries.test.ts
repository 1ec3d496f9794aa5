import { expect, test } from 'vitest';
import { allRules, findRows, findRules, rows, tryValue, typeCodes } from '../src/reference/entries.ts';

const ALL = { words: '', table: '', typeClass: '', mandatory: '' };

test('every row and every rule has an address of its own', () => {
  for (const list of [rows, allRules]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test('nothing looked for is everything', () => {
  expect(findRows(ALL)).toEqual(rows);
  expect(findRules(ALL)).toEqual(allRules);
});

test.each([
  ['a name', { words: 'quantityunit' }, ['2.2-set-6-cart-items.quantityUnit']],
  ['words of two columns', { words: 'KG one set' }, ['2.2-set-6-cart-items.quantityUnit']],
  ['a class in a table', { table: '2.2-set-6-shipping', typeClass: 'N' }, ['2.2-set-6-shipping.cost']],
  [
    'a table and a word',
    { words: 'state', table: '2.2-set-6-shipping', mandatory: 'conditional' },
    ['2.2-set-6-shipping.state'],
  ],
  ['what is not there', { words: 'no such word' }, []],
])('rows are found by %s', (_, wanted, ids) => {
  expect(findRows({ ...ALL, ...wanted }).map(({ id }) => id)).toEqual(ids);
});

test('rules have no class and no mark', () => {
  expect(findRules({ ...ALL, words: 'one-set' }).map(({ id }) => id)).toContain('one-set');
  expect(findRules({ ...ALL, typeClass: 'AN' })).toEqual([]);
  expect(findRules({ ...ALL, mandatory: 'required' })).toEqual([]);
});

test('the type codes are those of the tables, each once', () => {
  expect(typeCodes).toContain('N10.N2');
  expect(typeCodes).not.toContain('one of');
  expect(new Set(typeCodes).size).toBe(typeCodes.length);
});

test.each([
  ['x'.repeat(254), 0],
  ['x'.repeat(255), 0],
  ['x'.repeat(256), 1],
  [5, 1],
])('a value is tried in its row: %#', (value, problems) => {
  const name = rows.find(({ id }) => id === '2.2-set-6-cart-items.name');
  expect(name && tryValue(name, value)).toHaveLength(problems);
});
