import { decodedText, type Escape, type TextLayer } from '../place/text-layer.ts';
import { lazy, type Reached, type TextMap, type TextPath, textMap } from '../place/text-map.ts';
import type { JsonProblem } from '../problem/problem.ts';
import { type FindPart, type Part, partFinder, valueEnd } from './json-parts.ts';
import { decodeString } from './json-string.ts';
import { isReadable, parseJson } from './parse-json.ts';

/** The map of a JSON text; if it can't be read, there is nothing at any path. */
export function jsonMap(text: string, problems: readonly JsonProblem[] = parseJson(text).problems): TextMap {
  const root = isReadable(problems) ? { value: text.search(/[^ \t\n\r]/) } : undefined;
  const innerTextAt = once((start): ReturnType<Reached['inner']> => {
    if (text[start] !== '"') return undefined;
    const layer = stringLayer(text, start);
    return { layer, map: lazy(() => jsonMap(layer.text)) };
  });
  const finderAt = once((start): FindPart | undefined => partFinder(text, start, problems.length === 0));

  function reach(part: Part, rest: TextPath): Reached {
    const { value: start, name } = part;
    const place = () => ({ value: { start, end: valueEnd(text, start) }, ...(name && { name }) });
    return { place, inner: () => innerTextAt(start), rest };
  }

  return textMap((path) => {
    let part: Part | undefined = root;
    for (const [i, step] of path.entries()) {
      const find = part && finderAt(part.value);
      if (find === undefined) return part && reach(part, path.slice(i));
      part = find(step);
    }
    return part && reach(part, []);
  });
}

function once<TResult>(compute: (start: number) => TResult): (start: number) => TResult {
  const known = new Map<number, { readonly result: TResult }>();
  return (start) => {
    const { result } = known.get(start) ?? { result: compute(start) };
    known.set(start, { result });
    return result;
  };
}

const ESCAPE = /\\(?:u[\dA-Fa-f]{4}|.)/g;

function stringLayer(text: string, start: number): TextLayer {
  const end = valueEnd(text, start);
  return decodedText(decodeString(text, { start, end }), start + 1, escapesIn(text, start + 1, end - 1));
}

/** Every escape is one UTF-16 unit: a surrogate pair is written as two of them. */
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
