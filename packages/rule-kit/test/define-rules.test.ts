import { expect, test } from 'vitest';
import { check, defineRules, messagesOf, table } from '../src/index.ts';

const rules = defineRules(
  { section: '1 Parcels', basis: 'stated' },
  {
    heavy: {
      messages: { 'too-heavy': '{field} must be at most {max:gram}' },
      check: ({ weight }) => (Number(weight) > 9 ? [{ path: ['weight'], code: 'too-heavy', params: { max: 9 } }] : []),
    },
    light: {
      basis: 'inferred',
      messages: { 'too-light': { message: '{field} should be at least 1 gram', hint: 'Weigh it again.' } },
      check: ({ weight }) => (weight === '0' ? [{ path: ['weight'], code: 'too-light' }] : []),
    },
  },
);

const payloadType = {
  name: 'parcel',
  whole: 'the parcel',
  table: table('1 Parcels', '', { weight: ['N5', 'optional', 'Weight'] }),
  messages: messagesOf(rules),
  rules: Object.values(rules),
};

test.each([
  ['10', [['heavy', 'error', 'weight must be at most 9 grams', undefined]]],
  ['9', []],
  ['1', []],
  ['0', [['light', 'warning', 'weight should be at least 1 gram', 'Weigh it again.']]],
])('a weight of %s', (weight, expected) => {
  const found = check(payloadType, { weight });
  expect(found.map(({ rule, severity, message, hint }) => [rule, severity, message, hint])).toEqual(expected);
});
