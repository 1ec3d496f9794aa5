import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeTypeCode } from './describe-type-code.ts';
import { findMistake, type TypeCodeMistake } from './find-mistake.ts';
import { parseTypeCode } from './type-code.ts';
import { typeCode, typeCodeGuard } from './type-code-schema.ts';

const CLEF = '\u{1d11e}'; // one character of two UTF-16 units
const LETTERS_OR_DIGITS = {
  typeCode: 'A2 [A-Za-z]2 or N3 [0-9]3',
  expected: 'exactly 2 letters or exactly 3 digits',
};

type Rejected = [value: unknown, code: string, params?: TypeCodeMistake['params']];

const tooLong = (value: unknown, length: number, max: number): Rejected => [value, 'too-long', { length, max }];
const wrongType = (value: unknown, expected: string, actual: string, code = 'wrong-type'): Rejected => [
  value,
  code,
  { expected, actual },
];
const notDecimal = (value: unknown, kind: string, at: number): Rejected => [value, 'not-a-decimal', { kind, at }];
const notLetters = (value: unknown, kind: string, at: number): Rejected => [value, 'not-letters', { kind, at }];

/** For each type code: values that it accepts, and values that it rejects, with the code and params of the failure. */
const CASES: Record<string, { accepts: unknown[]; rejects: Rejected[] }> = {
  AN: {
    accepts: ['', 'a', 'payer@example.com', '1 Rue de l’Été', 'x'.repeat(2 ** 20), '\u0000'],
    rejects: [
      wrongType(1, 'string', 'number', 'number-not-string'),
      wrongType(null, 'string', 'null', 'null-value'),
      wrongType(true, 'string', 'boolean'),
      wrongType([], 'string', 'array'),
      wrongType({}, 'string', 'object'),
      wrongType(new Date(), 'string', 'date'),
      wrongType(undefined, 'string', 'undefined'),
      wrongType(1n, 'string', 'bigint'),
    ],
  },
  AN5: {
    accepts: ['', 'abcd', 'abcde', CLEF.repeat(4), CLEF.repeat(5), '\ud834'.repeat(5), '\u{10000}\u{10ffff}'.repeat(2)],
    rejects: [
      tooLong('abcdef', 6, 5),
      tooLong(CLEF.repeat(6), 6, 5),
      tooLong('\udbff\ue000'.repeat(3), 6, 5),
      tooLong('\ud834a\udc00bcd', 6, 5),
      tooLong(`${CLEF}bcdef`, 6, 5),
      tooLong('x'.repeat(2 ** 20), 2 ** 20, 5),
    ],
  },
  AN1: { accepts: ['', 'a', CLEF], rejects: [tooLong('ab', 2, 1)] },
  A3: {
    accepts: ['', 'EU', 'EUR', 'eur'],
    rejects: [
      tooLong('EURO', 4, 3),
      notLetters('EU1', 'digit', 3),
      notLetters('E R', 'space', 2),
      notLetters('E,R', 'comma', 2),
      notLetters('E.R', 'point', 2),
      notLetters('+ER', 'plus', 1),
      notLetters('-ER', 'minus', 1),
      notLetters('EUÉ', 'other-letter', 3),
      notLetters(`${CLEF}1`, 'symbol', 1),
      notLetters('E\nR', 'control', 2),
      notLetters('\u001f', 'control', 1),
      notLetters('\u007f', 'control', 1),
      notLetters('\u009f', 'control', 1),
      notLetters('\u00a0', 'space', 1),
      notLetters(`A${'1'.repeat(2 ** 20)}`, 'digit', 2),
      notLetters('[`{', 'symbol', 1),
      wrongType(978, 'string', 'number', 'number-not-string'),
    ],
  },
  'A2 [A-Za-z]2': {
    accepts: ['DE', 'de'],
    rejects: [
      ['', 'empty'],
      ['D', 'wrong-number-of-letters', { length: 1, exact: 2 }],
      ['DEU', 'wrong-number-of-letters', { length: 3, exact: 2 }],
      notLetters('D3', 'digit', 2),
    ],
  },
  N5: {
    accepts: ['', '0', '1234', '12345', '00007', '12.50', '1.234', 0, -0, 12345, 12.5, 1e4, 1e-3],
    rejects: [
      tooLong('123456', 6, 5),
      ['12.345', 'not-rounded', { decimals: 3, max: 5 }],
      tooLong(123456, 6, 5),
      [12.345, 'not-rounded', { decimals: 3, max: 5 }],
      tooLong(1e21, 22, 5),
      [1e-4, 'not-rounded', { decimals: 4, max: 5 }],
      [0.123456, 'not-rounded', { decimals: 6, max: 5 }],
      [0.1234567, 'not-rounded', { decimals: 7, max: 5 }],
      [-1, 'not-a-decimal', { kind: 'minus', at: 1 }],
      notDecimal('-1', 'minus', 1),
      notDecimal('+1', 'plus', 1),
      notDecimal('1-', 'minus', 2),
      notDecimal('1e3', 'letter', 2),
      notDecimal('12a', 'letter', 3),
      ['1,5', 'decimal-comma', { kind: 'comma', at: 2 }],
      notDecimal('1 5', 'space', 2),
      notDecimal('1:5', 'symbol', 2),
      notDecimal('1/5', 'symbol', 2),
      notDecimal('1.2.3', 'point', 4),
      ['5.', 'misplaced-point'],
      ['.5', 'misplaced-point'],
      notDecimal('３', 'other-digit', 1),
      notDecimal('€5', 'symbol', 1),
      notDecimal('٣', 'other-digit', 1),
      wrongType(true, 'string-or-number', 'boolean'),
      wrongType(Number.NaN, 'string-or-number', 'nan'),
      wrongType(Number.POSITIVE_INFINITY, 'string-or-number', 'infinite'),
    ],
  },
  N13: {
    accepts: ['1234567890123', '1234567890.12', 1234567890.12, 9999999999999],
    rejects: [
      tooLong('12345678901234', 14, 13),
      tooLong('12345678901.12', 14, 13),
      ['0.30000000000000004', 'not-rounded', { decimals: 17, max: 13 }],
      tooLong(10000000000000, 14, 13),
      [0.1 + 0.2, 'not-rounded', { decimals: 17, max: 13 }],
    ],
  },
  N25: {
    accepts: ['1'.repeat(25), Number.MAX_SAFE_INTEGER, 1e-6],
    rejects: [
      tooLong(1e25, 26, 25),
      [2 ** 53, 'lost-digits'],
      [1e24, 'lost-digits'],
      [9.99e-7, 'exponent-sent'],
      [1e-23, 'exponent-sent'],
    ],
  },
  'N10.N2': {
    accepts: ['1', '1234567890', '1234567890.1', '1234567890.12', 1234567890.12, 0, 19.99],
    rejects: [
      ['', 'empty'],
      ['12345678901', 'too-many-digits', { digits: 11, max: 10 }],
      ['12345678901.1', 'too-many-digits', { digits: 11, max: 10 }],
      [12345678901.1, 'too-many-digits', { digits: 11, max: 10 }],
      ['1.123', 'too-many-decimals', { decimals: 3, max: 2 }],
      ['1234567890.123', 'too-many-decimals', { decimals: 3, max: 2 }],
      ['1.', 'misplaced-point'],
      [0.001, 'too-many-decimals', { decimals: 3, max: 2 }],
      [1e-7, 'too-many-decimals', { decimals: 7, max: 2 }],
      [0.1 + 0.2, 'too-many-decimals', { decimals: 17, max: 2 }],
      [1e10, 'too-many-digits', { digits: 11, max: 10 }],
    ],
  },
  'N3 [0-9]3': {
    accepts: ['276', '036', 276],
    rejects: [
      ['', 'empty'],
      ['27', 'wrong-number-of-digits', { length: 2, exact: 3 }],
      ['2760', 'wrong-number-of-digits', { length: 4, exact: 3 }],
      ['2.6', 'not-digits', { kind: 'point', at: 2 }],
      ['-27', 'leading-sign', { kind: 'minus' }],
      [36, 'wrong-number-of-digits', { length: 2, exact: 3 }],
    ],
  },
  'A2 [A-Za-z]2 or N3 [0-9]3': {
    accepts: ['DE', '276', 276],
    rejects: [
      ['', 'empty'],
      ...['D2', 'DEU', '2760'].map((value): Rejected => [value, 'no-alternative', LETTERS_OR_DIGITS]),
      wrongType(null, 'string-or-number', 'null', 'null-value'),
    ],
  },
};

describe.each(Object.entries(CASES))('%s', (form, { accepts, rejects }) => {
  const schema = typeCode(form);
  const guard = typeCodeGuard(form);

  test.each(accepts.map((value) => [value]))('accepts %o', (value) => {
    expect(v.safeParse(schema, value)).toEqual({ typed: true, success: true, output: value, issues: undefined });
    expect(schema['~standard'].validate(value)).toMatchObject({ value });
    expect(guard(value)).toBe(true);
  });

  test.each(rejects)('rejects %o: %s', (value, code, params = {}) => {
    expect(findMistake(parseTypeCode(form), value)).toEqual({ code, params });
    const result = v.safeParse(schema, value);
    const expected = describeTypeCode(form);
    const message = `must be ${expected}`;
    expect(result).toMatchObject({ typed: false, issues: [{ input: undefined, expected, message }] });
    expect(v.safeParse(typeCode(form, 'own'), value).issues?.[0].message).toBe('own');
    expect(v.safeParse(schema, value, { message: 'of the run' }).issues?.[0].message).toBe('of the run');
    expect(schema['~standard'].validate(value)).toMatchObject({ issues: [{ message }] });
    expect(guard(value)).toBe(false);
  });
});

test("a schema works in valibot's pipes and wrappers", () => {
  const schema = v.pipe(typeCode('AN10'), v.nonEmpty('not empty'));
  expect(v.safeParse(schema, '').issues?.[0].message).toBe('not empty');
  expect(v.is(v.optional(typeCode('AN10')), undefined)).toBe(true);
  expect(v.is(v.union([typeCode('A3'), typeCode('N3 [0-9]3')]), '978')).toBe(true);
});

test('a check after a schema does not get a value of a wrong type', () => {
  const check = v.check<string | number>(() => {
    throw new Error('called');
  });
  expect(v.is(v.pipe(typeCode('N5'), check), null)).toBe(false);
});
