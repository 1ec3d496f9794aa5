import { validPayloads, withBoundaryValue } from '@pg/generate/valid-payloads';
import type { PayloadType } from '@pg/rule-kit';
import fc from 'fast-check';
import type { Fields } from './document.ts';
import { isObject } from './oracle.ts';
import { countries } from './prose-types.ts';

const HOSTS = ['', '//', '//shop.example', '//a:8080', '//me@192.0.2.1', '//[::1]', 'shop.example', '/shop.example'];
const RESTS = HOSTS.flatMap((host) => ['', '/done?a=%20#b', '/a b', '?é'].map((rest) => host + rest));

// biome-ignore format: a list
/** Right and almost right values of every type, in addition to those at the limits of the rows. */
const VALUES: readonly (readonly unknown[])[] = [
  [null, true, false, 0, 7, 250, -1, 1.5, [], ['x'], [null], {}, { a: 'b' }, '', ' ', 'x'],
  ['2023-02-29', '1900-02-29', '2000-02-29', '2024-04-31', '2024-13-01', '2024-00-10', '24-01-01', '2024-1-1', '2024-01-01T00:00:00Z', '01-02-2024'],
  ['255.255.255.255', '256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '::ffff:192.0.2.1', '1.2.3.4:80', '1.2.3.4, 5.6.7.8'],
  ['.5', '5.', '1.2.3', '+1', '1e3', '1,50', ' 1', '٣', '１', '0x1', '0.10', 0.01, 0.1 + 0.2, 1e21, 1e-7, 2 ** 53, 12.345],
  ['https:', 'http:', 'HTTPS:', ''].flatMap((scheme) => RESTS.map((rest) => scheme + rest))
    .concat(['mailto:a@shop.example', 'myapp:done', 'localhost:3000/done', 'shop.example:8080', 'https:\\\\shop.example']),
  countries,
];
const UNKNOWN = ['zz', 'constructor', 'toString', 'parameters[cart][items][0][name]', 'parameters[shipping][city]'];

/** A payload without mistakes, then changed up to a number of times. Some changes are no mistakes. */
export const payloads = (payloadType: PayloadType, maxChanges: number): fc.Arbitrary<unknown> =>
  fc.gen().map((generate) => {
    let payload = generate(validPayloads, payloadType);
    for (let left = generate(fc.nat, maxChanges); left > 0 && isObject(payload); left--)
      payload = changed(payloadType, payload, generate);
    return payload;
  });

function changed(payloadType: PayloadType, payload: Fields, generate: fc.GeneratorValue): unknown {
  const kind = generate(fc.nat, 7);
  if (kind === 0) return { ...payload, [generate(fc.constantFrom, ...UNKNOWN)]: anyValue(generate) };
  if (kind < 4) return withAnyValue(payload, generate);
  return withBoundaryValue(payloadType, payload, generate);
}

const anyValue = (generate: fc.GeneratorValue): unknown =>
  generate(fc.constantFrom, ...generate(fc.constantFrom, ...VALUES));

/** Replaces a random value inside an object or array. */
function withAnyValue(value: unknown, generate: fc.GeneratorValue): unknown {
  const names = Object.keys(Object(value));
  if (typeof value !== 'object' || names.length === 0) return anyValue(generate);
  const name = generate(fc.constantFrom, ...names);
  const inner = withAnyValue(Reflect.get(Object(value), name), generate);
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner };
}
