import type { Finding, Severity } from '@pg/rule-kit';

/** The worst first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** The number of findings of each severity. */
export type Totals = Readonly<Record<Severity, number>>;

/** A finding with `times` counts as several. */
export function countBySeverity(findings: readonly Pick<Finding, 'severity' | 'times'>[]): Totals {
  const totals = { error: 0, warning: 0, info: 0 };
  for (const { severity, times = 1 } of findings) totals[severity] += times;
  return totals;
}

/** "1 error, 2 warnings". */
export function totalInWords(totals: Totals): string {
  const words = SEVERITIES.filter((severity) => totals[severity] > 0).map(
    (severity) => `${formatNumber(totals[severity])} ${severityInWords(severity, totals[severity])}`,
  );
  return words.length === 0 ? 'No findings' : words.join(', ');
}

/** "errors", or "error" for one. */
const severityInWords = (severity: Severity, count: number): string =>
  `${severity === 'info' ? 'note' : severity}${count === 1 ? '' : 's'}`;

/** 12,811. `toLocaleString` would load the languages of the browser, which takes longer than a frame on a phone. */
export const formatNumber = (number: number): string =>
  number < 1000
    ? String(number)
    : `${formatNumber(Math.floor(number / 1000))},${String(number % 1000).padStart(3, '0')}`;
