import type { Finding, Fix } from '@pg/rule-kit';
import type { suggestionMessages } from '../messages.ts';
import type { Problem } from './problem.ts';

/** A fix that is probably right, so that a person has to confirm it. */
export interface SuggestedFix {
  readonly messageId: keyof typeof suggestionMessages;
  /** The name or the value that was probably meant. */
  readonly meant: string;
}

const MISSPELLED: Readonly<Record<string, SuggestedFix['messageId']>> = {
  'misspelled-field': 'rename-field',
  'misspelled-name': 'rename-field',
  'misspelled-value': 'replace-value',
  'misspelled-given': 'replace-value',
};

/** The suggestion for a finding about a misspelled name or value. `placeEdit` returns the edit of a fix, if it has a place. */
export function suggest(finding: Finding, placeEdit: (finding: Finding) => Problem['fix']): Problem['suggestion'] {
  const messageId = MISSPELLED[finding.code];
  const { meant } = finding.params;
  if (messageId === undefined || typeof meant !== 'string' || finding.fix !== undefined) return undefined;
  const fix: Fix = messageId === 'rename-field' ? { name: meant } : { value: meant };
  const edit = placeEdit({ ...finding, fix });
  return edit && { messageId, meant, edit };
}
