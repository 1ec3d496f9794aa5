import type { Sentence } from '@pg/rule-kit';
import { count, withoutControls } from '@pg/rule-kit/internal';
import type { WhySkipped } from '../../../files/check/why-skipped.ts';
import type { NotRead } from '../../../files/find/unread-files.ts';
import { addToSummary, type FileReport, NOTHING_CHECKED, type Report, type Summary } from '../../../files/report.ts';
import { isTypeRead } from '../../../readers/file-types.ts';

/** The message and the hint as one text, for formats without hints. */
export const fullMessage = ({ message, hint }: Sentence): string =>
  hint === undefined ? message : `${message}. ${hint}`;

/** "3 files checked: 1 error, 2 warnings, 0 notes". */
export const totalInWords = (summary: Summary): string =>
  `${count(summary.files, 'file')} checked: ${COUNTED.map((each) => countOf(summary, each)).join(', ')}`;

/** Skipped files and suppressed findings: "2 files skipped, without a payload of a known kind". */
export function omittedInWords({ counts, skipped, notRead }: Report, listsSkipped = false): string[] {
  const why = [...skipped.values()];
  const files = (...reasons: readonly WhySkipped[]): number => why.filter((each) => reasons.includes(each)).length;
  const omitted = [
    [files('possible'), 'file', 'skipped that may be a payload: name it, or configure its kind'],
    [files('other', 'unreadable'), 'file', 'skipped, without a payload of a known kind'],
    [files('ignored'), 'file', 'ignored by the configuration'],
    [files('gone'), 'file', 'skipped, deleted before being read'],
    [files('broken link', 'linked folder'), 'link', 'not followed'],
    [counts.suppressed, 'finding', 'suppressed by the configuration'],
    [counts.inBaseline, 'finding', 'suppressed by the baseline'],
  ] as const;
  const { withNames } = notRead;
  const named = listsSkipped ? [] : [...withNames].slice(0, MAX_NAMED);
  const isShort = why.length === 0 && withNames.size <= MAX_NAMED;
  return [
    ...omitted.flatMap(([number, what, reason]) => (number > 0 ? `${count(number, what)} ${reason}` : [])),
    ...notReadInWords(notRead),
    ...named.map(([file, kind]) => describeUnreadFile(file, kind)),
    ...(isShort || listsSkipped ? [] : ['--statistics shows which files, and why']),
  ];
}

/** The most types and files that the summary names. */
const MAX_TYPES = 8;
const MAX_NAMED = 5;

const CODE = /^\.[cm]?[jt]sx?$/;

/** "not read: 4 .ts (use @pg/eslint-plugin), 2 .bru, 3 hidden folders". */
function notReadInWords({ types, hiddenFolders }: NotRead): string[] {
  const shown = [...types].slice(0, MAX_TYPES);
  const others = [...types.values()].slice(MAX_TYPES).reduce((sum, number) => sum + number, 0);
  const code = shown.findLast(([type]) => CODE.test(type))?.[0];
  const parts = [
    ...shown.map(([type, number]) => {
      const hint = type === code ? ' (use @pg/eslint-plugin)' : '';
      return `${number} ${withoutControls(type) || 'without extension'}${hint}`;
    }),
    ...(others > 0 ? [`${others} of other types`] : []),
    ...(hiddenFolders > 0 ? [count(hiddenFolders, 'hidden folder')] : []),
  ];
  return parts.length > 0 ? [`not read: ${parts.join(', ')}`] : [];
}

/** "src/pay.ts has field names of session-request, but such files are not read". */
export const describeUnreadFile = (file: string, kind: string): string =>
  `${withoutControls(file)} has field names of ${kind}, but ${isTypeRead(file) ? 'no payload could be read' : 'such files are not read'}`;

/** Past and possible fixes: "3 can be fixed with --fix". */
export const fixesInWords = ({ counts: { fixed, fixable } }: Report): string[] => [
  ...(fixed > 0 ? [`${count(fixed, 'mistake')} fixed`] : []),
  ...(fixable > 0 ? [`${fixable} can be fixed with --fix`] : []),
];

/** "1 error, 2 warnings". Zeros are omitted: with `--quiet`, they could be wrong. */
export function findingsInWords(file: FileReport): string {
  const counts = addToSummary(NOTHING_CHECKED, file);
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
