import type { ReportWriter } from '../../src/command/report/formats/report-writer.ts';
import { addToSummary, type FileReport, NOTHING_CHECKED, type Report } from '../../src/files/report.ts';
import { lintText } from '../../src/index.ts';

/** A name that every format has to escape: quotes, markup, links, line breaks, control characters. */
export const HOSTILE = 'a<b>&"\'`|*_[x](y)]]>{0}%:,\r\n\u0001\u001b[31m\u{1f600}\ud800\uffff::error::é.json';

/** The text of a report on files. */
export function textOf(
  { file, end }: ReportWriter,
  files: readonly FileReport[],
  counted: Partial<Report> = {},
): string {
  const texts = files.map(file);
  const rest = end({
    summary: files.reduce(addToSummary, NOTHING_CHECKED),
    counts: { suppressed: 0, inBaseline: 0, fixed: 0, fixable: 0 },
    skipped: new Map(),
    notRead: { types: new Map(), hiddenFolders: 0, withNames: new Map() },
    notes: [],
    problems: [],
    failures: [],
    ...counted,
  });
  return texts.join('') + rest;
}

/** A file and a field with this name, with one error. */
export function hostileFile(): FileReport {
  const text = JSON.stringify({ descriptor: 'Order 1001 in far too many words', [HOSTILE]: 1 });
  return { file: HOSTILE, ...lintText(text, { kind: 'card-params' }) };
}
