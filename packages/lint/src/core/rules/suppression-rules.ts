import type { Rule } from '@pg/rule-kit';

const rule = <const TId extends string>(id: TId, summary: string) =>
  ({
    id,
    concern: 'suppressions',
    section: 'Settings of pg-lint',
    basis: 'inferred',
    summary,
    accepts: [],
    rejects: [],
  }) as const satisfies Rule;

/** The rules about outdated suppressions and baselines. */
export const suppressionRules = {
  'suppression-expired': rule(
    'suppression-expired',
    'A suppression applies until the day in its `until`; after that day, its findings are reported again.',
  ),
  'suppression-unused': rule('suppression-unused', 'A suppression suppresses at least one finding.'),
  'baseline-unused': { ...rule('baseline-unused', 'A baseline has only findings that still exist.'), severity: 'info' },
} as const satisfies Record<string, Rule>;
