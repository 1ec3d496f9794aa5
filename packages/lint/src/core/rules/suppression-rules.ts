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

/** The rules of suppressions and baselines. None of them is about a payload: nothing suppressed outlives its reason. */
export const suppressionRules = {
  'suppression-expired': rule(
    'suppression-expired',
    'A suppression holds up to the day that its `until` says; from the next day on its findings are reported again.',
  ),
  'suppression-unused': rule('suppression-unused', 'A suppression has findings that it leaves out.'),
  'baseline-unused': { ...rule('baseline-unused', 'A baseline has no findings that are gone.'), severity: 'info' },
} as const satisfies Record<string, Rule>;
