import type { FieldSpec } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { wallet2Token } from '@pg/wallet-tokens';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { boundValues } from '../src/bounds/bound-values.ts';
import { allForms } from '../src/bounds/forms.ts';
import { fittingValue, type Place, placesIn, putValue } from '../src/bounds/places.ts';
import { resourceSchema, specOf } from '../src/json-schema/resource-schema.ts';
import { resources } from '../src/kinds.ts';
import { basesOf } from '../src/vectors/bases.ts';

const MAKERS = { 'draft-07': Ajv, '2020-12': Ajv2020 } as const;
const VALIDATORS = { 'draft-07': new Ajv({ strict: true }), '2020-12': new Ajv2020({ strict: true }) } as const;

type Dialect = keyof typeof VALIDATORS;
const DIALECTS = Object.keys(VALIDATORS) as Dialect[];

/** A value at a place, and what schema and rows say of it. */
interface Case {
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly byRows: boolean;
}

/** Where a schema may say something else than the rows. */
const DIFFERENCES: Record<string, (each: Case) => boolean> = {
  'the decimals of a JSON number are not bounded: multipleOf refuses what fits in usual validators': (each) =>
    each.spec.parts.length > 0 && !each.byRows && typeof each.value === 'number' && !Number.isInteger(each.value),
  'which countries there are is known to the rows only': (each) =>
    each.spec.format?.name === 'country' && !each.byRows && each.value === 'ZZ',
  'a URL is more than its pattern: the rows have it parsed': (each) =>
    isUrl(each) && !each.byRows && /^https:\S*$/.test(String(each.value)),
  'base64 is looked into by the rows: how many bytes there are at least, and what they are': (each) =>
    each.spec.format?.expects.startsWith('base64') === true && !each.byRows && isBase64(String(each.value)),
};

const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);

const isUrl = ({ spec }: Case): boolean => spec.format?.name === 'url';

describe.each(DIALECTS)('%s', (dialect) => {
  const met = new Set<string>();

  describe.each(resources)('$kind', (resource) => {
    const validate = VALIDATORS[dialect].compile(resourceSchema(resource, dialect));
    const root = specOf(resource);
    const places = placesIn(root);

    function differenceOf(place: Place, payload: unknown, value: unknown): string | undefined {
      const byRows = v.is(resource.schema, payload);
      if (validate(payload) === byRows) return undefined;
      const [reason] =
        Object.entries(DIFFERENCES).find(([, holds]) => holds({ spec: place.spec, value, byRows })) ?? [];
      if (reason !== undefined) met.add(reason);
      return reason === undefined ? `${place.path.join('.')}: ${JSON.stringify(value)}, by rows ${byRows}` : undefined;
    }

    test('compiles without a warning, strict or not', () => {
      const warn = vi.spyOn(console, 'warn');
      for (const options of [{}, { strict: true }])
        new MAKERS[dialect](options).compile(resourceSchema(resource, dialect));
      expect(warn).not.toHaveBeenCalled();
    });

    test('every place at its bounds says what the rows say', () => {
      const values = places.flatMap((place) =>
        [...boundValues(place.spec), ...(place.spec.kind === 'format' ? allForms : [])].map((value) => ({
          place,
          value,
        })),
      );
      const differences = values.map(({ place, value }) =>
        differenceOf(place, putValue(root, {}, place.path, value), value),
      );
      expect(differences.filter((each) => each !== undefined)).toEqual([]);
    });

    test('what a place requires is required', () => {
      const differences = places.map((place) =>
        differenceOf(place, putValue(root, {}, place.path, undefined), undefined),
      );
      expect(differences.filter((each) => each !== undefined)).toEqual([]);
    });

    test('samples without mistakes pass', () => {
      for (const payload of basesOf(resource.kind)) expect([validate(payload), validate.errors]).toEqual([true, null]);
    });

    test.each([null, [], '', 'text', 1, true])('%j instead of it is refused', (payload) => {
      expect(validate(payload)).toBe(false);
      expect(v.is(resource.schema, payload)).toBe(false);
    });

    test('of a mixture of alternatives nothing is required, of one alternative what it requires', () => {
      const { alternatives, fields } = root;
      const alternativeOf = (name: string): FieldSpec | undefined => alternatives.find((each) => name in each.fields);
      fc.assert(
        fc.property(fc.subarray(Object.keys(fields)), (names) => {
          const payload = Object.fromEntries(names.map((name) => [name, fittingValue(fields[name] as FieldSpec)]));
          const isMixed = new Set(names.map(alternativeOf)).size > 1;
          return validate(payload) === (isMixed || v.is(resource.schema, payload));
        }),
      );
    });
  });

  test('every difference is met', () => {
    expect([...met].sort()).toEqual(Object.keys(DIFFERENCES).sort());
  });
});

test('what a text in a text says has its schema in 2020-12', () => {
  const first = resourceSchema(saleForm, '2020-12');
  const token = [first, first.else ?? {}].map(({ if: condition, then }) => [
    condition?.properties?.brand?.enum,
    then?.properties?.['parameters[paymentToken]']?.contentSchema?.title,
  ]);
  expect(token).toEqual([
    [['wallet1'], '4 E2 Sale, wallet1 token'],
    [['wallet2'], '4 E2 Sale, wallet2 token'],
  ]);
  const { signedMessage } = resourceSchema(wallet2Token, '2020-12').properties ?? {};
  expect(signedMessage?.contentSchema?.required).toEqual(['encryptedMessage', 'ephemeralPublicKey', 'tag']);
});
