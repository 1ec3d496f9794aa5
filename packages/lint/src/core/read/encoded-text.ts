import {
  composeLayers,
  decodedText,
  type Escape,
  joinedText,
  replacedText,
  type Span,
  type TextLayer,
} from '@pg/nested-text';

/** A text with its characters written in another way; each of them keeps its place. */
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

/** Characters as a string of JSON writes them. */
export const inJson = (characters: string): string => JSON.stringify(characters).slice(1, -1);

/** A string as JSON writes it. Its quotes are at the ends of the part of the file that has it. */
export const jsonString = (layer: TextLayer, { start, end }: Span): TextLayer =>
  joinedText([
    replacedText('"', { start, end: start }),
    encodedText(layer, inJson),
    replacedText('"', { start: end, end }),
  ]);
