// A value that notices what was asked of it is inside findCertain, which shows only the findings that remain.

import { isObject } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import type { PartialValue } from '../src/text/partial/partial-value.ts';
import { TrackedValue } from '../src/text/partial/tracked-value.ts';

const UNKNOWN: PartialValue = { isKnown: false, isPartial: false, value: null };
const ONE: PartialValue = { isKnown: true, isPartial: false, value: 1 };

const listOf = (isPartial: boolean, ...items: PartialValue[]): PartialValue => ({
  isKnown: true,
  isPartial,
  value: items.map(({ value }) => value),
  children: new Map(items.entries()),
});
const objectOf = (isPartial: boolean, fields: Record<string, PartialValue>): PartialValue => ({
  isKnown: true,
  isPartial,
  value: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  children: new Map(Object.entries(fields)),
});
const closed = objectOf(false, { a: ONE, b: UNKNOWN, list: listOf(false, ONE, UNKNOWN) });
const partial = objectOf(true, { a: ONE, b: UNKNOWN, list: listOf(true, ONE) });

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
  const isKnown = (given: PartialValue): boolean => {
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

test('each item is known if nothing unknown was read before it', () => {
  const tracked = new TrackedValue(closed);
  function* find() {
    if (!isObject(tracked.value)) return;
    yield tracked.value.a;
    yield 'b' in tracked.value;
    yield tracked.value.b;
    yield tracked.value.a;
  }
  expect([...tracked.each(find)]).toEqual([
    [1, true],
    [true, true],
    [null, false],
    [1, false],
  ]);
  expect([...tracked.each(() => ['nothing is read'])]).toEqual([['nothing is read', true]]);
});
