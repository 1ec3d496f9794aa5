import { type Path, sentenceOf, tableMessages } from '@pg/rule-kit';
import { labelOf, pointerOf } from '@pg/rule-kit/internal';
import type { LintResult } from '../../text/lint-result.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';
import { NO_LINES } from '../../text/locate/showable-lines.ts';

/** The maximum number of findings that are listed one by one. It limits memory. */
export const MAX_LISTED = 10_000;

/** The maximum number of groups in which findings are counted. */
export const MAX_GROUPS = 1000;

/** How many findings are alike, and the first of them. */
interface Counted {
  readonly first: LocatedFinding;
  times: number;
}

/** Counts findings in groups: those with the same key are alike. */
export class FindingCounts {
  readonly #keyOf: (finding: LocatedFinding) => string;
  readonly #groups = new Map<string, Counted>();

  constructor(keyOf: (finding: LocatedFinding) => string) {
    this.#keyOf = keyOf;
  }

  add(finding: LocatedFinding): void {
    const isKept = this.#groups.size < MAX_GROUPS || this.#groups.has(this.#keyOf(finding));
    const first = isKept ? finding : { ...finding, path: [] };
    const group = this.#groups.get(this.#keyOf(first));
    const { times = 1 } = finding;
    if (group) group.times += times;
    else this.#groups.set(this.#keyOf(first), { first: copy(first), times });
  }

  list(): readonly Readonly<Counted>[] {
    return [...this.#groups.values()];
  }
}

/** Lists the first findings of a file, and counts the others in groups. */
export class ManyFindings {
  readonly #listed: LocatedFinding[] = [];
  /** By severity, code, rule and path: suppressions, baselines and statistics compare these. */
  readonly #counted = new FindingCounts(
    (finding) => `${finding.severity} ${codeOf(finding)} ${finding.rule}${pointerOf(pathOf(finding))}`,
  );

  add(finding: LocatedFinding): void {
    if (this.#listed.length < MAX_LISTED) this.#listed.push(copy(finding));
    else this.#counted.add(finding);
  }

  list(): readonly LocatedFinding[] {
    return [...this.#listed, ...this.#counted.list().map(({ first, times }) => describeCounted(first, times))];
  }
}

/** Limits the findings of a file with many payloads: lists the first, and counts the others. Each payload has a limit itself. */
export function capFindings(result: LintResult): LintResult {
  if (result.findings.length <= MAX_LISTED + MAX_GROUPS) return result;
  const found = new ManyFindings();
  for (const finding of result.findings) found.add(finding);
  return { ...result, findings: found.list(), showableLines: NO_LINES };
}

/** V8 would keep a whole line in memory if a finding contained a part of it. */
const copy = (finding: LocatedFinding): LocatedFinding => structuredClone(finding);

/** The code of a finding, or of those that it counts. */
export const codeOf = ({ code, params }: Pick<LocatedFinding, 'code' | 'params'>): string =>
  typeof params.of === 'string' ? params.of : code;

/** The path of a finding, or of those that it counts. */
export const pathOf = ({ path, params }: Pick<LocatedFinding, 'path' | 'params'>): Path =>
  path.length > 0 && typeof params.in === 'object' ? [...path, 0, ...params.in] : path;

/** One finding for a group, at the position of the first; a group of one is listed, such as where a limit ends the reading. */
function describeCounted(found: LocatedFinding, times: number): LocatedFinding {
  if (times === 1) return found;
  const { fix, choices, within, hint, ...first } = found;
  const code = 'more-findings';
  const params = { ...(found.code === code && found.params), more: times, max: MAX_LISTED, of: codeOf(found) };
  const field = labelOf(first.path) || 'the file';
  const wording = { field, must: first.wording.must, template: tableMessages[code] };
  return { ...first, code, params, ...sentenceOf(params, wording), wording, times };
}

/** A finding with `times` counts as several. */
export const countFindings = (findings: readonly { readonly times?: number }[]): number =>
  findings.reduce((sum, { times = 1 }) => sum + times, 0);
