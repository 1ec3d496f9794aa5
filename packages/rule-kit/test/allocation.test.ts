import type { Config, UnknownDataset } from 'valibot';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { table, tableSchema } from '../src/index.ts';

const inner = table('1 Inner', 'inner', {
  code: ['A2 [A-Za-z]2 or N3 [0-9]3', 'required', ''],
  price: ['N10.N2', 'optional', ''],
});
const Schema = tableSchema(
  table('1 Outer', '', {
    title: ['AN5', 'required', ''],
    unit: ['one of', 'optional', '', { values: ['KG', 'G'] }],
    flag: ['true/false', 'optional', ''],
    amount: ['N5', 'conditional', ''],
  }),
  { items: v.array(tableSchema(inner)) },
);
const payload = {
  title: 'abc',
  unit: 'KG',
  flag: true,
  amount: '12.5',
  unknown: 1,
  items: [{ code: 'DE', price: '1.50' }, { code: '276' }],
};

test('a valid payload costs no memory', () => {
  const dataset: UnknownDataset = { value: payload };
  const config: Config<v.BaseIssue<unknown>> = {};
  const heapGrowth = (): number => {
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 50_000; i++) Schema['~run'](dataset, config);
    return process.memoryUsage().heapUsed - before;
  };
  // The runtime's own work (compiled code, inline caches) disturbs a round or two; what the walk allocated would be in
  // all of them. One object of the smallest size in each walk would be 800 kB.
  const rounds = Array.from({ length: 8 }, heapGrowth);
  expect(Math.min(...rounds.map(Math.abs))).toBeLessThan(100_000);
});
