import type { JSX } from 'preact';
import type { PageFinding } from '../checker/page-finding.ts';
import { formatNumber, SEVERITIES, severityInWords, type Totals } from '../checker/totals.ts';
import type { FindingFilter } from './groups.ts';

export interface FindingFiltersProps {
  readonly findings: readonly PageFinding[];
  readonly totals: Totals;
  readonly filter: FindingFilter;
  readonly onChange: (filter: FindingFilter) => void;
}

/** Filters findings by severity and rule; shown only where there is a choice. */
export function FindingFilters({ findings, totals, filter, onChange }: FindingFiltersProps): JSX.Element | null {
  const severities = SEVERITIES.filter((severity) => totals[severity] > 0);
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  if (rules.length < 2 && severities.length < 2) return null;
  const { hidden, rule } = filter;
  return (
    <fieldset class="finding-filters">
      <legend class="unseen">Show</legend>
      {severities.length > 1 &&
        severities.map((severity) => (
          <label key={severity} class="choice">
            <input
              type="checkbox"
              checked={!hidden.includes(severity)}
              onChange={({ currentTarget }) =>
                onChange({
                  ...filter,
                  hidden: currentTarget.checked ? hidden.filter((each) => each !== severity) : [...hidden, severity],
                })
              }
            />
            <span>
              {severityInWords(severity, totals[severity])} <span class="note">{formatNumber(totals[severity])}</span>
            </span>
          </label>
        ))}
      {rules.length > 1 && (
        <select
          aria-label="Rule"
          value={rules.includes(rule) ? rule : ''}
          onChange={({ currentTarget }) => onChange({ ...filter, rule: currentTarget.value })}
        >
          <option value="">all rules</option>
          {rules.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
