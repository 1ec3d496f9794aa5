import { type FileReport, type Report, summarize } from '../../src/cli/report/formats/report.ts';
import { lintText } from '../../src/index.ts';

/** A name that every format has to escape: quotes, markup, links, line breaks, control characters. */
export const HOSTILE = 'a<b>&"\'`|*_[x](y)]]>{0}%:,\r\n\u0001\u001b[31m\u{1f600}\ud800\uffff::error::é.json';

const ZEROS = {
  otherFiles: 0,
  possibleFiles: 0,
  ignoredFiles: 0,
  suppressed: 0,
  inBaseline: 0,
  fixed: 0,
  fixable: 0,
};

export const reportOn = (files: readonly FileReport[], counts: Partial<Report['counts']> = {}): Report => ({
  files,
  summary: summarize(files),
  counts: { ...ZEROS, ...counts },
  skipped: new Map(),
  notRead: { types: new Map(), hiddenFolders: 0, ignored: 0, withNames: new Map() },
  folderProblems: [],
  changes: [],
  notes: [],
  baselines: [],
  problems: [],
  failures: [],
});

/** A report about a file and a field with this name, with one error. */
export function hostileReport(): Report {
  const text = JSON.stringify({ descriptor: 'Order 1001 in far too many words', [HOSTILE]: 1 });
  return reportOn([{ file: HOSTILE, ...lintText(text, { kind: 'card-params' }) }]);
}

export const EMPTY: Report = reportOn([]);
