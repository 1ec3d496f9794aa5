import { samplePayload } from '@pg/lint/sample';
import { check, type Resource } from '@pg/rule-kit';
import { tableSpec } from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import fc from 'fast-check';
import { boundaryValues } from './boundary-values.ts';
import { fieldsIn, withValue } from './payload-fields.ts';

const SETS = [undefined, 1, 2, 3, 4, 5, 6] as const;
const BRANDS = [undefined, ...Object.keys(brands)];
const MAX_CHANGES = 12;

/** Payloads of a kind without errors and warnings: samples, in which some fields are left out or have values at their limits. */
export const validPayloads = (resource: Resource): fc.Arbitrary<unknown> =>
  fc.gen().map((generate) => {
    const root = tableSpec(resource.table);
    const fields = fieldsIn(root);
    let payload: unknown = samplePayload({
      kind: resource.kind,
      set: generate(fc.constantFrom, ...SETS),
      brand: generate(fc.constantFrom, ...BRANDS),
      allFields: generate(fc.boolean),
      seed: generate(fc.nat, 99),
    });
    for (let left = generate(fc.nat, MAX_CHANGES); left > 0; left--) {
      const { path, spec } = generate(fc.constantFrom, ...fields);
      const value = generate(fc.constantFrom, undefined, ...boundaryValues(spec));
      const changed = withValue(root, payload, path, value);
      if (check(resource, changed).every(({ severity }) => severity === 'info')) payload = changed;
    }
    return payload;
  });
