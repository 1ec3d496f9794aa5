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
  // A read, and whether its result is certain for `closed`, and for `partial`.
  ['a known value', (value) => value.a, true, true],
  ['an unknown value', (value) => value.b, false, false],
  ['whether a visible name exists', (value) => 'b' in value && Object.hasOwn(value, 'b'), true, true],
  ['whether another name exists, with `in`', (value) => 'c' in value, true, false],
  ['whether another name exists, with Object.hasOwn', (value) => Object.hasOwn(value, 'c'), true, false],
  ['the value of another name', (value) => value.c, true, false],
  ['all names', (value) => Object.keys(value), true, false],
  ['all values', (value) => Object.values(value), false, false],
  ['a known item', (value) => itemsOf(value)[0], true, true],
  ['an unknown item, or one after the end', (value) => itemsOf(value)[1], false, false],
  ['the length of an array', (value) => itemsOf(value).length, true, false],
  ['indexOf the first item', (value) => itemsOf(value).indexOf(1), true, false],
  ['includes of a value that no known item has', (value) => itemsOf(value).includes(2), false, false],
])('%s', (_, read, inClosed, inPartial) => {
  const isKnown = (given: StaticValue): boolean => {
    const tracked = new TrackedValue(given);
    return tracked.ifKnown(() => [isObject(tracked.value) && read(tracked.value)]) !== undefined;
  };
  expect([isKnown(closed), isKnown(partial)]).toEqual([inClosed, inPartial]);
});

test('each call of ifKnown tracks its own reads', () => {
  const tracked = new TrackedValue(closed);
  const read = (name: string) => tracked.ifKnown(() => isObject(tracked.value) && tracked.value[name]);
  expect([read('b'), read('a')]).toEqual([undefined, 1]);
});
