import { labelOf } from '@pg/rule-kit';
import { makeSentence } from '@pg/type-codes';
import { type LintResult, NO_LINES } from '../../core/lint-result.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { fileMessages } from '../../core/rules/messages.ts';

/** How many findings are listed one by one: each takes memory. */
export const MOST_LISTED = 10_000;

/** How many fields have a count of their own after that. */
export const MOST_COUNTED = 1000;

/** The findings of a file that may have any number of them: the first ones, and counts of the others. */
export class ManyFindings {
  readonly #listed: LocatedFinding[] = [];
  /** By severity, rule and field, which suppressions and baselines compare. */
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

/** The result of a file with its first findings, and counts of the others. */
export function capFindings(result: LintResult): LintResult {
  if (result.findings.length <= MOST_LISTED) return result;
  const found = new ManyFindings();
  for (const finding of result.findings) found.add(finding);
  return { ...result, findings: found.list(), showableLines: NO_LINES };
}

/** A name in a finding may be a part of its line's text, and would keep all of it. */
const copy = (finding: LocatedFinding): LocatedFinding => structuredClone(finding);

const keyOf = ({ severity, rule, path }: LocatedFinding): string => JSON.stringify([severity, rule, path]);

/** One finding for all with the same severity, rule and field, at the place of the first. */
function describeCounted({ hint, fix, within, ...first }: LocatedFinding, times: number): LocatedFinding {
  const code = 'more-findings';
  const params = { more: times, max: MOST_LISTED };
  const { message } = makeSentence({ code, params, field: labelOf(first.path) || 'the file' }, [fileMessages]);
  return { ...first, code, params, message, times };
}
