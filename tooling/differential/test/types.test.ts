import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proseTypes } from '../src/prose-types.ts';
import { testOf } from '../src/types.ts';

test('types that the document leaves open are not judged', () => {
  expect(['anything', 'country', 'string (JSON text)'].map((type) => testOf(type)('ZZ'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(['country', 'string (JSON text)'].map((type) => testOf(type)(1))).toEqual([false, false]);
  expect(() => testOf('AN 255')).toThrow('AN 255');
});

test('every type from the prose belongs to a row or table of the document', () => {
  const file = new URL('../../../packages/lint/test/interface-tables.json', import.meta.url);
  const tables: { id: string; rows: { name: string; fields?: string[] }[] }[] = JSON.parse(readFileSync(file, 'utf8'));
  const names = tables.flatMap(({ id, rows }) =>
    rows.flatMap(({ name, fields = [] }) => [
      `${id}.*`,
      `${id}.${name}`,
      `${id}.${name}.*`,
      ...fields.map((inner) => `${id}.${name}.${inner}`),
    ]),
  );
  expect(proseTypes.map(([row]) => row).filter((row) => !names.includes(row))).toEqual([]);
});
