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
  [
    'words of every column',
    { words: '2.2 parameters.card.shipping street1 AN100 conditional  door characters' },
    ['2.2-set-6-shipping.street1'],
  ],
  ['a label', { words: 'Processing Private Key' }, ['2.4-wallet-configuration-wallet1.processingPrivateKey']],
  ['a value of an open list', { words: 'captured' }, ['2.2-set-6-cart-payments.status']],
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

test.each([
  ['2.2-set-6-shipping.country', 'A', 'exactly 2 letters', undefined],
  ['2.2-set-6-cart-items.quantityUnit', 'one', 'one of M, CM, KG, G, COUNT', undefined],
  ['2.4-wallet-configuration-wallet1.processingPrivateKey', 'text', 'text of any length', 'Processing Private Key'],
])('%s is of the class %s and takes %s', (id, typeClass, accepts, label) => {
  expect(rows.find((each) => each.id === id)).toMatchObject({ typeClass, accepts, label });
});

test('a type of two classes is of both', () => {
  expect(rows.map(({ typeClass }) => typeClass)).toContain('A or N');
});

test('rules are found by the words of all that they say, and by their table', () => {
  const ids = (wanted: object) => findRules({ ...ALL, ...wanted }).map(({ id }) => id);
  expect(ids({ words: 'one-set alternatives parameter inferred' })).toEqual(['one-set']);
  expect(ids({ table: '2.2-card-parameter-sets' })).toEqual(
    allRules.filter(({ section }) => section === '2.2 Card parameter sets').map(({ id }) => id),
  );
  expect(ids({ words: 'one-set', table: '2.2-set-6-cart-items' })).toEqual([]);
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

test.each([
  ['KG', []],
  ['X', ['quantityUnit: "X", only M, CM, KG, G or COUNT']],
  ['kg', ['quantityUnit: "kg", only M, CM, KG, G or COUNT. Send "KG".']],
])('it is said what is wrong with %s, and what to do', (value, said) => {
  const unit = rows.find(({ id }) => id === '2.2-set-6-cart-items.quantityUnit');
  expect(unit && tryValue(unit, value)).toEqual(said);
});
