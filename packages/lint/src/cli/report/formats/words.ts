import type { Finding } from '@pg/rule-kit';
import { count } from '@pg/type-codes';
import { type FileReport, type Report, type Summary, summarize } from './report.ts';

/** A finding's message and hint as one text, for formats that have one place for both. */
export const fullMessage = ({ message, hint }: Finding): string =>
  hint === undefined ? message : `${message}. ${hint}`;

/** "3 files checked: 1 error, 2 warnings, 0 notes". */
export const totalInWords = (summary: Summary): string =>
  `${count(summary.files, 'file')} checked: ${COUNTED.map((each) => countOf(summary, each)).join(', ')}`;

/** "2 files left out: no payload of a known kind; 3 places mended"; empty where nothing is. */
export const leftOutInWords = ({ leftOut }: Report): string =>
  [
    [leftOut.otherFiles, 'file', ' left out: no payload of a known kind'] as const,
    [leftOut.ignoredFiles, 'file', ' left out: ignored by the configuration'] as const,
    [leftOut.suppressed, 'finding', ' left out: suppressed by the configuration'] as const,
    [leftOut.inBaseline, 'finding', ' left out: in the baseline'] as const,
    [leftOut.fixed, 'place', ' mended'] as const,
    [leftOut.fixable, 'place', ' that --fix would mend'] as const,
  ]
    .filter(([number]) => number > 0)
    .map(([number, what, reason]) => `${count(number, what)}${reason}`)
    .join('; ');

/** "1 error, 2 warnings". Zeros are left out: with `--quiet` they might not be true. */
export function findingsInWords(file: FileReport): string {
  const counts = summarize([file]);
  return COUNTED.filter(([key]) => counts[key] > 0)
    .map((each) => countOf(counts, each))
    .join(', ');
}

const COUNTED = [
  ['errors', 'error'],
  ['warnings', 'warning'],
  ['infos', 'note'],
] as const;

const countOf = (counts: Summary, [key, word]: (typeof COUNTED)[number]): string => count(counts[key], word);
