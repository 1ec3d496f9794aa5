import { joinedText, type TextLayer } from '@pg/nested-text';
import { encodedText } from '../read/encoded-text.ts';
import { textAtStart } from './body.ts';

/** Fields of a form that a file lists one by one, as the form that is sent. */
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

/** Whether texts are encoded already, as some recorders write them: none has anything left to encode, and one has an escape. */
const isEncoded = (layers: readonly TextLayer[]): boolean =>
  layers.some(({ text }) => text.includes('%')) && !layers.some(({ text }) => NOT_ENCODED.test(text));

const NOT_ENCODED = /[^\w.~!*'()+%-]|%(?![\dA-Fa-f]{2})/;

/** A text as a form writes it; each of its characters keeps its place. */
export const percentEncoded = (layer: TextLayer): TextLayer =>
  encodedText(layer, (character) => encodeURIComponent(LONE_SURROGATE.test(character) ? '\uFFFD' : character));

/** Half of a character, which `encodeURIComponent` refuses. */
const LONE_SURROGATE = /^\p{Cs}$/u;
