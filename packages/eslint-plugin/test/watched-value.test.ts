import { isObject } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import type { StaticEntry } from '../src/literals/static-value.ts';
import type { Expression } from '../src/literals/syntax.ts';
import { WatchedValue } from '../src/literals/watched-value.ts';

const node: Expression = {
  type: 'Identifier',
  name: 'any',
  range: [0, 3],
  loc: { start: { line: 1, column: 0 }, end: { line: 1, column: 3 } },
};

const known = (value: unknown): StaticEntry => ({ node, isKnown: true, value, isOpen: false });

const unknown: StaticEntry = { node, isKnown: false, value: null, isOpen: false };

const object = (entries: Record<string, StaticEntry>, isOpen: boolean): StaticEntry => {
  const value = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, entry.value]));
  return { node, isKnown: true, value, isOpen, entries: new Map(Object.entries(entries)) };
};

const list = (items: StaticEntry[], isOpen: boolean): StaticEntry => {
  const value = items.map((item) => item.value);
  return { node, isKnown: true, value, isOpen, entries: new Map(items.entries()) };
};

type Look = (value: Record<string, unknown>) => unknown;

const closed = object({ a: known(1), b: unknown, list: list([known(1), unknown], false) }, false);
const open = object({ a: known(1), b: unknown, list: list([known(1)], true) }, true);

const itemsOf = ({ list: items }: Record<string, unknown>): unknown[] => (Array.isArray(items) ? items : []);

test.each<[string, Look, boolean, boolean]>([
  // A look, and whether it is certain of the closed and of the open object.
  ['a known value', (value) => value.a, true, true],
  ['an unknown value', (value) => value.b, false, false],
  ['whether a name is there that is', (value) => 'b' in value && Object.hasOwn(value, 'b'), true, true],
  ['whether a name is there that is not, by in', (value) => 'c' in value, true, false],
  ['whether a name is there that is not, by hasOwn', (value) => Object.hasOwn(value, 'c'), true, false],
  ['a value that is not there', (value) => value.c, true, false],
  ['all names', (value) => Object.keys(value), true, false],
  ['all values', (value) => Object.values(value), false, false],
  ['a known item', (value) => itemsOf(value)[0], true, true],
  ['an unknown item, or one behind the end', (value) => itemsOf(value)[1], false, false],
  ['how many items there are', (value) => itemsOf(value).length, true, false],
  ['whether an item is the first', (value) => itemsOf(value).indexOf(1), true, false],
  ['whether an item is any', (value) => itemsOf(value).includes(2), false, false],
])('%s', (_, look, ofClosed, ofOpen) => {
  const isCertain = (given: StaticEntry): boolean => {
    const watched = new WatchedValue(given);
    const { value } = watched;
    return watched.certainly(() => [isObject(value) && look(value)]) !== undefined;
  };
  expect([isCertain(closed), isCertain(open)]).toEqual([ofClosed, ofOpen]);
});

test('one look does not taint the next', () => {
  const watched = new WatchedValue(closed);
  const { value } = watched;
  const look = (name: string) => watched.certainly(() => isObject(value) && value[name]);
  expect([look('b'), look('a')]).toEqual([undefined, 1]);
});
