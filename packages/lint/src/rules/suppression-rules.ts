import type { Rule, RuleDocs } from '@pg/rule-kit';

const rule = <const TId extends string>(id: TId) =>
  ({ id, concern: 'suppressions', section: 'Settings of pg-lint', basis: 'inferred' }) as const satisfies Rule;

/** The rules about outdated suppressions and baselines. */
export const suppressionRules = {
  'suppression-expired': rule('suppression-expired'),
  'suppression-unused': rule('suppression-unused'),
  'baseline-unused': { ...rule('baseline-unused'), severity: 'info' },
} as const satisfies Record<string, Rule>;

// biome-ignore format: a table
export const docs: Readonly<Record<keyof typeof suppressionRules, RuleDocs>> = {
  'suppression-expired': { summary: 'A suppression applies until the day in its `until`; after that day, its findings are reported again.', accepts: [], rejects: [] },
  'suppression-unused': { summary: 'A suppression suppresses at least one finding.', accepts: [], rejects: [] },
  'baseline-unused': { summary: 'A baseline has only findings that still exist.', accepts: [], rejects: [] },
};
