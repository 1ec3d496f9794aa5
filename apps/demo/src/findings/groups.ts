import type { PageFinding } from '../checker/page-finding.ts';

/** A finding with its position in the list of all. */
export interface Numbered {
  readonly number: number;
  readonly finding: PageFinding;
}

/** Similar findings, the first one first: the same mistake in several items of an array. */
export type Group = readonly [Numbered, ...Numbered[]];

/** The findings, similar ones together, in the order of the first of each. */
export function groupFindings(findings: readonly PageFinding[]): Group[] {
  const groups = new Map<string, [Numbered, ...Numbered[]]>();
  for (const [number, finding] of findings.entries()) {
    const group = groups.get(finding.groupKey);
    if (group) group.push({ number, finding });
    else groups.set(finding.groupKey, [{ number, finding }]);
  }
  return [...groups.values()];
}
