// A value that notices what was asked of it is inside findCertain, which shows only the findings that remain.

import { isObject } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { MORE, type PartialValue, partialValue } from '../src/core/partial/partial-value.ts';
import { TrackedValue } from '../src/core/partial/tracked-value.ts';
import { UNKNOWN } from '../src/core/read/variables.ts';

const closed = partialValue({ a: 1, b: UNKNOWN, list: [1, UNKNOWN] });
const partial = partialValue({ a: 1, b: UNKNOWN, list: [1, MORE], [MORE]: 1 });

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
