import { QUOTE } from './character-codes.ts';
import type { Span } from './json-problem.ts';
import { scalarEnd } from './json-scalar.ts';
import { readString } from './json-string.ts';

/** Where the parts of a JSON text stand. */
export interface JsonMap {
  /** Spans of a value and (for an object's entry) its name, or undefined where the path leads nowhere. */
  locate(path: readonly (string | number)[]): { readonly value: Span; readonly name?: Span } | undefined;
}

/**
 * Where a value stands: the offset that it starts at, or, of an array or object, its span and where the parts stand.
 *
 * No end is kept of texts, numbers and words: few of them are ever asked for, and of an array of many numbers the spans
 * would take tens of times the memory that its text takes.
 */
export type ValuePlace = number | ArrayPlace | ObjectPlace;

/** Where an array and its items stand. */
export interface ArrayPlace extends Span {
  readonly items: readonly ValuePlace[];
}

/** Where an object and its entries stand: of each, by its name, where the name starts and where the value stands. */
export interface ObjectPlace extends Span {
  readonly entries: ReadonlyMap<string, { readonly name: number; readonly value: ValuePlace }>;
}

/** The map of a text whose value stands there; without a value (the text was not read) every path leads nowhere. */
export function jsonMap(text: string, root: ValuePlace | undefined): JsonMap {
  return {
    locate(path) {
      let part: Part | undefined = root === undefined ? undefined : { value: root };
      for (const step of path) part = part && partOf(part.value, step);
      return part && { value: spanOf(text, part.value), ...(part.name && { name: spanOf(text, part.name) }) };
    },
  };
}

/** A value, and where the name starts that it is the value of. */
interface Part {
  readonly value: ValuePlace;
  readonly name?: number;
}

function partOf(container: ValuePlace, step: string | number): Part | undefined {
  if (typeof container === 'number') return undefined;
  if ('entries' in container) return typeof step === 'string' ? container.entries.get(step) : undefined;
  const value = typeof step === 'number' ? container.items[step] : undefined;
  return value === undefined ? undefined : { value };
}

function spanOf(text: string, place: ValuePlace): Span {
  if (typeof place !== 'number') return { start: place.start, end: place.end };
  const isString = text.charCodeAt(place) === QUOTE;
  return { start: place, end: isString ? readString(text, place).end : (scalarEnd(text, place) ?? place) };
}
