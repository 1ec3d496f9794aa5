import { decodedText, type Escape, inside, joinedText, type Span, standsFor, type TextLayer } from '@pg/nested-text';

/** Entries of a form that stand in a text one by one, as the form that is sent. */
export function encodedForm(entries: readonly (readonly [name: TextLayer, value: TextLayer])[]): TextLayer {
  const encode = isEncoded(entries.flat()) ? (layer: TextLayer) => layer : percentEncoded;
  return joinedText(
    entries.flatMap(([name, value], i) => {
      const start = startOf(name);
      const end = startOf(value);
      return [...(i === 0 ? [] : [standsFor('&', start)]), encode(name), standsFor('=', end), encode(value)];
    }),
  );
}

/** Whether texts are encoded already, as some recorders write them: nothing is left that has to be, and something was. */
const isEncoded = (layers: readonly TextLayer[]): boolean =>
  layers.every(({ text }) => ENCODED.test(text)) && layers.some(({ text }) => text.includes('%'));

const ENCODED = /^(?:[\w.~!*'()+-]|%[\dA-Fa-f]{2})*$/;

const startOf = ({ toOuter }: TextLayer): Span => toOuter({ start: 0, end: 0 });

/** A text as a form writes it; each of its characters stays where it is. */
export function percentEncoded(layer: TextLayer): TextLayer {
  const pieces: string[] = [];
  const escapes: Escape[] = [];
  let length = 0;
  let at = 0;
  for (const character of layer.text) {
    const written = encodeURIComponent(LONE.test(character) ? REPLACEMENT : character);
    const inner = { start: length, end: length + written.length };
    if (written !== character) escapes.push({ inner, outer: { start: at, end: at + character.length } });
    pieces.push(written);
    length = inner.end;
    at += character.length;
  }
  return inside(layer, decodedText(pieces.join(''), 0, escapes));
}

/** Half of a character, which no encoding has bytes for. */
const LONE = /^\p{Cs}$/u;
const REPLACEMENT = '\uFFFD';
