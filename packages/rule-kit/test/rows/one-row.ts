import { describe, expect, test } from 'vitest';
import { check, type Params, type PayloadType, type Row, table } from '../../src/index.ts';
import { testType } from '../test-type.ts';

/** A payload type with one field, which has the given row. */
export function payloadTypeOf(row: Row): PayloadType {
  const rows = table('1 Test', '', { field: row });
  return testType({ table: rows });
}

export type Expected = [code: string, params?: Params, hint?: string];

export const control = (at: number, code = 'control-character'): Expected => [code, { at }];
export const tooLong = (length: number, max: number): Expected => ['too-long', { length, max }];
export const wrongType = (expected: string, actual: string): Expected => ['wrong-type', { expected, actual }];
export const numberNotString: Expected = [
  'number-not-string',
  { expected: 'string', actual: 'number' },
  'Put it in quotes, with its leading zeros if it has any.',
];
export const numberInText: Expected = [
  'number-in-text',
  { expected: 'string', actual: 'number' },
  'Put it in quotes, with its leading zeros if it has any.',
];
export const nullOptional: Expected = ['null-optional', { expected: 'string', actual: 'null' }, 'Leave the field out.'];
export const emptyOptional: Expected = ['empty-optional', {}, 'Fill it in, or leave the field out.'];
export const notDigits = (kind: string, at: number): Expected => ['not-digits', { kind, at }];
export const wrongDigits = (length: number, exact: number): Expected => ['wrong-number-of-digits', { length, exact }];
export const missingZeros = (length: number, exact: number): Expected => [
  'missing-zeros',
  { exact, length },
  'Add zeros at the front.',
];
export const KG_COUNT = { allowed: ['KG', 'COUNT'] };
export const ZEROS = { allowed: ['00', '01'] };
export const CARDS = { allowed: ['AMEX', 'JCB'] };

/** For each row: values, each with the rule, code, params and hint of its finding, if it has one. */
export type RowCases = [Row, [unknown, rule?: string, ...expected: Partial<Expected>][]][];

export function testRows(cases: RowCases): void {
  describe.each(cases)('%j', (row, values) => {
    test.each(values)('%j', (value, rule, code, params = {}, hint) => {
      const findings = check(payloadTypeOf(row), value === undefined ? {} : { field: value });
      const found = findings.map((each) => [each.rule, each.code, each.params, each.hint]);
      expect(found).toEqual(rule === undefined ? [] : [[rule, code, params, hint]]);
      for (const each of findings) expect(each.message).not.toMatch(/[{}]|undefined/);
    });
  });
}
