import { inside, joinedText, looksLikeForm, type TextLayer, verbatim } from '@pg/nested-text';
import type { HeldPayload } from './held-payload.ts';
import { linesOf } from './lines.ts';

/**
 * A request's body as a payload, if it is JSON or a form: its `Content-Type` says so, or its content does.
 *
 * @param contentType `undefined` where it is not known with which the body is sent.
 */
export function readBody(layer: TextLayer, contentType: string | undefined): HeldPayload[] {
  const start = layer.text.trimStart();
  if (start === '') return [];
  const said = contentType ?? '';
  if (/json/i.test(said) || /^[{[]/.test(start)) return [{ layer, syntax: 'json', body: { contentType } }];
  return /x-www-form-urlencoded/i.test(said) || looksLikeForm(start) ? [readFormBlock(layer)] : [];
}

/** A form as documentation and HTTP clients write it: a line that starts with `&` goes on with the line before it. */
export function readFormBlock(layer: TextLayer): HeldPayload {
  const lines = linesOf(layer.text).filter(({ text }) => text !== '');
  const parts = lines.flatMap(({ text, start, end }, i) => {
    const indent = text.length - text.trimStart().length;
    const line = verbatim(layer.text, { start: start + indent, end });
    const before = lines[i - 1];
    const goesOn = before === undefined || line.text.startsWith('&');
    return goesOn ? [line] : [verbatim(layer.text, { start: before.end, end: start + indent }), line];
  });
  return { layer: inside(layer, joinedText(parts)), syntax: 'form' };
}
