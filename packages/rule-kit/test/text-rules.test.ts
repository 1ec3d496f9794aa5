import { expect, test } from 'vitest';
import { readJsonText } from '../src/index.ts';

test.each<[string, unknown, string[]]>([
  ['{"a":1}', { a: 1 }, []],
  // A text with duplicate names still has a value.
  ['{"a":1,"a":2}', { a: 2 }, ['duplicate-field']],
  ['{"a":1,"a":', undefined, ['syntax']],
  ['['.repeat(101) + ']'.repeat(101), undefined, ['too-deep']],
])('%s is read as %j', (text, value, rules) => {
  const reading = readJsonText(text);
  expect(reading.value).toEqual(value);
  expect(reading.violations.map(({ rule }) => rule.id)).toEqual(rules);
});
