import type { Finding, Fix } from '@pg/rule-kit';
import type { Problem, Suggestion } from './problem.ts';

const MISSPELLED: Readonly<Record<string, Suggestion['messageId']>> = {
  'misspelled-field': 'rename-field',
  'misspelled-name': 'rename-field',
  'misspelled-value': 'replace-value',
  'misspelled-given': 'replace-value',
};

/** The suggestion for a finding about a misspelled name or value. `makeEdit` returns the edit for a fix, if possible. */
export function suggest(finding: Finding, makeEdit: (finding: Finding) => Problem['fix']): Problem['suggestion'] {
  const messageId = MISSPELLED[finding.code];
  const { meant } = finding.params;
  if (messageId === undefined || typeof meant !== 'string' || finding.fix !== undefined) return undefined;
  const fix: Fix = messageId === 'rename-field' ? { name: meant } : { value: meant };
  const edit = makeEdit({ ...finding, fix });
  return edit && { messageId, meant, edit };
}
