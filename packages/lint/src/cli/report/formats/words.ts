import { type Finding, formatPath, labelOf, type Path } from '@pg/rule-kit';
import { count } from '@pg/type-codes';
import { type FileReport, type Report, type Summary, summarize } from './report.ts';

/** The message and the hint as one text, for formats without hints. */
export const fullMessage = ({ message, hint }: Pick<Finding, 'message' | 'hint'>): string =>
  hint === undefined ? message : `${message}. ${hint}`;

/** The full message, with the object that has the field if the message does not name the field's whole path. */
export function messageWithObject(finding: Pick<Finding, 'path' | 'message' | 'hint'>): string {
  const object = objectOf(finding.path);
  return fullMessage(object ? { ...finding, message: `${finding.message} (in ${object})` } : finding);
}

/** The path of the object that has a field; `undefined` if messages name the field's whole path. */
export const objectOf = (path: Path): string | undefined =>
  labelOf(path) === formatPath(path) ? undefined : formatPath(path.slice(0, -1));

/** "3 files checked: 1 error, 2 warnings, 0 notes". */
export const totalInWords = (summary: Summary): string =>
  `${count(summary.files, 'file')} checked: ${COUNTED.map((each) => countOf(summary, each)).join(', ')}`;

/** Skipped files and suppressed findings: "2 files skipped, without a payload of a known kind". */
export const omittedInWords = ({ counts, skipped }: Report): string[] => [
  ...[
    [counts.possibleFiles, 'file', ' skipped that may be a payload: name it, or configure its kind'] as const,
    [counts.otherFiles, 'file', ' skipped, without a payload of a known kind'] as const,
    [counts.ignoredFiles, 'file', ' ignored by the configuration'] as const,
    [counts.suppressed, 'finding', ' suppressed by the configuration'] as const,
    [counts.inBaseline, 'finding', ' suppressed by the baseline'] as const,
  ]
    .filter(([number]) => number > 0)
    .map(([number, what, reason]) => `${count(number, what)}${reason}`),
  ...(skipped.size > 0 ? ['--list-skipped shows which files, and why'] : []),
];

/** Past and possible fixes: "3 can be fixed with --fix". */
export const fixesInWords = ({ counts: { fixed, fixable } }: Report): string[] => [
  ...(fixed > 0 ? [`${count(fixed, 'mistake')} fixed`] : []),
  ...(fixable > 0 ? [`${fixable} can be fixed with --fix`] : []),
];

/** "1 error, 2 warnings". Zeros are omitted: with `--quiet`, they could be wrong. */
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
