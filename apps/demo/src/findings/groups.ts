import type { Severity } from '@pg/rule-kit';
import type { PageFinding } from '../checker/page-finding.ts';

/** A finding with its position in the list of all. */
export interface Numbered {
  readonly number: number;
  readonly finding: PageFinding;
}

/** Similar findings: the same mistake in several items of an array. */
export interface Group {
  readonly first: Numbered;
  readonly members: readonly Numbered[];
}

/** What to show; empty fields hide nothing. */
export interface FindingFilter {
  readonly hidden: readonly Severity[];
  readonly rule: string;
}

export const SHOW_ALL: FindingFilter = { hidden: [], rule: '' };

/** The findings that the filter shows, similar ones together, in the order of the first of each. */
export function groupFindings(findings: readonly PageFinding[], { hidden, rule }: FindingFilter): Group[] {
  const groups = new Map<string, { first: Numbered; members: Numbered[] }>();
  for (const [number, finding] of findings.entries()) {
    if (hidden.includes(finding.severity) || (rule !== '' && rule !== finding.rule)) continue;
    const numbered = { number, finding };
    const group = groups.get(finding.groupKey);
    if (group) group.members.push(numbered);
    else groups.set(finding.groupKey, { first: numbered, members: [numbered] });
  }
  return [...groups.values()];
}
