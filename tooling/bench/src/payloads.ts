import type { Cell } from '@pg/rule-kit';
import type { TypeCodePart } from '@pg/type-codes';

/** What the contestants check: payloads of one shape, or each of its own; valid ones, or with mistakes. */
export interface Scenario {
  readonly name: string;
  readonly shapes: 1 | 256;
  readonly mistakes: 0 | 20;
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'valid, one shape', shapes: 1, mistakes: 0 },
  { name: 'valid, 256 shapes', shapes: 256, mistakes: 0 },
  { name: '20 mistakes, one shape', shapes: 1, mistakes: 20 },
  { name: '20 mistakes, 256 shapes', shapes: 256, mistakes: 20 },
];

/** A generator of numbers from 0 to 1 that are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The payloads of a scenario. Those of one shape differ in their values, as a merchant's do. */
export const payloadsOf = (root: Cell, { shapes, mistakes }: Scenario): readonly unknown[] =>
  Array.from({ length: Math.max(shapes, 16) }, (_, i) =>
    new Maker(random(shapes * 1000 + i)).payload(root, shapes > 1, mistakes),
  );

interface Slot {
  readonly object: Record<string, unknown>;
  readonly name: string;
  readonly cell: Cell;
}

class Maker {
  readonly #next: () => number;
  readonly #slots: Slot[] = [];

  constructor(next: () => number) {
    this.#next = next;
  }

  payload(root: Cell, isMixed: boolean, mistakes: number): unknown {
    const payload = this.#object(root, isMixed);
    for (const { object, name, cell } of this.#shuffled(this.#slots).slice(0, mistakes))
      object[name] = this.#mistake(cell);
    // A parsed text has the hidden classes of what a service receives.
    return JSON.parse(JSON.stringify(payload));
  }

  /** About 70 fields: half of an object's, in the order of its table or in any. */
  #object({ cells }: Cell, isMixed: boolean): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    const isNested = ({ kind }: Cell): boolean => kind === 'object' || kind === 'list';
    const all = Object.entries(cells);
    const chosen = (isMixed ? this.#shuffled(all) : all).filter(
      ([, cell], i) => isNested(cell) || (isMixed ? this.#below(2) === 0 : i % 2 === 0),
    );
    for (const [name, cell] of chosen) {
      if (cell.item) object[name] = [cell.item, cell.item].map((item) => this.#object(item, isMixed));
      else if (cell.kind === 'object') object[name] = this.#object(cell, isMixed);
      else {
        object[name] = this.#value(cell);
        this.#slots.push({ object, name, cell });
      }
    }
    return object;
  }

  #value({ kind, values, parts, max }: Cell): unknown {
    if (kind === 'values') return this.#pick(values);
    if (kind === 'boolean') return this.#below(2) === 0;
    if (kind === 'format') return `https://shop.example/${this.#below(1e9)}`;
    if (kind === 'AN') return this.#text(Math.min(max, 4 + this.#below(24)));
    return this.#code(this.#pick(parts));
  }

  #code({ kind, min, max, decimals }: TypeCodePart): unknown {
    if (kind === 'A') return 'EURO'.slice(0, max);
    if (min > 0 && decimals === undefined) return '9'.repeat(max);
    const number = 1 + this.#below(9999) + this.#below(100) / 100;
    // Amounts are mostly sent as texts.
    if (max < 7) return String(Math.floor(number) % 10 ** max);
    return this.#below(5) > 0 ? number.toFixed(2) : Number(number.toFixed(2));
  }

  #mistake({ kind, max }: Cell): unknown {
    if (kind === 'values') return this.#pick(['pcs', 'DOZEN']);
    if (kind === 'boolean') return this.#pick(['true', 1]);
    if (kind === 'format') return this.#pick(['shop.example/a', 'https://shop.example/a b']);
    if (kind === 'AN') return max < 1000 && this.#below(10) < 7 ? 'x'.repeat(max + 2) : 12;
    return this.#pick(['12x', '1.2.3', 'ABCDE', true, '1'.repeat(30)]);
  }

  #text(length: number): string {
    const words = ['Avenida', 'da', 'Liberdade', '214', 'São', 'Lisboa', 'Café', 'Maria', 'second', 'floor', '50-B'];
    let text = this.#pick(words);
    while (text.length < length) text += ` ${this.#pick(words)}`;
    return text.slice(0, length);
  }

  readonly #below = (limit: number): number => Math.floor(this.#next() * limit);

  #pick<T>(list: readonly T[]): T {
    const picked = list[this.#below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  readonly #shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: this.#next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
}
