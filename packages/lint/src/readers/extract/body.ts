import {
  composeLayers,
  joinedText,
  looksLikeForm,
  MAX_FIELDS,
  replacedText,
  type TextLayer,
  verbatim,
} from '@pg/nested-text';
import type { EmbeddedPayload, SendingLayers } from '../embedded-payload.ts';
import { linesOf } from './lines.ts';

export const MULTIPART = 'multipart/form-data';

/** Characters that are not in the file, at the position of others: an ampersand, or a program's default `Content-Type`. */
export const textAtStart = (text: string, { toOuter }: TextLayer): TextLayer =>
  replacedText(text, toOuter({ start: 0, end: 0 }));

/**
 * Reads a request's body if it is JSON or a form, by its `Content-Type` or its content.
 *
 * @param sending The other parts of the request.
 */
export function readBody(layer: TextLayer, sending: SendingLayers): EmbeddedPayload[] {
  const start = layer.text.trimStart();
  if (start === '') return [];
  const type = sending.contentType?.text ?? '';
  const isForm = looksLikeForm(start) || /x-www-form-urlencoded/i.test(type);
  if (/^[{[]/.test(start) || (/json/i.test(type) && !isForm)) return [{ layer, syntax: 'json', sending }];
  return isForm ? [{ ...readFormBlock(layer), sending }] : [];
}

/** A form as documentation and HTTP clients write it: a line that starts with `&` continues the line before it. */
export function readFormBlock(layer: TextLayer): EmbeddedPayload {
  const parts: TextLayer[] = [];
  let last = 0;
  for (const { text, start, end } of linesOf(layer.text)) {
    if (text === '') continue;
    const from = start + text.length - text.trimStart().length;
    const continues = parts.length === 0 || layer.text[from] === '&';
    // Further fields are not read.
    const to = parts.length > 2 * MAX_FIELDS ? layer.text.length : end;
    parts.push(verbatim(layer.text, { start: continues ? from : last, end: to }));
    last = to;
    if (to > end) break;
  }
  return { layer: composeLayers(layer, joinedText(parts)), syntax: 'form' };
}
