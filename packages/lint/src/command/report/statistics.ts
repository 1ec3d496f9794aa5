import { formatPath } from '@pg/rule-kit';
import { codeOf, FindingCounts, pathOf } from '../../files/check/many-findings.ts';
import type { FileReport } from '../../files/report.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';

/** Its path; the items of an array count as one field. */
const fieldOf = (finding: LocatedFinding): string => formatPath(pathOf(finding)).replaceAll(/\[\d+\]/g, '[]');

/** Counts findings by rule, code and field. */
export class Statistics {
  readonly #counts = new FindingCounts((finding) => `${finding.rule} ${codeOf(finding)} ${fieldOf(finding)}`);

  add({ findings }: FileReport): void {
    for (const finding of findings) this.#counts.add(finding);
  }

  /** The numbers, the highest first. */
  list() {
    return this.#counts
      .list()
      .map(({ first, times }) => ({ rule: first.rule, code: codeOf(first), field: fieldOf(first), count: times }))
      .sort((a, b) => b.count - a.count || (wordsOf(a) < wordsOf(b) ? -1 : 1));
  }

  toString(): string {
    return this.list()
      .map((each) => `${String(each.count).padStart(7)}  ${wordsOf(each)}\n`)
      .join('');
  }
}

const wordsOf = ({ rule, code, field }: { rule: string; code: string; field: string }): string =>
  `${rule}  ${code}  ${field}`.trimEnd();
