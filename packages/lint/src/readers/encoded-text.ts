import { composeLayers, DecodedText, type TextLayer } from '@pg/nested-text';

/** Encodes each character of a text. Each keeps its position in the file. */
export function encodedText(layer: TextLayer, encode: (character: string) => string): TextLayer {
  const encoded = new DecodedText(layer.text, 0);
  let at = 0;
  for (const character of layer.text) {
    const written = encode(character);
    if (written !== character) encoded.add(written, at, at + character.length);
    at += character.length;
  }
  return composeLayers(layer, encoded.finish());
}
