import { tableSchema } from '@pg/rule-kit';
import { type Field, mayBeNumber, tableSpec } from '@pg/rule-kit/internal';
import { saleType } from '@pg/sale-form';
import { wallet2TokenType } from '@pg/wallet-tokens';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { payloadTypeSchema } from '../src/json-schema/payload-type-schema.ts';
import { payloadTypes } from '../src/payload-types.ts';
import { boundaryValues } from '../src/test-values/boundary-values.ts';
import { formatExamples } from '../src/test-values/format-examples.ts';
import { fieldsIn, type PayloadField, validValue, withValue } from '../src/test-values/payload-fields.ts';
import { basePayloads } from '../src/vectors/base-payloads.ts';

const CONSTRUCTORS = { 'draft-07': Ajv, '2020-12': Ajv2020 } as const;
const VALIDATORS = {
  'draft-07': new Ajv({ strict: true }),
  '2020-12': new Ajv2020({ strict: true }),
} as const;

/** The keywords beside each `not`: generators such as json-schema-to-zod read `not` alone. */
function besideNot(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'not' in schema ? Object.keys(schema).filter((each) => each !== 'not') : [];
  return [...own, ...Object.values(schema).flatMap(besideNot)];
}

type Dialect = keyof typeof VALIDATORS;
const DIALECTS = Object.keys(VALIDATORS) as Dialect[];

interface Case {
  readonly spec: Field;
  readonly value: unknown;
  readonly isValid: boolean;
}

/** Cases in which JSON Schema may differ from the rows. */
const DIFFERENCES: Record<string, (each: Case) => boolean> = {
  'numbers in text are a warning of pg-lint, which schemas of code refuse': ({ spec, value, isValid }) =>
    mayBeNumber(spec) && !isValid && typeof value === 'number',
  'decimals of a JSON number are not limited, because multipleOf rejects valid decimals in common validators': (each) =>
    each.spec.parts.length > 0 && !each.isValid && typeof each.value === 'number' && !Number.isInteger(each.value),
  'only the rows know the list of countries': (each) =>
    each.spec.format?.name === 'country' && !each.isValid && each.value === 'ZZ',
  'only the rows parse URLs': (each) => isUrl(each) && !each.isValid && /^https:\S*$/.test(String(each.value)),
  'only the schema requires the token of a wallet: for the rows, that is a rule across fields': (each) =>
    each.spec.name === 'brand' && each.isValid && /^wallet/.test(String(each.value)),
  'only the rows decode base64': (each) =>
    each.spec.format?.expects.startsWith('base64') === true && !each.isValid && isBase64(String(each.value)),
};

const isBase64 = (string: string): boolean => string.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(string);

const isUrl = ({ spec }: Case): boolean => spec.format?.name === 'url';

describe.each(DIALECTS)('%s', (dialect) => {
  const seen = new Set<string>();

  describe.each(payloadTypes)('$kind', (payloadType) => {
    const validate = VALIDATORS[dialect].compile(payloadTypeSchema(payloadType, dialect));
    const root = tableSpec(payloadType.table);
    const fields = fieldsIn(root);

    function unexpectedDifference({ path, spec }: PayloadField, payload: unknown, value: unknown): string | undefined {
      const isValid = v.is(tableSchema(payloadType.table), payload);
      if (validate(payload) === isValid) return undefined;
      const [reason] = Object.entries(DIFFERENCES).find(([, applies]) => applies({ spec, value, isValid })) ?? [];
      if (reason !== undefined) seen.add(reason);
      return reason === undefined
        ? `${path.join('.')}: ${JSON.stringify(value)}, ${isValid ? 'valid' : 'invalid'} by its row`
        : undefined;
    }

    test('compiles without a warning, in strict mode too', () => {
      const warn = vi.spyOn(console, 'warn');
      for (const options of [{}, { strict: true }])
        new CONSTRUCTORS[dialect](options).compile(payloadTypeSchema(payloadType, dialect));
      expect(warn).not.toHaveBeenCalled();
    });

    // As Fastify's `addSchema` does, with its options.
    test('is found by its $id', () => {
      const schema = payloadTypeSchema(payloadType, dialect);
      const ajv = new CONSTRUCTORS[dialect]({ coerceTypes: 'array', useDefaults: true, removeAdditional: true });
      const body = ajv.addSchema(schema).compile({ $ref: `${schema.$id}#` });
      for (const payload of basePayloads(payloadType.name)) expect(body(structuredClone(payload))).toBe(true);
    });

    test('has `not` beside no other keyword than `if` has', () => {
      expect(besideNot(payloadTypeSchema(payloadType, dialect)).filter((each) => each !== 'propertyNames')).toEqual([]);
    });

    test('accepts the same boundary values as the rows', () => {
      const differences = fields.flatMap((field) =>
        [...boundaryValues(field.spec), ...(field.spec.kind === 'format' ? formatExamples : [])].map((value) =>
          unexpectedDifference(field, withValue(root, {}, field.path, value), value),
        ),
      );
      expect(differences.filter((each) => each !== undefined)).toEqual([]);
    });

    test('requires the same fields as the rows', () => {
      const differences = fields.map((field) =>
        unexpectedDifference(field, withValue(root, {}, field.path, undefined), undefined),
      );
      expect(differences.filter((each) => each !== undefined)).toEqual([]);
    });

    test('accepts samples without mistakes', () => {
      for (const payload of basePayloads(payloadType.name))
        expect([validate(payload), validate.errors]).toEqual([true, null]);
    });

    test.each([null, [], '', 'text', 1, true])('rejects %j', (payload) => {
      expect(validate(payload)).toBe(false);
      expect(v.is(tableSchema(payloadType.table), payload)).toBe(false);
    });

    if (root.alternatives.length > 0)
      test('requires the fields of an alternative only if no other alternative has fields there', () => {
        const { alternatives } = root;
        const alternativeOf = (name: string): Field | undefined => alternatives.find((each) => name in each.fields);
        fc.assert(
          fc.property(fc.subarray(Object.keys(root.fields)), (names) => {
            const payload = Object.fromEntries(names.map((name) => [name, validValue(root.fields[name] as Field)]));
            const isMixed = new Set(names.map(alternativeOf)).size > 1;
            return validate(payload) === (isMixed || v.is(tableSchema(payloadType.table), payload));
          }),
        );
      });
  });

  test('every known difference occurs', () => {
    expect([...seen].sort()).toEqual(Object.keys(DIFFERENCES).sort());
  });
});

test.each(DIALECTS)('%s requires the token of a wallet', (dialect) => {
  const validate = new CONSTRUCTORS[dialect]().compile(payloadTypeSchema(saleType, dialect));
  const token = { 'parameters[paymentToken]': '{}' };
  const sales = [{}, { brand: 'naps' }, { brand: 'wallet1' }, { brand: 'wallet2' }, { brand: 'wallet1', ...token }];
  expect(sales.map((sale) => validate(sale))).toEqual([true, true, false, false, true]);
});

test('2020-12 has a schema for JSON inside a string', () => {
  const sale = payloadTypeSchema(saleType, '2020-12');
  const tokens = [sale, sale.else ?? {}].map(({ if: condition, then }) => [
    condition?.properties?.brand?.enum,
    then?.properties?.['parameters[paymentToken]']?.contentSchema?.title,
  ]);
  expect(tokens).toEqual([
    [['wallet1'], '4 E2 Sale, wallet1 token'],
    [['wallet2'], '4 E2 Sale, wallet2 token'],
  ]);
  const { signedMessage } = payloadTypeSchema(wallet2TokenType, '2020-12').properties ?? {};
  expect(signedMessage?.contentSchema?.required).toEqual(['encryptedMessage', 'ephemeralPublicKey', 'tag']);
});
