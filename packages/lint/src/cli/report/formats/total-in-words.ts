import { count } from '@pg/type-codes';
import { type FileReport, type Report, type Summary, summarize } from '../report.ts';

/** "3 files checked: 1 error, 2 warnings, 0 notes". */
export const totalInWords = (summary: Summary): string =>
  `${count(summary.files, 'file')} checked: ${COUNTED.map((each) => countOf(summary, each)).join(', ')}`;

/** "2 files left out: no payload of a known kind; 3 places mended"; empty where nothing is. */
export const leftOutInWords = ({ leftOut, known }: Report): string =>
  [
    ...reasonInWords(leftOut, 'file', 'no payload of a known kind'),
    ...reasonInWords(known.ignoredFiles, 'file', 'ignored by the configuration'),
    ...reasonInWords(known.suppressed, 'finding', 'suppressed by the configuration'),
    ...reasonInWords(known.inBaseline, 'finding', 'in the baseline'),
    ...(known.fixed === 0 ? [] : [`${count(known.fixed, 'place')} mended`]),
    ...(known.fixable === 0 ? [] : [`${count(known.fixable, 'place')} that --fix would mend`]),
  ].join('; ');

const reasonInWords = (number: number, what: string, reason: string): string[] =>
  number === 0 ? [] : [`${count(number, what)} left out: ${reason}`];

/** "1 error, 2 warnings": what is reported of a file. A count of 0 is not told: with `--quiet` it might not be true. */
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
