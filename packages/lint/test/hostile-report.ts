import { NOTHING_KNOWN, type Report, summarize } from '../src/cli/report/report.ts';
import { lintText } from '../src/index.ts';

/** A name that would break out of every format: quotes, markup, links, line breaks, control characters. */
export const HOSTILE = 'a<b>&"\'`|*_[x](y)]]>{0}%:,\r\n\u0001\u001b[31m\u{1f600}\ud800\uffff::error::é.json';

/** A report about a file of that name, with an entry of that name in it and one error. */
export function hostileReport(): Report {
  const text = JSON.stringify({ descriptor: 'Order 1001 in far too many words', [HOSTILE]: 1 });
  const { kind, findings, showableLines } = lintText(text, { kind: 'card-params' });
  const files = [{ file: HOSTILE, kind, findings, showableLines }];
  return { files, summary: summarize(files), leftOut: 0, known: NOTHING_KNOWN, withoutPayload: [] };
}

/** A report about no file. */
export const EMPTY: Report = {
  files: [],
  summary: summarize([]),
  leftOut: 0,
  known: NOTHING_KNOWN,
  withoutPayload: [],
};
