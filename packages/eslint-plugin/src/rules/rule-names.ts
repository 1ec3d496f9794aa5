import type { Finding } from '@pg/rule-kit';

/** The names of the rules. */
export type RuleName = 'payload-errors' | 'payload-warnings' | 'payload-notes';

/** What each rule reports, by its name. */
export const ruleDescriptions: Readonly<Record<RuleName, string>> = {
  'payload-errors': 'what breaks a rule of the interface document, or of a wallet',
  'payload-warnings': 'likely mistakes, which the documents only imply',
  'payload-notes': 'facts that are not mistakes, and files that are no payload of a known kind',
};

const NAMES = { error: 'payload-errors', warning: 'payload-warnings', info: 'payload-notes' } as const;

/** The rule that reports a finding. A glob may match files of other programs, so that these are no errors. */
export const ruleNameOf = ({ rule, severity }: Pick<Finding, 'rule' | 'severity'>): RuleName =>
  rule === 'unknown-kind' ? 'payload-notes' : NAMES[severity];
