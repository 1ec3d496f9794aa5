import { readFileSync } from 'node:fs';

export interface Scenario {
  readonly name: string;
  /** The number of different orders and selections of fields. */
  readonly shapes: number;
  readonly mistakes: number;
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'valid, one shape', shapes: 1, mistakes: 0 },
  { name: 'valid, 256 shapes', shapes: 256, mistakes: 0 },
  { name: '20 mistakes, one shape', shapes: 1, mistakes: 20 },
  { name: '20 mistakes, 256 shapes', shapes: 256, mistakes: 20 },
];

type Random = () => number;

/** Random numbers from 0 to 1, the same in every run (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SAMPLE = new URL('../../../samples/good/set-6-cart.json', import.meta.url);

/** The sample of Set 6 with a second item. One of a hundred has a mistake. */
export function sampleSession(i = 1) {
  const session = JSON.parse(readFileSync(SAMPLE, 'utf8'));
  const { items } = session.parameters.card.cart;
  items.push({ ...items[0], merchantItemId: `item-${i}`, quantityUnit: i % 100 === 0 ? 'pcs' : 'COUNT' });
  return session;
}

/** The payloads of a scenario. They are parsed, so that they have the hidden classes of parsed JSON. */
export const payloadsOf = ({ shapes, mistakes }: Scenario): readonly unknown[] =>
  Array.from({ length: Math.max(shapes, 16) }, (_, i) => {
    const next = randomOf(i);
    const { card } = sampleSession().parameters;
    const payload = shapes > 1 ? reshaped(card, next) : card;
    for (const { object, name } of shuffled(fieldsIn(payload), next).slice(0, mistakes)) {
      const wrong = mistakesFor(object[name]);
      object[name] = wrong[Math.floor(next() * wrong.length)];
    }
    return JSON.parse(JSON.stringify(payload));
  });

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

const shuffled = <T>(items: readonly T[], next: Random): T[] =>
  items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** Shuffles the fields and drops some of them. */
function reshaped(value: unknown, next: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => reshaped(item, next));
  if (!isObject(value)) return value;
  const kept = shuffled(Object.entries(value), next).filter(([, field]) => isObject(field) || next() < 0.8);
  return Object.fromEntries(kept.map(([name, field]) => [name, reshaped(field, next)]));
}

function fieldsIn(value: unknown): readonly { readonly object: JsonObject; readonly name: string }[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    isObject(field) ? fieldsIn(field) : [{ object: value, name }],
  );
}

function mistakesFor(value: unknown): readonly unknown[] {
  if (typeof value !== 'string') return ['true'];
  if (/^\d+\.\d+$/.test(value)) return ['12x', '1.2.3', '1'.repeat(30), true];
  if (/^[A-Z]+$/.test(value)) return ['pcs 1', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12];
  return value.startsWith('https:') ? ['shop.example/a', 'https://shop.example/a b'] : ['x'.repeat(300), 12];
}
