import { decodedText, type Escape, inside, type Span, type TextLayer } from '../text-layer.ts';
import { type Place, placeIn, type TextMap, type TextPath } from '../text-map.ts';
import { QUOTE } from './character-codes.ts';
import { scalarEnd } from './json-scalar.ts';
import { decodeString, readString } from './json-string.ts';

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

/** A text inside the mapped one, and where its own parts stand. */
interface InnerText {
  readonly layer: TextLayer;
  readonly map: TextMap;
}

/** The map of a text whose value stands there; without a value (the text was not read) every path leads nowhere. */
export function jsonMap(text: string, root: ValuePlace | undefined, mapText: (text: string) => TextMap): TextMap {
  const innerTexts = new Map<number, InnerText>();

  function innerTextAt(start: number): InnerText | undefined {
    if (text.charCodeAt(start) !== QUOTE) return undefined;
    const known = innerTexts.get(start);
    if (known) return known;
    const layer = stringLayer(text, start);
    const inner = { layer, map: mapText(layer.text) };
    innerTexts.set(start, inner);
    return inner;
  }

  /** Goes along a path as far as it stays in this text. */
  function follow(path: TextPath): { readonly part: Part | undefined; readonly rest: TextPath } {
    let part: Part | undefined = root === undefined ? undefined : { value: root };
    for (const [i, step] of path.entries()) {
      if (part === undefined || typeof part.value === 'number') return { part, rest: path.slice(i) };
      part = partOf(part.value, step);
    }
    return { part, rest: [] };
  }

  return {
    locate(path): Place | undefined {
      const { part, rest } = follow(path);
      if (part === undefined) return undefined;
      if (rest.length === 0) {
        return { value: spanOf(text, part.value), ...(part.name !== undefined && { name: spanOf(text, part.name) }) };
      }
      const inner = typeof part.value === 'number' ? innerTextAt(part.value) : undefined;
      const place = inner?.map.locate(rest);
      return inner && place && placeIn(inner.layer, place);
    },
    textAt(path): TextLayer | undefined {
      const { part, rest } = follow(path);
      const inner = typeof part?.value === 'number' ? innerTextAt(part.value) : undefined;
      if (inner === undefined || rest.length === 0) return inner?.layer;
      const innermost = inner.map.textAt(rest);
      return innermost && inside(inner.layer, innermost);
    },
  };
}

/** A value, and where the name starts that it is the value of. */
interface Part {
  readonly value: ValuePlace;
  readonly name?: number;
}

function partOf(container: ArrayPlace | ObjectPlace, step: string | number): Part | undefined {
  if ('entries' in container) return typeof step === 'string' ? container.entries.get(step) : undefined;
  const value = typeof step === 'number' ? container.items[step] : undefined;
  return value === undefined ? undefined : { value };
}

function spanOf(text: string, place: ValuePlace): Span {
  if (typeof place !== 'number') return { start: place.start, end: place.end };
  const isString = text.charCodeAt(place) === QUOTE;
  return { start: place, end: isString ? readString(text, place).end : (scalarEnd(text, place) ?? place) };
}

const ESCAPE = /\\(?:u[\dA-Fa-f]{4}|.)/g;

/** The text that the string at an offset stands for. */
function stringLayer(text: string, start: number): TextLayer {
  const token = readString(text, start);
  const decoded = decodeString(text, token);
  return decodedText(decoded, start + 1, token.hasEscapes ? escapesIn(text, start + 1, token.end - 1) : []);
}

/** Every escape stands for one UTF-16 unit: a surrogate pair is written as two of them. */
function escapesIn(text: string, start: number, end: number): Escape[] {
  const escapes: Escape[] = [];
  let saved = 0;
  for (const { index, 0: written } of text.slice(start, end).matchAll(ESCAPE)) {
    const inner = index - saved;
    const outer = start + index;
    escapes.push({ inner: { start: inner, end: inner + 1 }, outer: { start: outer, end: outer + written.length } });
    saved += written.length - 1;
  }
  return escapes;
}
