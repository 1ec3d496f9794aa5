import { composeLayers, DecodedText, joinedText, type TextLayer } from '@pg/nested-text';
import { textAtStart } from './body.ts';

/** Joins form fields, which a file has one by one, to the URL-encoded form that is sent. */
export function formOfFields(fields: readonly (readonly [name: TextLayer, value: TextLayer])[]): TextLayer {
  const encode = isEncoded(fields.flat()) ? (layer: TextLayer) => layer : percentEncoded;
  return joinedText(
    fields.flatMap(([name, value], i) => [
      ...(i === 0 ? [] : [textAtStart('&', name)]),
      encode(name),
      textAtStart('=', value),
      encode(value),
    ]),
  );
}

/** Whether the texts are URL-encoded, as some recorders write them: one has an escape, and none needs encoding. */
const isEncoded = (layers: readonly TextLayer[]): boolean =>
  layers.some(({ text }) => text.includes('%')) && !layers.some(({ text }) => NOT_ENCODED.test(text));

const NOT_ENCODED = /[^\w.~!*'()+%-]|%(?![\dA-Fa-f]{2})/;

/** URL-encodes a text. Each character keeps its position in the file. */
export function percentEncoded(layer: TextLayer): TextLayer {
  const encoded = new DecodedText(layer.text, 0);
  let at = 0;
  for (const character of layer.text) {
    const written = encodeURIComponent(LONE_SURROGATE.test(character) ? '\uFFFD' : character);
    if (written !== character) encoded.add(written, at, at + character.length);
    at += character.length;
  }
  return composeLayers(layer, encoded.finish());
}

/** Half of a character, for which `encodeURIComponent` throws. */
const LONE_SURROGATE = /^\p{Cs}$/u;
