import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../src/facts.ts';
import { testOf } from '../src/types.ts';

const x = (length: number): string => 'x'.repeat(length);
const n = (length: number): string => '1'.repeat(length);

/** A type, values that are right, values that are wrong. */
// biome-ignore format: a table
const bounds: readonly (readonly [type: string, right: readonly unknown[], wrong: readonly unknown[]])[] = [
  ['AN5', ['', x(4), x(5), '😀'.repeat(5), 'é 東-'], [x(6), '😀'.repeat(6), 5, null, true, ['x']]],
  ['AN2048', [x(2047), x(2048)], [x(2049)]],
  ['AN', ['', x(9999)], [1, null]],
  ['A3', ['', 'ab', 'EUR'], ['EURO', 'E1', 'é', 'a b', 3]],
  ['A2 [A-Za-z]2', ['FR', 'fr'], ['', 'F', 'FRA', 'F1', 25]],
  ['A2 [A-Za-z]2 or N3 [0-9]3', ['FR', '250', '004', 250], ['F', 'FRA', '25', '2500', 4, 2500, '1.5', 1.5, '']],
  ['N5', ['', '1234', '12345', '123.5', 12345, 123.5, '00'], ['123456', '1234.5', 123456, 1234.5, '-1', -1, '.5', '5.', '1e3', '1,5', ' 1', '٣']],
  ['N13', [n(12), n(13), `${n(11)}.5`, `${n(10)}.50`, 1e-6, 2 ** 43], [1e-7, n(14), `${n(12)}.5`, 1e21, 0.1 + 0.2, 1e-12, true]],
  ['N10.N2', [n(9), n(10), `${n(10)}.5`, `${n(10)}.55`, '0.50', 0.01], [n(11), `${n(11)}.5`, '1.555', '', '.5', '5.', 0.001, '-1']],
  ['string, at most 20 characters', ['', x(19), x(20), '😀'.repeat(20)], [x(21), 20]],
  ['exactly 2 letters', ['BR', 'br'], ['B', 'BRA', 'B1', '']],
  ['exactly 3 letters', ['EUR'], ['EU', 'EURO', '978', '']],
  ['exactly 2 digits', ['00', '03', '99'], ['3', '003', 3, '0x', '']],
  ['exactly 3 digits', ['250'], ['25', '2500', 250, 'FRA', '']],
  ['at most 9 digits', ['', n(8), n(9)], [n(10), '12-3', 123]],
  ['one of M, CM, KG, G, COUNT', ['M', 'CM', 'COUNT'], ['pcs', 'm', '', 'M, CM', ' M', null]],
  ['true/false', [true, false], ['true', 1, null]],
  ['amount', ['0.00', '49.90', `${n(20)}.00`], ['49.9', '49.900', '49', '.90', '49,90', '-1.00', 49.9, '']],
  ['date', ['2024-02-29', '2000-02-29', '2023-02-28', '2024-12-31', '2024-04-30'], ['2023-02-29', '1900-02-29', '2024-04-31', '2024-12-32', '2024-13-01', '2024-00-01', '2024-01-00', '2024-1-1', '2024-01-01T00:00:00Z', 20240101, '']],
  ['IPv4 address', ['0.0.0.0', '255.255.255.255', '192.0.2.1'], ['256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4.', '::1', '']],
  ['valid URL', ['https://a', 'HTTP://a:80/b?c#d', 'https://me@[::1]/', 'https://a?é', 'mailto:a', 'myapp:done'], ['', '/a', 'a.example', '//a', 'https:/a', 'https:a', 'https://', 'https:///a', 'https://a b', 'https://a/b c', 'localhost:3000', 'a.example:80', 1]],
];

test.each(bounds)('%s', (type, right, wrong) => {
  const isOfType = testOf(type);
  expect([
    right.filter((value) => isOfType(value) !== true),
    wrong.filter((value) => isOfType(value) !== false),
  ]).toEqual([[], []]);
});

test('what the document leaves open is not judged', () => {
  expect(['anything', 'country', 'string (JSON text)'].map((type) => testOf(type)('ZZ'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(['country', 'string (JSON text)'].map((type) => testOf(type)(1))).toEqual([false, false]);
  expect(() => testOf('AN 255')).toThrow('AN 255');
});

test('every fact is of a row, or of a table, that the document has', () => {
  const file = new URL('../../../packages/lint/test/interface-tables.json', import.meta.url);
  const tables: { id: string; rows: { name: string; ticked?: string[] }[] }[] = JSON.parse(readFileSync(file, 'utf8'));
  const names = tables.flatMap(({ id, rows }) =>
    rows.flatMap(({ name, ticked = [] }) => [
      `${id}.*`,
      `${id}.${name}`,
      `${id}.${name}.*`,
      ...ticked.map((inner) => `${id}.${name}.${inner}`),
    ]),
  );
  expect(facts.map(([row]) => row).filter((row) => !names.includes(row))).toEqual([]);
});
