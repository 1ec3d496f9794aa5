import { type Found, type Rule, toFinding } from '@pg/rule-kit';
import type { FileSpan } from '../../config/file-span.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';

const settingsRule = <const TId extends string>(id: TId, summary: string) =>
  ({
    id,
    section: 'Settings of pg-lint',
    basis: 'inferred',
    summary,
    accepts: [],
    rejects: [],
  }) as const satisfies Rule;

/** The rules of suppressions and baselines themselves: none outlives its reason. */
export const knownRules = {
  'suppression-expired': settingsRule(
    'suppression-expired',
    'A suppression holds up to the day that its `until` says; from the next day on its findings are reported again.',
  ),
  'suppression-unused': settingsRule('suppression-unused', 'A suppression has findings that it leaves out.'),
  'baseline-unused': {
    ...settingsRule('baseline-unused', 'A baseline has no findings that are gone.'),
    severity: 'info',
  },
} as const satisfies Record<string, Rule>;

/** A finding about a suppression or a baseline, at its place in the file that has it. */
export const knownFinding = (rule: keyof typeof knownRules, found: Found, span: FileSpan): LocatedFinding => ({
  ...toFinding(knownRules[rule], found),
  ...span,
});
