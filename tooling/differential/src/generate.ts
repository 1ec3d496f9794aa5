import type { Node } from './document.ts';
import { countries } from './facts.ts';
import { isRight } from './oracle.ts';

/** Gives a whole number below its argument. */
export type Random = (below: number) => number;

/** The same numbers for the same seed: the upper bits of a linear congruential generator. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

// biome-ignore format: a list
/** What stands where something else belongs. */
const OTHERS: readonly unknown[] = [null, true, false, 0, 7, 250, -1, 1.5, [], ['x'], [null], {}, { a: 'b' }, '', ' ', 'x'];
const HOSTS = ['', '//', '//shop.example', '//a:8080', '//me@192.0.2.1', '//[::1]', 'shop.example', '/shop.example'];
const RESTS = HOSTS.flatMap((host) => ['', '/done?a=%20#b', '/a b', '?é'].map((rest) => host + rest));

// biome-ignore format: a list
/** Values that are right, or nearly so, for types with that in their name. */
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

/** Values for a node: strings and numbers around the lengths that its type names, its listed values, and those of other types. */
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
  // Most values are those of the type itself.
  const all = [...Array.from({ length: 9 }, () => own), ...Object.values(SPECIAL), OTHERS].flat();
  const pool = (not: boolean) => all.filter((value) => isRight(node, value) !== not);
  pools.set(node, { right: pool(false), wrong: pool(true) });
  return poolOf(node);
}

/** A value that is probably wrong: of another type, or with one change. Nobody sends a URL with one. */
function wrongValue(node: Node, random: Random): unknown {
  if (node.fields || node.item) return pick(OTHERS, random);
  const { right, wrong } = poolOf(node);
  const value = pick(right, random);
  if (random(2) === 0 || typeof value !== 'string' || node.type.includes('URL')) return pick(wrong, random);
  const characters = [...value];
  return characters.toSpliced(random(characters.length + 1), random(2), pick(CHANGES, random)).join('');
}

/** A payload without mistakes, or with as many as asked for: some of them do no harm. */
export function payloadOf(node: Node, random: Random, mistakes: number): unknown {
  const spoilers: (() => void)[] = [];
  const payload = rightValue(node, random, spoilers);
  for (let i = 0; i < mistakes && spoilers.length > 0; i++) pick(spoilers, random)();
  return random(500) < mistakes ? pick(OTHERS, random) : payload;
}

/** A value of a node, and what makes a mistake at each place inside it. */
function rightValue(node: Node, random: Random, spoilers: (() => void)[] = []): unknown {
  const { item, fields, sets = [], further } = node;
  if (!item && !fields) return pick(poolOf(node).right, random);
  const home: object = item ? [] : {};
  const add = (key: string, of: Node): void => {
    spoilers.push(() => spoil(home, key, of, node, random));
    Reflect.set(home, key, rightValue(of, random, spoilers));
  };
  if (item) for (let i = 0, count = random(4); i < count; i++) add(`${i}`, item);
  const share = 10 + random(90);
  // Set 6 is as large as the others together.
  const set = random(2) === 0 ? sets[5] : pick(sets, random);
  for (const [name, field] of fields ?? []) {
    if ((!set || set.includes(name)) && (field.required || random(100) < share)) add(name, field);
  }
  for (const name of further?.({ ...home }) ?? []) Reflect.set(home, name, '{}');
  return home;
}

/** Makes a mistake at a place: another value, no value, a misspelled name, a field of another set or of none. */
function spoil(home: object, key: string, node: Node, { fields }: Node, random: Random): void {
  const way = Array.isArray(home) ? 0 : random(10);
  if (way < 6) Reflect.set(home, key, wrongValue(node, random));
  else if (way === 6) {
    const [name, field] = pick([...(fields ?? [])], random);
    Reflect.set(home, name, rightValue(field, random));
  } else if (way === 7) Reflect.set(home, pick(UNKNOWN, random), pick(OTHERS, random));
  else {
    const misspelled = pick([key.slice(0, -1), `${key}x`, key.toUpperCase()], random);
    if (way === 8) Reflect.set(home, misspelled, Reflect.get(home, key));
    Reflect.deleteProperty(home, key);
  }
}
