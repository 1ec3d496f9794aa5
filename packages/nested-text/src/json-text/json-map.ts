import { decodedText, type Escape, inside, type TextLayer } from '../text-layer.ts';
import { type Place, placeIn, type TextMap, type TextPath } from '../text-map.ts';
import { QUOTE } from './character-codes.ts';
import { type FindPart, type Part, partFinder, valueEnd } from './json-parts.ts';
import { isReadable, type JsonProblem } from './json-problem.ts';
import { decodeString } from './json-string.ts';

/** A text inside the mapped one, and where its own parts stand. */
interface InnerText {
  readonly layer: TextLayer;
  readonly map: TextMap;
}

/** The map of a JSON text with these problems; where they keep it from being read, every path leads nowhere. */
export function jsonMap(text: string, problems: readonly JsonProblem[], mapText: (text: string) => TextMap): TextMap {
  const root = isReadable(problems) ? { value: text.search(/[^ \t\n\r]/) } : undefined;
  const innerTexts = new Map<number, InnerText>();
  const finders = new Map<number, FindPart>();

  function innerTextAt(start: number): InnerText | undefined {
    if (text.charCodeAt(start) !== QUOTE) return undefined;
    const known = innerTexts.get(start);
    if (known) return known;
    const layer = stringLayer(text, start);
    const inner = { layer, map: mapText(layer.text) };
    innerTexts.set(start, inner);
    return inner;
  }

  function finderAt(start: number): FindPart | undefined {
    const find = finders.get(start) ?? partFinder(text, start, problems.length === 0);
    if (find) finders.set(start, find);
    return find;
  }

  /** Goes along a path as far as it stays in this text. */
  function follow(path: TextPath): { readonly part: Part | undefined; readonly rest: TextPath } {
    let part: Part | undefined = root;
    for (const [i, step] of path.entries()) {
      const find = part && finderAt(part.value);
      if (find === undefined) return { part, rest: path.slice(i) };
      part = find(step);
    }
    return { part, rest: [] };
  }

  return {
    locate(path): Place | undefined {
      const { part, rest } = follow(path);
      if (part === undefined) return undefined;
      if (rest.length === 0) {
        const { value: start, name } = part;
        return { value: { start, end: valueEnd(text, start) }, ...(name && { name }) };
      }
      const inner = innerTextAt(part.value);
      const place = inner?.map.locate(rest);
      return inner && place && placeIn(inner.layer, place);
    },
    textAt(path): TextLayer | undefined {
      const { part, rest } = follow(path);
      const inner = part && innerTextAt(part.value);
      if (inner === undefined || rest.length === 0) return inner?.layer;
      const innermost = inner.map.textAt(rest);
      return innermost && inside(inner.layer, innermost);
    },
  };
}

const ESCAPE = /\\(?:u[\dA-Fa-f]{4}|.)/g;

/** The text that the string at an offset stands for. */
function stringLayer(text: string, start: number): TextLayer {
  const end = valueEnd(text, start);
  return decodedText(decodeString(text, { start, end }), start + 1, escapesIn(text, start + 1, end - 1));
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
