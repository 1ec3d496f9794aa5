import { composeLayers, decodedText, type Escape, type TextLayer } from '@pg/nested-text';

/** Encodes each character of a text. Each keeps its position in the file. */
export function encodedText(layer: TextLayer, encode: (character: string) => string): TextLayer {
  const pieces: string[] = [];
  const escapes: Escape[] = [];
  let length = 0;
  let at = 0;
  for (const character of layer.text) {
    const written = encode(character);
    const inner = { start: length, end: length + written.length };
    if (written !== character) escapes.push({ inner, outer: { start: at, end: at + character.length } });
    pieces.push(written);
    length = inner.end;
    at += character.length;
  }
  return composeLayers(layer, decodedText(pieces.join(''), 0, escapes));
}
