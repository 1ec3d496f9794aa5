import { type Choose, fieldPlaces, makePayload, pick } from '@pg/lint/sample';
import type { Resource } from '@pg/rule-kit';
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
export const payloads = (resource: Resource, maxChanges: number): fc.Arbitrary<unknown> =>
  fc.gen().map((generate) => {
    const choose: Choose = (below) => generate(fc.nat, below - 1);
    let payload: unknown = makePayload({ kind: resource.kind, choose, atLimits: true });
    for (let left = choose(maxChanges + 1); left > 0 && isObject(payload); left--)
      payload = changed(resource, payload, choose);
    return payload;
  });

function changed(resource: Resource, payload: Fields, choose: Choose): unknown {
  const kind = choose(8);
  const places = fieldPlaces(resource, payload);
  if (kind === 0 || places.length === 0) return { ...payload, [pick(UNKNOWN, choose)]: anyValue(choose) };
  if (kind < 4) return withAnyValue(payload, choose);
  const { values, set } = pick(places, choose);
  return set(pick(values, choose));
}

const anyValue = (choose: Choose): unknown => pick(pick(VALUES, choose), choose);

/** Replaces a random value inside an object or array. */
function withAnyValue(value: unknown, choose: Choose): unknown {
  const names = Object.keys(Object(value));
  if (typeof value !== 'object' || names.length === 0) return anyValue(choose);
  const name = pick(names, choose);
  const inner = withAnyValue(Reflect.get(Object(value), name), choose);
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner };
}
