import { inspect } from 'node:util';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { typeCode, typeCodeGuard } from './type-code-schema.ts';

const CLEF = '\u{1d11e}'; // one character of two UTF-16 units

/** For each code the values that it accepts, and those that it refuses with what it says of them. */
const CASES: Record<string, { accepts: unknown[]; refuses: [unknown, string][] }> = {
  AN: {
    accepts: ['', 'a', 'payer@example.com', '1 Rue de l’Été', 'x'.repeat(2 ** 20), '\u0000'],
    refuses: [
      [1, 'a number, text only'],
      [null, 'null, text only'],
      [true, 'a boolean, text only'],
      [[], 'an array, text only'],
      [{}, 'an object, text only'],
      [undefined, 'nothing, text only'],
    ],
  },
  AN5: {
    accepts: ['', 'abcd', 'abcde', CLEF.repeat(4), CLEF.repeat(5), '\ud834'.repeat(5), '\u{10000}\u{10ffff}'.repeat(2)],
    refuses: [
      ['abcdef', '6 characters, at most 5'],
      [CLEF.repeat(6), '6 characters, at most 5'],
      ['\udbff\ue000'.repeat(3), '6 characters, at most 5'],
      ['\ud834a\udc00bcd', '6 characters, at most 5'],
      [`${CLEF}bcdef`, '6 characters, at most 5'],
      ['x'.repeat(2 ** 20), '1048576 characters, at most 5'],
    ],
  },
  AN1: { accepts: ['', 'a', CLEF], refuses: [['ab', '2 characters, at most 1']] },
  A3: {
    accepts: ['', 'EU', 'EUR', 'eur'],
    refuses: [
      ['EURO', '4 characters, at most 3'],
      ['EU1', 'a digit at character 3, letters only'],
      ['E R', 'a blank at character 2, letters only'],
      ['EUÉ', 'a letter outside A to Z at character 3, letters only'],
      [`${CLEF}1`, 'a symbol at character 1, letters only'],
      ['E\nR', 'a control character at character 2, letters only'],
      ['\u001f', 'a control character at character 1, letters only'],
      ['\u007f', 'a control character at character 1, letters only'],
      ['\u009f', 'a control character at character 1, letters only'],
      ['\u00a0', 'a blank at character 1, letters only'],
      [`A${'1'.repeat(2 ** 20)}`, 'a digit at character 2, letters only'],
      ['[`{', 'a symbol at character 1, letters only'],
      [978, 'a number, text only'],
    ],
  },
  'A2 [A-Za-z]2': {
    accepts: ['DE', 'de'],
    refuses: [
      ['', 'an empty text, exactly 2 letters'],
      ['D', '1 character, exactly 2'],
      ['DEU', '3 characters, exactly 2'],
      ['D3', 'a digit at character 2, letters only'],
    ],
  },
  N5: {
    accepts: ['', '0', '1234', '12345', '00007', '12.50', '1.234', 0, -0, 12345, 12.5, 1e4, 1e-3],
    refuses: [
      ['123456', '6 characters, at most 5'],
      ['12.345', '6 characters, at most 5'],
      [123456, '6 characters, at most 5'],
      [12.345, '6 characters, at most 5'],
      [1e21, '22 characters, at most 5'],
      [1e-4, '6 characters, at most 5'],
      [-1, 'a sign at character 1, digits only, one point allowed'],
      ['-1', 'a sign at character 1, digits only, one point allowed'],
      ['+1', 'a sign at character 1, digits only, one point allowed'],
      ['1e3', 'a letter at character 2, digits only, one point allowed'],
      ['12a', 'a letter at character 3, digits only, one point allowed'],
      ['1,5', 'a comma at character 2, digits only, one point allowed'],
      ['1 5', 'a blank at character 2, digits only, one point allowed'],
      ['1.2.3', 'a point at character 4, digits only, one point allowed'],
      ['5.', 'a point at character 2, a digit before and after it'],
      ['.5', 'a point at character 1, a digit before and after it'],
      ['３', 'a digit outside 0 to 9 at character 1, digits only, one point allowed'],
      ['€5', 'a symbol at character 1, digits only, one point allowed'],
      ['٣', 'a digit outside 0 to 9 at character 1, digits only, one point allowed'],
      [true, 'a boolean, text or number only'],
      [Number.NaN, 'a number that JSON has no form for, text or number only'],
      [Number.POSITIVE_INFINITY, 'a number that JSON has no form for, text or number only'],
    ],
  },
  N13: {
    accepts: ['1234567890123', '1234567890.12', 1234567890.12, 9999999999999],
    refuses: [
      ['12345678901234', '14 characters, at most 13'],
      ['12345678901.12', '14 characters, at most 13'],
      [10000000000000, '14 characters, at most 13'],
    ],
  },
  N25: { accepts: ['1'.repeat(25), 1e24, 1e-23], refuses: [[1e25, '26 characters, at most 25']] },
  'N10.N2': {
    accepts: ['1', '1234567890', '1234567890.1', '1234567890.12', 1234567890.12, 0, 19.99],
    refuses: [
      ['', 'an empty text, at least 1 digit'],
      ['12345678901', '11 digits before the point, at most 10'],
      ['12345678901.1', '11 digits before the point, at most 10'],
      [12345678901.1, '11 digits before the point, at most 10'],
      ['1.123', '3 decimals, at most 2'],
      ['1234567890.123', '3 decimals, at most 2'],
      ['1.', 'a point at character 2, a digit before and after it'],
      [0.001, '3 decimals, at most 2'],
      [1e-7, '7 decimals, at most 2'],
      [1e10, '11 digits before the point, at most 10'],
    ],
  },
  'N3 [0-9]3': {
    accepts: ['276', '036', 276],
    refuses: [
      ['', 'an empty text, exactly 3 digits'],
      ['27', '2 characters, exactly 3'],
      ['2760', '4 characters, exactly 3'],
      ['2.6', 'a point at character 2, digits only'],
      [36, '2 characters, exactly 3'],
    ],
  },
  'A2 [A-Za-z]2 or N3 [0-9]3': {
    accepts: ['DE', '276', 276],
    refuses: [
      ['', 'an empty text, exactly 2 letters or exactly 3 digits'],
      ['D2', 'a digit at character 2, exactly 2 letters or exactly 3 digits'],
      ['DEU', '3 characters, exactly 2 letters or exactly 3 digits'],
      ['2760', '4 characters, exactly 2 letters or exactly 3 digits'],
      [null, 'null, text or number only'],
    ],
  },
};

describe.each(Object.entries(CASES))('%s', (code, { accepts, refuses }) => {
  const schema = typeCode(code);
  const guard = typeCodeGuard(code);

  test.each(accepts.map((value) => [value]))('accepts %o', (value) => {
    expect(v.safeParse(schema, value)).toEqual({ typed: true, success: true, output: value, issues: undefined });
    expect(schema['~standard'].validate(value)).toMatchObject({ value });
    expect(guard(value)).toBe(true);
  });

  test.each(refuses)('refuses %o: %s', (value, message) => {
    const result = v.safeParse(schema, value);
    expect(result.issues?.map((issue) => issue.message)).toEqual([message]);
    expect(result.typed).toBe(!message.endsWith(' only') || /character \d/.test(message));
    expect(schema['~standard'].validate(value)).toMatchObject({ issues: [{ message }] });
    expect(guard(value)).toBe(false);
  });
});

test('an issue has the value, and shows it nowhere', () => {
  const { issues } = v.safeParse(v.object({ state: typeCode('AN3') }), { state: 'PLANTED' });
  expect(issues?.[0].input).toBe('PLANTED');
  expect(issues?.[0]).toMatchObject({ received: '7 characters', expected: 'at most 3', requirement: 'AN3' });
  const { path, ...shown } = issues?.[0] ?? {};
  expect(v.getDotPath({ ...shown, path } as v.BaseIssue<unknown>)).toBe('state');
  expect(inspect(v.safeParse(typeCode('AN3'), 'PLANTED'), { depth: 9, showHidden: true })).not.toMatch(
    /issues.*PLANTED/s,
  );
  expect(JSON.stringify(shown)).not.toContain('PLANTED');
});

test.each<[string, object]>([
  ['AN5', { type: 'string' }],
  ['N5', { type: 'union', options: [{ type: 'string' }, { type: 'number' }] }],
  ['A2 [A-Za-z]2 or N3 [0-9]3', { type: 'union', options: [{ type: 'string' }, { type: 'number' }] }],
])('%s is to valibot’s converters %j', (code, seen) => {
  expect(typeCode(code)).toMatchObject(seen);
  expect('options' in typeCode(code)).toBe('options' in seen);
});

test('a schema goes into pipes and wrappers as valibot’s own do', () => {
  const schema = v.pipe(typeCode('AN10'), v.nonEmpty('not empty'));
  expect(v.safeParse(schema, '').issues?.[0].message).toBe('not empty');
  expect(v.is(v.optional(typeCode('AN10')), undefined)).toBe(true);
  expect(v.is(v.union([typeCode('A3'), typeCode('N3 [0-9]3')]), '978')).toBe(true);
});
