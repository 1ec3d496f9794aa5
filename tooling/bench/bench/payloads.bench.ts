import { readFileSync } from 'node:fs';
import { Set6Cart } from '@pg/card-params';
import schema from '@pg/card-params/schemas/card-params.schema.json' with { type: 'json' };
import { arbitrary } from '@pg/vectors/arbitraries';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { bench, describe } from 'vitest';

const ajv = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

/** Ways to check a payload. */
const CONTESTANTS: Readonly<Record<string, (payload: unknown) => boolean>> = {
  '@pg/card-params': (payload) => v.safeParse(Set6Cart, payload).success,
  ajv: (payload) => ajv(payload),
};

const sample = new URL('../../../samples/good/set-6-cart.json', import.meta.url);

/** Parsed, so that the objects have the hidden classes of parsed JSON. */
const SCENARIOS: Readonly<Record<string, readonly unknown[]>> = {
  'one payload of Set 6': [JSON.parse(readFileSync(sample, 'utf8')).parameters.card],
  '256 payloads of Set 6, with different fields': fc
    .sample(arbitrary('card-params', { set: 6 }), { seed: 6, numRuns: 256 })
    .map((payload) => JSON.parse(JSON.stringify(payload))),
};

describe.each(Object.entries(SCENARIOS))('%s', (_, payloads) => {
  for (const [name, isValid] of Object.entries(CONTESTANTS)) {
    if (!payloads.every(isValid)) throw new Error(`${name} gives the wrong result`);
    bench(name, () => {
      for (const payload of payloads) isValid(payload);
    });
  }
});
