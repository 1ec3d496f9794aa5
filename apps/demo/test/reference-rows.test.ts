import { cartItem } from '@pg/card-params';
import { expect, test } from 'vitest';
import { allRules, findRows, findRules, rows, tryValue, typeCodes } from '../src/reference/reference-rows.ts';

const UNITS = cartItem.rows.quantityUnit[3].values.join(', ');
const ALL = { words: '', table: '', typeClass: '', mandatory: '' };

test('each row and rule has its own URL', () => {
  for (const list of [rows, allRules]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test('an empty search finds everything', () => {
  expect(findRows(ALL)).toEqual(rows);
  expect(findRules(ALL)).toEqual(allRules);
});

test.each([
  ['a name', { words: 'quantityunit' }, ['2.2-set-6-cart-items.quantityUnit']],
  ['words of two columns', { words: 'KG one set' }, ['2.2-set-6-cart-items.quantityUnit']],
  [
    'words of every column',
    { words: '2.2 parameters.card.shipping street1 AN100 conditional  building characters' },
    ['2.2-set-6-shipping.street1'],
  ],
  ['a label', { words: 'Processing Private Key' }, ['2.4-wallet-configuration-wallet1.processingPrivateKey']],
  ['a value of an open list', { words: 'captured' }, ['2.2-set-6-cart-payments.status']],
  ['a type in a table', { table: '2.2-set-6-shipping', typeClass: 'N' }, ['2.2-set-6-shipping.cost']],
  [
    'a table and a word',
    { words: 'state', table: '2.2-set-6-shipping', mandatory: 'conditional' },
    ['2.2-set-6-shipping.state'],
  ],
  ['a set', { words: 'Set 3' }, ['2.2-set-3-descriptor.descriptor']],
  ['a word that no row has', { words: 'no such word' }, []],
])('rows are found by %s', (_, wanted, ids) => {
  expect(findRows({ ...ALL, ...wanted }).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['amount', 'amount'],
  ['amuont', 'amount'],
  ['COUNT', 'quantityUnit'],
  ['descripto', 'descriptor'],
  ['quantityUnti', 'quantityUnit'],
])('the first row for %s is %s', (words, name) => {
  expect(findRows({ ...ALL, words })[0]?.name).toBe(name);
});

test.each([
  ['2.2-set-6-shipping.country', 'A', 'a country code of 2 letters (ISO 3166-1)', undefined],
  ['2.2-set-6-cart-items.quantityUnit', 'one of', `one of ${UNITS}`, undefined],
  ['2.4-wallet-configuration-wallet1.processingPrivateKey', 'text', 'a string of any length', 'Processing Private Key'],
])('%s is of the type %s and accepts %s', (id, typeClass, accepts, label) => {
  expect(rows.find((each) => each.id === id)).toMatchObject({ typeClass, accepts, label });
});

test('a type with alternatives has both classes', () => {
  expect(rows.map(({ typeClass }) => typeClass)).toContain('A or N');
});

test('rules are found by words in their texts and examples, and by their table', () => {
  const ids = (wanted: object) => findRules({ ...ALL, ...wanted }).map(({ id }) => id);
  expect(ids({ words: 'one-set alternatives parameter inferred' })).toEqual(['one-set']);
  expect(ids({ table: '2.2-card-parameter-sets' })).toEqual(
    allRules.filter(({ section }) => section === '2.2 Card parameter sets').map(({ id }) => id),
  );
  expect(ids({ words: 'one-set', table: '2.2-set-6-cart-items' })).toEqual([]);
});

test('a search by type or mark finds no rules', () => {
  expect(findRules({ ...ALL, words: 'one-set' }).map(({ id }) => id)).toContain('one-set');
  expect(findRules({ ...ALL, typeClass: 'AN' })).toEqual([]);
  expect(findRules({ ...ALL, mandatory: 'required' })).toEqual([]);
});

test('the type codes are those of the tables, without duplicates', () => {
  expect(typeCodes).toContain('N10.N2');
  expect(typeCodes).not.toContain('one of');
  expect(new Set(typeCodes).size).toBe(typeCodes.length);
});

test.each([
  ['x'.repeat(254), 0],
  ['x'.repeat(255), 0],
  ['x'.repeat(256), 1],
  [5, 1],
])('a value is checked by its row: %#', (value, problems) => {
  const name = rows.find(({ id }) => id === '2.2-set-6-cart-items.name');
  expect(name && tryValue(name, value)).toHaveLength(problems);
});

test.each([
  ['KG', []],
  ['X', [`quantityUnit must be one of ${UNITS}, but is "X"`]],
  ['kg', ['quantityUnit must be "KG", but is "kg"']],
])('the value %s has the messages %j', (value, messages) => {
  const unit = rows.find(({ id }) => id === '2.2-set-6-cart-items.quantityUnit');
  expect(unit && tryValue(unit, value)).toEqual(messages);
});
