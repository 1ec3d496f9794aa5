import { formatPath } from '@pg/rule-kit';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';

/** Findings take memory, whatever they are about: so many are listed one by one. */
export const MOST_LISTED = 10_000;

/** Beyond these, so many entries have counts of their own. */
export const MOST_COUNTED = 1000;

/** The findings of a file that may have any number of them: the first ones, and how many more there are of what. */
export class ManyFindings {
  readonly #listed: LocatedFinding[] = [];
  /** By severity, rule and entry: what suppressions and baselines know findings by. */
  readonly #counted = new Map<string, { readonly first: LocatedFinding; times: number }>();

  add(finding: LocatedFinding): void {
    if (this.#listed.length < MOST_LISTED) this.#listed.push(copy(finding));
    else this.#count(finding);
  }

  list(): readonly LocatedFinding[] {
    return [...this.#listed, ...[...this.#counted.values()].map(({ first, times }) => describeCounted(first, times))];
  }

  #count(finding: LocatedFinding): void {
    const isKept = this.#counted.size < MOST_COUNTED || this.#counted.has(keyOf(finding));
    const first = isKept ? finding : { ...finding, path: [] };
    const counted = this.#counted.get(keyOf(first));
    if (counted) counted.times++;
    else this.#counted.set(keyOf(first), { first: copy(first), times: 1 });
  }
}

/** A name in a finding may be a part of its line's text, and would keep all of it. */
const copy = (finding: LocatedFinding): LocatedFinding => structuredClone(finding);

const keyOf = ({ severity, rule, path }: LocatedFinding): string => JSON.stringify([severity, rule, path]);

/** Stands for findings that have only their severity, their rule and their entry in common, where the first of them is. */
function describeCounted({ hint, fix, within, ...first }: LocatedFinding, times: number): LocatedFinding {
  const found = `${grouped(times)} more, only the first ${grouped(MOST_LISTED)} findings of a file are listed one by one`;
  return { ...first, message: [formatPath(first.path), found].filter(Boolean).join(': '), times };
}

const grouped = (number: number): string => number.toLocaleString('en');
