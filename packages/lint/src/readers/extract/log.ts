import { verbatim } from '@pg/nested-text';
import { mayBePayload, mayHavePayload } from '../../rules/detect/text-evidence.ts';
import type { PayloadReader } from '../embedded-payload.ts';
import { linesOf } from './lines.ts';

/** Finds the JSON in the lines of a log, from the first `{` before a quote to the last `}`. Lines without valid JSON are ignored. */
export const readLog: PayloadReader = function* (text) {
  for (const line of linesOf(text)) {
    const first = line.text.search(/\{\s*"/);
    const last = line.text.lastIndexOf('}') + 1;
    if (first < 0 || !mayHavePayload(line.text, '')) continue;
    const layer = verbatim(text, { start: line.start + first, end: line.start + last });
    if (isJson(layer.text)) yield { layer, syntax: 'json', isDocument: true };
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
