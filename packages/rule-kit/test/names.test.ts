import * as v from 'valibot';
import { expect, test } from 'vitest';
import { check, objectOf, type PayloadType, type Profile, type Rule, setting, table } from '../src/index.ts';

const WORDS = ['carrier1', 'carrier2'] as const;

const options = table('1 Test, options', 'options', {
  carrier1: ['object', 'optional', ''],
  carrier2: ['object', 'optional', ''],
});
const parcel = table(
  '1 Test',
  '',
  {
    carrier: ['one of', 'optional', '', { values: [...WORDS, 'post'] }],
    options: ['object', 'optional', ''],
    note: ['AN20', 'optional', ''],
  },
  { nested: { options: objectOf(options) } },
);

/** A rule with params of all kinds. */
const sameCarrier: Rule = {
  id: 'same-carrier',
  section: '1 Test',
  basis: 'stated',
  *check({ carrier, note }) {
    if (note === 'carrier1' && carrier !== 'carrier1')
      yield {
        path: ['carrier'],
        code: 'same-carrier',
        params: { one: 'carrier1', list: ['carrier1', 'post'], text: 'carrier1 only', number: 1 },
        fix: { value: 'carrier1' },
      };
  },
};

const payloadType: PayloadType = {
  name: 'parcel',
  at: '',
  whole: 'the parcel',
  messages: { 'same-carrier': '{field} must be {one}' },
  table: parcel,
  names: { words: WORDS, others: ['post'], in: ['carrier', 'options'], inProfile: ['limits'] },
  profile: { limits: setting(v.record(v.picklist(WORDS), v.number()), '') },
  rules: [sameCarrier],
};
const names = { carrier1: 'fast', carrier2: 'cheap' };

// biome-ignore format: a table
test.each<[object, string[]]>([
  [{ carrier: 'fast', options: { cheap: {} } }, []],
  [{ carrier: 'carrier1' }, ["carrier must be fast, the live service's name for carrier1"]],
  [{ options: { carrier2: {} } }, ["options.carrier2 must be spelled cheap, the live service's name for carrier2"]],
  [{ carrier: 'fasst' }, ['carrier must be one of fast, cheap, post, but is "fasst"']],
  [{ carrier: 'x y' }, ['carrier must be one of fast, cheap, post']],
])('%j has live names', (payload, messages) => {
  expect(check(payloadType, payload, { names }).map(({ message }) => message)).toEqual(messages);
});

test('a word whose name is undefined keeps its name, and the others get theirs', () => {
  const found = (carrier: string) =>
    check(payloadType, { carrier }, { names: { carrier1: undefined, carrier2: 'cheap' } });
  expect([found('carrier1'), found('cheap')]).toEqual([[], []]);
  expect(found('carrier2')).toMatchObject([{ fix: { value: 'cheap' } }]);
});

test('params and fixes that are words, alone or in a list, get live names', () => {
  const [finding] = check(payloadType, { carrier: 'post', note: 'carrier1' }, { names });
  expect(finding).toMatchObject({
    message: 'carrier must be fast',
    params: { one: 'fast', list: ['fast', 'post'], text: 'carrier1 only', number: 1 },
    fix: { value: 'fast' },
  });
});

test.each<[object, string]>([
  [
    { carrier1: 'post' },
    "names.carrier1 must be the live service's name, but is another name of the interface document",
  ],
  [{ carrier3: 'a' }, 'names.carrier3 is not a known name; it must be carrier1 or carrier2'],
])('names %j are refused', (given, message) => {
  expect(() => check(payloadType, {}, { names: given })).toThrow(message);
});

// biome-ignore format: a table
test.each<[Profile & Record<string, unknown>, string | undefined]>([
  [{ limits: { fast: 1 } }, undefined],
  [{ limits: { carrier1: 1 } }, undefined],
  [{ limits: { fast: 'a' } }, 'profile.limits.carrier1 must be a number, but is a string'],
  [{ limit: {} }, 'profile.limit is not a known name; did you mean limits?'],
  [{ require: ['options.fast.x'] }, '"options.carrier1.x" is not a field'],
  [{ require: ['options.slow'] }, 'is not a field of the interface document'],
  [{ colors: 'of another kind' }, undefined],
])('the profile %j: %s', (profile, message) => {
  const given = () => check(payloadType, {}, { names, profile });
  if (message === undefined) expect(given()).toEqual([]);
  else expect(given).toThrow(message);
});

test.each([
  [names, ['options.fast'], ['options', 'fast']],
  [{ carrier1: undefined, carrier2: 'cheap' }, ['options.cheap'], ['options', 'cheap']],
  [{ carrier1: undefined, carrier2: 'cheap' }, ['note'], ['note']],
])('with the names %j, the profile may require %j', (given, require, path) => {
  const findings = check(payloadType, { carrier: given.carrier2, options: {} }, { names: given, profile: { require } });
  expect(findings.map((each) => each.path)).toEqual([path]);
});
