import { type Found, toFinding } from '@pg/rule-kit';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { suppressionRules } from '../../core/suppression-rules.ts';

/** A span of a file as editors count it: from 1, columns in UTF-16 units, the end exclusive. */
export type FileSpan = Pick<LocatedFinding, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** Where the place in a file can’t be told. */
export const FILE_START: FileSpan = { line: 1, column: 1, endLine: 1, endColumn: 1 };

export type KnownRuleId = keyof typeof suppressionRules;

/** A finding about a suppression or a baseline, at its place in the file that has it. */
export const knownFinding = (rule: KnownRuleId, found: Found, span: FileSpan): LocatedFinding => ({
  ...toFinding(suppressionRules[rule], found),
  ...span,
});
