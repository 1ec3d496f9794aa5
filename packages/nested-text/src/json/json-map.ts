import { decodedText, type Escape, type Span, type TextLayer } from '../place/text-layer.ts';
import { lazy, type Place, type Reached, type TextMap, type TextPath, textMap } from '../place/text-map.ts';
import { MAX_PARTS, type Part, scanJson } from './json-scanner.ts';
import { decodeString } from './json-string.ts';

/** The map of a JSON text; empty if the text can't be read. */
export function jsonMap(text: string): TextMap {
  const { root } = scanJson(text, MAX_PARTS);
  const inners = new Map<Part, ReturnType<Reached['inner']>>();

  function innerOf(part: Part): ReturnType<Reached['inner']> {
    if (text[part.value.start] !== '"') return undefined;
    const known = inners.get(part);
    if (known) return known;
    const layer = stringLayer(text, part.value);
    const inner = { layer, map: lazy(() => jsonMap(layer.text)) };
    inners.set(part, inner);
    return inner;
  }

  const reach = (part: Part, rest: TextPath): Reached => ({ place: placeOf(part), inner: () => innerOf(part), rest });

  return textMap((path) => {
    let part: Part | undefined = root;
    for (const [i, step] of path.entries()) {
      if (part?.parts === undefined) return part && reach(part, path.slice(i));
      part = part.parts.get(step);
    }
    return part && reach(part, []);
  });
}

const placeOf = ({ value, name, parts }: Part): Place => ({
  value,
  ...(name && { name }),
  ...(parts && { opening: { start: value.start, end: value.start + 1 } }),
});

const ESCAPE = /\\(?:u[\dA-Fa-f]{4}|.)/g;

const stringLayer = (text: string, { start, end }: Span): TextLayer =>
  decodedText(decodeString(text, { start, end }), start + 1, escapesIn(text, start + 1, end - 1));

/** Every escape is one UTF-16 unit: a surrogate pair is written as two escapes. */
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
