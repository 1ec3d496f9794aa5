import { count } from '@pg/type-codes';
import type { Summary } from '../report.ts';

/** "1 error, 2 warnings, 0 notes". */
export const countsInWords = ({ errors, warnings, infos }: Omit<Summary, 'files'>): string =>
  [count(errors, 'error'), count(warnings, 'warning'), count(infos, 'note')].join(', ');

/** "3 files checked: 1 error, 2 warnings, 0 notes". */
export const totalInWords = (summary: Summary): string =>
  `${count(summary.files, 'file')} checked: ${countsInWords(summary)}`;

/** "2 files left out: no payload of a known kind". */
export const leftOutInWords = (leftOut: number): string =>
  `${count(leftOut, 'file')} left out: no payload of a known kind`;
