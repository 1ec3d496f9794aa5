import { expect, test } from 'vitest';
import { describeTypeCode } from './describe-type-code.ts';
import { parseTypeCode, UNBOUNDED } from './type-code.ts';

const any = { min: 0, max: UNBOUNDED, decimals: undefined };

// biome-ignore format: a table
test.each([
  ['AN', [{ ...any, kind: 'AN' }]],
  ['AN255', [{ ...any, kind: 'AN', max: 255 }]],
  ['AN1', [{ ...any, kind: 'AN', max: 1 }]],
  ['A1', [{ ...any, kind: 'A', max: 1 }]],
  ['N1', [{ ...any, kind: 'N', max: 1 }]],
  ['N1.N1', [{ kind: 'N', min: 1, max: 1, decimals: 1 }]],
  ['A3', [{ ...any, kind: 'A', max: 3 }]],
  ['N', [{ ...any, kind: 'N' }]],
  ['N13', [{ ...any, kind: 'N', max: 13 }]],
  ['N10.N2', [{ kind: 'N', min: 1, max: 10, decimals: 2 }]],
  ['A2 [A-Za-z]2', [{ ...any, kind: 'A', min: 2, max: 2 }]],
  ['N3 [0-9]3', [{ ...any, kind: 'N', min: 3, max: 3 }]],
  ['A2 [A-Za-z]2 or N3 [0-9]3', [{ ...any, kind: 'A', min: 2, max: 2 }, { ...any, kind: 'N', min: 3, max: 3 }]],
])('parses %s', (code, alternatives) => {
  expect(parseTypeCode(code)).toEqual({ code, alternatives });
});

test.each([
  ...['', 'AM100', 'an255', 'AN0', 'A0', 'N0', 'N1.N0', 'N0 [0-9]0', 'AN-5', 'N10.2', 'N10.N', 'N10.N20x', 'AN10.N2'],
  ...['AN255x', 'AN255 ', 'A2 [0-9]2', 'N3 [0-9]3x', 'N3 [0-9]', 'A2 [A-Za-z]3', 'A2 or AM3', 'A2 or '],
])('throws for %j', (code) => {
  expect(() => parseTypeCode(code)).toThrow(expect.objectContaining({ name: 'TypeCodeSyntaxError', code }));
  expect(() => parseTypeCode(code)).toThrow(`${JSON.stringify(code)} is not a type code`);
});

test('throws the same error for a value that is not a string', () => {
  expect(() => Reflect.apply(parseTypeCode, undefined, [null])).toThrow('null is not a type code, such as AN255');
});

test.each([
  ['AN', 'a string of any length'],
  ['AN255', 'a string of at most 255 characters'],
  ['AN1', 'a string of at most 1 character'],
  ['A', 'letters'],
  ['A3', 'at most 3 letters'],
  ['A2 [A-Za-z]2', 'exactly 2 letters'],
  ['N', 'a decimal number'],
  ['N13', 'a decimal number of at most 13 characters, the point included'],
  ['N10.N2', 'a decimal number of at most 10 digits, and at most 2 decimals after a point'],
  ['N3 [0-9]3', 'exactly 3 digits'],
  ['A2 [A-Za-z]2 or N3 [0-9]3', 'exactly 2 letters or exactly 3 digits'],
])('%s in words: %s', (code, sentence) => {
  expect(describeTypeCode(code)).toBe(sentence);
});
