import type { Node } from './document.ts';
import { isRight } from './oracle.ts';
import { countries } from './prose-types.ts';

/** Returns an integer from 0 to below its argument. */
export type Random = (below: number) => number;

/** The upper bits of a linear congruential generator: the same numbers for the same seed. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

const pick = <T>(values: readonly T[], random: Random): T => values[random(values.length)] as T;

// biome-ignore format: a list
/** Values of other types. */
const OTHERS: readonly unknown[] = [null, true, false, 0, 7, 250, -1, 1.5, [], ['x'], [null], {}, { a: 'b' }, '', ' ', 'x'];
const HOSTS = ['', '//', '//shop.example', '//a:8080', '//me@192.0.2.1', '//[::1]', 'shop.example', '/shop.example'];
const RESTS = HOSTS.flatMap((host) => ['', '/done?a=%20#b', '/a b', '?é'].map((rest) => host + rest));

// biome-ignore format: a list
/** Right and almost right values for types whose name includes the key. */
const SPECIAL: Readonly<Record<string, readonly unknown[]>> = {
  date: ['2023-02-29', '2024-02-29', '1900-02-29', '2000-02-29', '2024-04-31', '2024-12-31', '2024-13-01', '2024-00-10', '2024-01-00', '24-01-01', '2024-1-1', '2024-01-01T00:00:00Z', '01-02-2024', '20240101'],
  IPv4: ['0.0.0.0', '255.255.255.255', '256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '::1', '::ffff:192.0.2.1', '1.2.3.4:80', '1.2.3.4, 5.6.7.8'],
  N: ['.5', '5.', '.', '1.2.3', '+1', '-1', '1e3', '1,50', ' 1', '1 ', '٣', '１', '0x1', '00', '0.10', '10.00', 0.01, 0.1 + 0.2, 1e21, 1e-7, 2 ** 53, 12.345],
  URL: ['https:', 'http:', 'HTTPS:', ''].flatMap((scheme) => RESTS.map((rest) => scheme + rest))
    .concat(['ftp://shop.example/a', 'mailto:a@shop.example', 'myapp:done', 'localhost:3000', 'localhost:3000/done', 'shop.example:8080', 'https:\\\\shop.example']),
  country: countries,
};
const DIGITS = [...'1234567890'];
const ALPHABETS = [[...'abcXYZ'], DIGITS, [...'aé 東-1.'], [...'😀a🇫🇷']];
const CHANGES = ['', 'x', '5', '.', '-', ' ', '\n', 'é', '😀', '99'];
const UNKNOWN = ['zz', 'constructor', 'toString', 'parameters[cart][items][0][name]', 'parameters[shipping][city]'];

const textOf = (length: number, alphabet: readonly string[]): string =>
  Array.from({ length }, (_, i) => alphabet[i % alphabet.length]).join('');

type Pool = Readonly<Record<'right' | 'wrong', readonly unknown[]>>;
const pools = new Map<Node, Pool>();

/** Strings and numbers around the lengths in the node's type, its listed values, and values of other types. */
function poolOf(node: Node): Pool {
  const known = pools.get(node);
  if (known) return known;
  const bounds = (node.type.match(/[0-9]+/g) ?? ['9']).map(Number);
  const lengths = bounds.flatMap((n) => [n - 2, n - 1, n, n + 1]).filter((n) => n >= 0);
  const texts = [1, ...lengths].flatMap((n) => ALPHABETS.map((alphabet) => textOf(n, alphabet)));
  const numbers = lengths.flatMap((n) => ['.5', '.50', '.505'].map((rest) => textOf(n, DIGITS) + rest));
  const listed = /one of (.+)$/.exec(node.type)?.[1]?.split(', ') ?? [];
  const strings = [...texts, ...numbers, ...listed, ...listed.map((each) => each.toLowerCase())];
  const numeric = strings.filter((each) => /^[0-9.]{1,16}$/.test(each)).map(Number);
  const special = Object.entries(SPECIAL).filter(([name]) => node.type.includes(name));
  const own = [...strings, ...numeric, ...special.flatMap(([, values]) => values)];
  // Most values are made for the node's own type.
  const all = [...Array.from({ length: 9 }, () => own), ...Object.values(SPECIAL), OTHERS].flat();
  const without = (excluded: boolean) => all.filter((value) => isRight(node, value) !== excluded);
  pools.set(node, { right: without(false), wrong: without(true) });
  return poolOf(node);
}

/** A value that is probably wrong: of another type, or with one changed character. Few changes make a URL wrong. */
function wrongValue(node: Node, random: Random): unknown {
  if (node.fields || node.item) return pick(OTHERS, random);
  const { right, wrong } = poolOf(node);
  const value = pick(right, random);
  if (random(2) === 0 || typeof value !== 'string' || node.type.includes('URL')) return pick(wrong, random);
  const characters = [...value];
  return characters.toSpliced(random(characters.length + 1), random(2), pick(CHANGES, random)).join('');
}

/** A payload with a number of mistakes. Some of them have no effect. */
export function payloadOf(node: Node, random: Random, mistakes: number): unknown {
  const spoilers: (() => void)[] = [];
  const payload = rightValue(node, random, spoilers);
  for (let i = 0; i < mistakes && spoilers.length > 0; i++) pick(spoilers, random)();
  return random(500) < mistakes ? pick(OTHERS, random) : payload;
}

/** A right value. Adds to `spoilers` a function for each inner value that makes a mistake there. */
function rightValue(node: Node, random: Random, spoilers: (() => void)[] = []): unknown {
  const { item, fields, sets = [], conditionallyRequired } = node;
  if (!item && !fields) return pick(poolOf(node).right, random);
  const parent: object = item ? [] : {};
  const add = (key: string, child: Node): void => {
    spoilers.push(() => spoil(parent, key, child, node, random));
    Reflect.set(parent, key, rightValue(child, random, spoilers));
  };
  if (item) for (let i = 0, count = random(4); i < count; i++) add(`${i}`, item);
  const share = 10 + random(90);
  // Half of the payloads are of Set 6: it is as large as the others together.
  const set = random(2) === 0 ? sets[5] : pick(sets, random);
  for (const [name, field] of fields ?? []) {
    if ((!set || set.includes(name)) && (field.required || random(100) < share)) add(name, field);
  }
  for (const name of conditionallyRequired?.({ ...parent }) ?? []) Reflect.set(parent, name, '{}');
  return parent;
}

/** Makes a mistake: a wrong or missing value, a misspelled name, an unknown field or one of another set. */
function spoil(parent: object, key: string, node: Node, { fields }: Node, random: Random): void {
  const kind = Array.isArray(parent) ? 0 : random(10);
  if (kind < 6) Reflect.set(parent, key, wrongValue(node, random));
  else if (kind === 6) {
    const [name, field] = pick([...(fields ?? [])], random);
    Reflect.set(parent, name, rightValue(field, random));
  } else if (kind === 7) Reflect.set(parent, pick(UNKNOWN, random), pick(OTHERS, random));
  else {
    const misspelled = pick([key.slice(0, -1), `${key}x`, key.toUpperCase()], random);
    if (kind === 8) Reflect.set(parent, misspelled, Reflect.get(parent, key));
    Reflect.deleteProperty(parent, key);
  }
}
