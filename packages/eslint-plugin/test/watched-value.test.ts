import type { RuleDefinition } from '@eslint/core';
import { isObject } from '@pg/rule-kit';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { type StaticValue, staticValue } from '../src/literals/static-value.ts';
import type { Expression } from '../src/literals/syntax.ts';
import { WatchedValue } from '../src/literals/watched-value.ts';

function payloadOf(code: string): StaticValue {
  const found: StaticValue[] = [];
  const spy: RuleDefinition = {
    create: () => ({ 'VariableDeclarator > ObjectExpression': (node: Expression) => found.push(staticValue(node)) }),
  };
  new Linter().verify(`const a = ${code}`, { plugins: { own: { rules: { spy } } }, rules: { 'own/spy': 'error' } });
  if (!found[0]) throw new Error(`no object: ${code}`);
  return found[0];
}

const closed = payloadOf('{ a: 1, b, list: [1, b] }');
const open = payloadOf('{ ...rest, a: 1, b, list: [1, ...rest] }');

type Look = (value: Record<string, unknown>) => unknown;

const itemsOf = ({ list: items }: Record<string, unknown>): unknown[] => (Array.isArray(items) ? items : []);

test.each<[string, Look, boolean, boolean]>([
  // A look, and whether its result is certain of the closed and of the open object.
  ['a known value', (value) => value.a, true, true],
  ['an unknown value', (value) => value.b, false, false],
  ['whether a name is there that is', (value) => 'b' in value && Object.hasOwn(value, 'b'), true, true],
  ['whether a name is there that is not, by in', (value) => 'c' in value, true, false],
  ['whether a name is there that is not, by hasOwn', (value) => Object.hasOwn(value, 'c'), true, false],
  ['a value that is not there', (value) => value.c, true, false],
  ['all names', (value) => Object.keys(value), true, false],
  ['all values', (value) => Object.values(value), false, false],
  ['a known item', (value) => itemsOf(value)[0], true, true],
  ['an unknown item, or one after the end', (value) => itemsOf(value)[1], false, false],
  ['how many items there are', (value) => itemsOf(value).length, true, false],
  ['whether an item is the first', (value) => itemsOf(value).indexOf(1), true, false],
  ['whether an item is any', (value) => itemsOf(value).includes(2), false, false],
])('%s', (_, look, ofClosed, ofOpen) => {
  const isCertain = (given: StaticValue): boolean => {
    const watched = new WatchedValue(given);
    return watched.certainly(() => [isObject(watched.value) && look(watched.value)]) !== undefined;
  };
  expect([isCertain(closed), isCertain(open)]).toEqual([ofClosed, ofOpen]);
});

test('one look does not taint the next', () => {
  const watched = new WatchedValue(closed);
  const look = (name: string) => watched.certainly(() => isObject(watched.value) && watched.value[name]);
  expect([look('b'), look('a')]).toEqual([undefined, 1]);
});
