import type { RuleDefinition } from '@eslint/core';
import { isObject } from '@pg/rule-kit';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { type StaticValue, staticValue } from '../src/literals/static-value.ts';
import type { Expression } from '../src/literals/syntax.ts';
import { TrackedValue } from '../src/literals/tracked-value.ts';

function payloadOf(code: string): StaticValue {
  const found: StaticValue[] = [];
  const spy: RuleDefinition = {
    create: () => ({ 'VariableDeclarator > ObjectExpression': (node: Expression) => found.push(staticValue(node)) }),
  };
  new Linter().verify(`const a = ${code}`, { plugins: { own: { rules: { spy } } }, rules: { 'own/spy': 'error' } });
  if (!found[0]) throw new Error(`no object literal: ${code}`);
  return found[0];
}

const closed = payloadOf('{ a: 1, b, list: [1, b] }');
const partial = payloadOf('{ ...rest, a: 1, b, list: [1, ...rest] }');

type Read = (value: Record<string, unknown>) => unknown;

const itemsOf = ({ list: items }: Record<string, unknown>): unknown[] => (Array.isArray(items) ? items : []);

test.each<[string, Read, boolean, boolean]>([
  // A read, and whether its result is certain of the closed and of the open object.
  ['a known value', (value) => value.a, true, true],
  ['an unknown value', (value) => value.b, false, false],
  ['whether a present name is present', (value) => 'b' in value && Object.hasOwn(value, 'b'), true, true],
  ['whether an absent name is present, with in', (value) => 'c' in value, true, false],
  ['whether an absent name is present, with hasOwn', (value) => Object.hasOwn(value, 'c'), true, false],
  ['the value of an absent name', (value) => value.c, true, false],
  ['all names', (value) => Object.keys(value), true, false],
  ['all values', (value) => Object.values(value), false, false],
  ['a known item', (value) => itemsOf(value)[0], true, true],
  ['an unknown item, or one after the end', (value) => itemsOf(value)[1], false, false],
  ['how many items there are', (value) => itemsOf(value).length, true, false],
  ['whether an item is the first', (value) => itemsOf(value).indexOf(1), true, false],
  ['whether an item is any', (value) => itemsOf(value).includes(2), false, false],
])('%s', (_, read, inClosed, inPartial) => {
  const isKnown = (given: StaticValue): boolean => {
    const tracked = new TrackedValue(given);
    return tracked.ifKnown(() => [isObject(tracked.value) && read(tracked.value)]) !== undefined;
  };
  expect([isKnown(closed), isKnown(partial)]).toEqual([inClosed, inPartial]);
});

test('reads are tracked each on its own', () => {
  const tracked = new TrackedValue(closed);
  const read = (name: string) => tracked.ifKnown(() => isObject(tracked.value) && tracked.value[name]);
  expect([read('b'), read('a')]).toEqual([undefined, 1]);
});
