import { composeLayers, joinedText, looksLikeForm, type TextLayer, verbatim } from '@pg/nested-text';
import type { EmbeddedPayload } from './embedded-payload.ts';
import { linesOf } from './lines.ts';

/**
 * A request's body as a payload, if it is JSON or a form: its `Content-Type` says so, or its content does.
 *
 * @param contentType `undefined` if it is not known.
 */
export function readBody(layer: TextLayer, contentType: string | undefined): EmbeddedPayload[] {
  const start = layer.text.trimStart();
  if (start === '') return [];
  const type = contentType ?? '';
  if (/json/i.test(type) || /^[{[]/.test(start)) return [{ layer, syntax: 'json', body: { contentType } }];
  return /x-www-form-urlencoded/i.test(type) || looksLikeForm(start) ? [readFormBlock(layer)] : [];
}

/** A form as documentation and HTTP clients write it: a line that starts with `&` continues the line before it. */
export function readFormBlock(layer: TextLayer): EmbeddedPayload {
  const lines = linesOf(layer.text).filter(({ text }) => text !== '');
  const parts = lines.flatMap(({ text, start, end }, i) => {
    const indent = text.length - text.trimStart().length;
    const line = verbatim(layer.text, { start: start + indent, end });
    const before = lines[i - 1];
    const continues = before === undefined || line.text.startsWith('&');
    return continues ? [line] : [verbatim(layer.text, { start: before.end, end: start + indent }), line];
  });
  return { layer: composeLayers(layer, joinedText(parts)), syntax: 'form' };
}
