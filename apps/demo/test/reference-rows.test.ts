import { cartItemTable } from '@pg/card-params';
import { expect, test } from 'vitest';
import { allRules, rows, search, typeCodes } from '../src/reference/reference-rows.ts';

const UNITS = cartItemTable.rows.quantityUnit[3].values.join(', ');

test('each row and rule has its own URL', () => {
  for (const list of [rows, allRules]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test('an empty search finds everything', () => {
  expect(search(' ')).toEqual({ rows, rules: allRules });
});

test.each([
  ['a name', 'quantityunit', ['2.2-set-6-cart-items.quantityUnit']],
  ['words of two columns', 'KG one set', ['2.2-set-6-cart-items.quantityUnit']],
  [
    'words of every column',
    '2.2 parameters.card.shipping street1 AN100 conditional  building characters',
    ['2.2-set-6-shipping.street1'],
  ],
  ['a label', 'Processing Private Key', ['2.4-wallet-configuration-wallet1.processingPrivateKey']],
  ['a value of an open list', 'captured', ['2.2-set-6-cart-payments.status']],
  ['a table, a mark and a word', '2.2 set 6, shipping state region conditional', ['2.2-set-6-shipping.state']],
  ['a set', 'Set 3', ['2.2-set-3-descriptor.descriptor']],
  ['a word that no row has', 'no such word', []],
])('rows are found by %s', (_, words, ids) => {
  expect(search(words).rows.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['amount', 'amount'],
  ['amuont', 'amount'],
  ['COUNT', 'quantityUnit'],
  ['descripto', 'descriptor'],
  ['quantityUnti', 'quantityUnit'],
])('the first row for %s is %s', (words, name) => {
  expect(search(words).rows[0]?.name).toBe(name);
});

test.each([
  ['2.2-set-6-shipping.country', 'a country code of 2 letters (ISO 3166-1)', undefined],
  ['2.2-set-6-cart-items.quantityUnit', `one of ${UNITS}`, undefined],
  ['2.4-wallet-configuration-wallet1.processingPrivateKey', 'a string of any length', 'Processing Private Key'],
])('%s accepts %s', (id, accepts, label) => {
  expect(rows.find((each) => each.id === id)).toMatchObject({ accepts, label });
});

test('rules are found by words in their texts and examples', () => {
  expect(search('one-set alternatives parameter inferred').rules.map(({ id }) => id)).toEqual(['one-set']);
});

test('the type codes are those of the tables, without duplicates', () => {
  expect(typeCodes).toContain('N10.N2');
  expect(typeCodes).not.toContain('one of');
  expect(new Set(typeCodes).size).toBe(typeCodes.length);
});
