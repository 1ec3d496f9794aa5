import type { Finding, Severity } from '@pg/rule-kit';

/** The worst first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** "error"; "note" for an info. */
export const severityInWords = (severity: Severity): string => (severity === 'info' ? 'note' : severity);

/** "1 error, 2 warnings". A finding with `times` counts as several. */
export function totalInWords(findings: readonly Pick<Finding, 'severity' | 'times'>[]): string {
  const words = SEVERITIES.flatMap((severity) => {
    const found = findings.filter((finding) => finding.severity === severity);
    const total = found.reduce((sum, { times = 1 }) => sum + times, 0);
    return total === 0 ? [] : `${total} ${severityInWords(severity)}${total === 1 ? '' : 's'}`;
  });
  return words.join(', ') || 'No findings';
}
