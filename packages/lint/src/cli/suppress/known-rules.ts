import { type Found, type Rule, toFinding } from '@pg/rule-kit';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';

/** A span of a file as editors count it: from 1, columns in UTF-16 units, the end exclusive. */
export type FileSpan = Pick<LocatedFinding, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** Where the place in a file can’t be told. */
export const FILE_START: FileSpan = { line: 1, column: 1, endLine: 1, endColumn: 1 };

const SECTION = 'Settings of pg-lint';

const settingsRule = <const TId extends string>(id: TId, summary: string) =>
  ({
    id,
    concern: 'suppressions',
    section: SECTION,
    basis: 'inferred',
    summary,
    accepts: [],
    rejects: [],
  }) as const satisfies Rule;

/** The rules of what is known: none of them is about a payload, all see to it that nothing known outlives its reason. */
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

export type KnownRuleId = keyof typeof knownRules;

/** A finding about a suppression or a baseline, at its place in the file that has it. */
export const knownFinding = (rule: KnownRuleId, found: Found, span: FileSpan): LocatedFinding => ({
  ...toFinding(knownRules[rule], found),
  ...span,
});
