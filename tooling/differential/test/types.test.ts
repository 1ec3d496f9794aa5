import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../src/facts.ts';
import { testOf } from '../src/types.ts';

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
