import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typeCodeJsonSchema } from './json-schema.ts';
import { typeCodeGuard } from './type-code-schema.ts';

const CODES = [
  'AN',
  'AN5',
  'A3',
  'A2 [A-Za-z]2',
  'N',
  'N3',
  'N5',
  'N13',
  'N10.N2',
  'N3 [0-9]3',
  'N1 [0-9]1',
  'A2 [A-Za-z]2 or N3 [0-9]3',
];

const validators = { 'draft-07': new Ajv(), '2020-12': new Ajv2020() };

const digits = fc.string({ unit: fc.constantFrom(...'0123456789.'), maxLength: 15 });
const letters = fc.string({ unit: fc.constantFrom(...'aZ0'), maxLength: 5 });
const money = fc.integer({ min: -1000, max: 10 ** 11 }).map((cents) => cents / 100);
const values = fc.oneof(
  digits,
  letters,
  money,
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.integer(),
  fc.integer({ min: 0, max: 2000 }),
  fc.integer({ min: 0, max: 9999 }).map((thousandths) => thousandths / 1000),
  fc.constantFrom(null, true, [], {}, 1e12, 1e13, 1e21, 1e-7, -0),
);

describe.each(CODES)('%s', (code) => {
  test.each(['draft-07', '2020-12'] as const)(
    '%s accepts the same values, and numbers with more decimals',
    (dialect) => {
      const accepts = validators[dialect].compile(typeCodeJsonSchema(code, dialect));
      const guard = typeCodeGuard(code);
      fc.assert(
        fc.property(values, (value) => {
          const hasDecimals = typeof value === 'number' && !Number.isInteger(value);
          return accepts(value) === guard(value) || (hasDecimals && accepts(value));
        }),
        { numRuns: 2000 },
      );
    },
  );
});

test('N10.N2 accepts each number of cents', () => {
  const accepts = new Ajv().compile(typeCodeJsonSchema('N10.N2'));
  const amounts = Array.from({ length: 10_000 }, (_, cents) => cents / 100);
  expect(amounts.filter((amount) => !accepts(amount))).toEqual([]);
});

test('without a dialect the result is a subschema without $schema', () => {
  expect(typeCodeJsonSchema('AN255')).toEqual({ type: 'string', maxLength: 255 });
  expect(typeCodeJsonSchema('AN')).toEqual({ type: 'string' });
});

test('numbers without a length are bounded by what JSON writes exactly', () => {
  expect(typeCodeJsonSchema('N')).toMatchObject({
    anyOf: [{ type: 'string' }, { type: 'number', minimum: 0, exclusiveMaximum: Number.MAX_SAFE_INTEGER + 1 }],
  });
});

test.each(['N309', 'N99999999', 'N309.N2', 'N2.N309', 'N309 [0-9]309', 'AN5 or N309'])(
  '%s throws a RangeError',
  (code) => {
    expect(() => typeCodeJsonSchema(code)).toThrow(
      new RangeError(`N${/N(\d{3,})/.exec(code)?.[1]}: a JSON Schema can describe numbers of at most 308 digits`),
    );
  },
);

test.each(['N308', 'N', 'N10000000000', 'AN99999999'])('%s has a JSON Schema', (code) => {
  expect(typeCodeJsonSchema(code)).toBeDefined();
});

test.each(['N308', 'N308 [0-9]308', 'N10.N308', 'N308.N2'])('%s has a JSON Schema', (code) => {
  expect(() => typeCodeJsonSchema(code)).not.toThrow();
});

test.each(['N309', 'N309 [0-9]309', 'N10.N309', 'N309.N2'])('%s has more digits than a JSON number', (code) => {
  expect(() => typeCodeJsonSchema(code)).toThrow('N309: a JSON Schema can describe numbers of at most 308 digits');
});
