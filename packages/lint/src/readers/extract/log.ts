import { verbatim } from '@pg/nested-text';
import { mayBePayload, mayHavePayload } from '../../rules/detect/text-evidence.ts';
import type { PayloadReader } from '../embedded-payload.ts';
import { linesOf } from './lines.ts';

/** A form after a space, a quote, a colon or `=`, with at least two fields. */
const FORM = /(?<=[\s"':=])[\w.[\]%-]+=[^\s"'&=]*&[^\s"']+/;

/** Finds the JSON in the lines of a log, from the first `{` before a quote to the last `}`, or a form. Lines without valid JSON or a form are ignored. */
export const readLog: PayloadReader = function* (text) {
  for (const line of linesOf(text)) {
    const first = line.text.search(/\{\s*"/);
    const last = line.text.lastIndexOf('}') + 1;
    if (!mayHavePayload(line.text, '')) continue;
    const form = first < 0 ? FORM.exec(line.text) : null;
    const [from, to] = form ? [form.index, form.index + form[0].length] : [first, last];
    if (from < 0) continue;
    const layer = verbatim(text, { start: line.start + from, end: line.start + to });
    if (form || isJson(layer.text)) yield { layer, syntax: form ? 'form' : 'json', isDocument: true };
  }
};

/** Reads each line of NDJSON, also one with broken JSON. */
const readLines: PayloadReader = function* (text) {
  for (const line of linesOf(text))
    if (mayBePayload(line.text) || mayHavePayload(line.text, ''))
      yield { layer: verbatim(text, line), syntax: 'json', isDocument: true };
};

/** The reader of a text with payloads in its lines: a log, or an object in each line. */
export function lineReaderOf(text: string): PayloadReader | undefined {
  const [, first = '', second = ''] = /^\s*(.*)(?:\r?\n(.?))?/.exec(text) ?? [];
  if (first.startsWith('{')) return second === '{' && first.trimEnd().endsWith('}') ? readLines : undefined;
  if (/^(?:[["'<#-]|\/[/*]|```|[^\s"'{}:,=&]+=)/.test(first)) return undefined;
  for (const _ of readLog(text)) return readLog;
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
