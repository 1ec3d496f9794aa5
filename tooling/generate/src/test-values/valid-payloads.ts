import { samplePayload } from '@pg/lint/sample';
import { check, type PayloadType } from '@pg/rule-kit';
import { tableSpec } from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import fc from 'fast-check';
import { boundaryValues } from './boundary-values.ts';
import { fieldsIn, type PayloadField, withValue } from './payload-fields.ts';

const SETS = [undefined, 1, 2, 3, 4, 5, 6] as const;
const BRANDS = [undefined, ...Object.keys(brands)];
const MAX_CHANGES = 8;

/** Payloads of a kind without errors and warnings: samples, in which some fields are left out or have values at their limits. */
export const validPayloads = (payloadType: PayloadType): fc.Arbitrary<unknown> =>
  fc.gen().map((generate) => {
    let payload: unknown = samplePayload({
      kind: payloadType.name,
      set: generate(fc.constantFrom, ...SETS),
      brand: generate(fc.constantFrom, ...BRANDS),
      allFields: generate(fc.boolean),
      seed: generate(fc.nat, 99),
    });
    for (let left = generate(fc.nat, MAX_CHANGES); left > 0; left--) {
      const changed = withBoundaryValue(payloadType, payload, generate);
      if (check(payloadType, changed).every(({ severity }) => severity === 'info')) payload = changed;
    }
    return payload;
  });

/** The payload without a field, or with a field at its limits, just beyond them, or of another type. */
export function withBoundaryValue({ table }: PayloadType, payload: unknown, generate: fc.GeneratorValue): unknown {
  const root = tableSpec(table);
  const fields = fieldsOf.get(root) ?? fieldsIn(root).map(({ path, spec }) => ({ path, values: boundaryValues(spec) }));
  fieldsOf.set(root, fields);
  const { path, values } = generate(fc.constantFrom, ...fields);
  return withValue(root, payload, path, generate(fc.constantFrom, undefined, ...values));
}

/** Which values a format accepts is slow to find. */
const fieldsOf = new Map<object, { readonly path: PayloadField['path']; readonly values: readonly unknown[] }[]>();
