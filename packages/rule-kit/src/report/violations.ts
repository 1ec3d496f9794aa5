import { type RuleMeta, type Severity, severityIn, type Violation } from '../findings/finding.ts';
import { maskPath } from '../findings/path.ts';

/** The number of findings that are listed one by one, unless `maxFindings` is set. */
export const MAX_FINDINGS = 10_000;

/** The number of findings about items of one array with the same mistake that are listed one by one. */
const MOST_ALIKE = 10;

/** The number of groups in which the other findings are counted. */
const MOST_GROUPS = 1000;

/** Violations that are only counted. */
interface Group {
  readonly violation: Violation;
  listed: number;
  more: number;
}

/** Lists the first violations, and counts the others in groups, so that no payload uses up the memory. */
export class Violations {
  readonly #max: number;
  readonly #listed: Violation[] = [];
  /** By rule, code and place without positions. */
  readonly #alike = new Map<string, Group>();
  /** By rule and severity. */
  readonly #others = new Map<RuleMeta, { [TSeverity in Severity]?: Group }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Whether further violations are only counted. */
  get isFull(): boolean {
    return this.#listed.length >= this.#max;
  }

  add(violation: Violation): void {
    if (this.isFull) this.#count(violation);
    // A violation with a fix is listed, because each item has its own fix.
    else if (violation.fix || !this.#isRepeated(violation)) this.#listed.push(violation);
  }

  list(): Violation[] {
    const groups = [
      ...this.#alike.values(),
      ...[...this.#others.values()].flatMap((each) => Object.values(each)),
    ].filter(({ more }) => more > 0);
    return groups.length === 0 ? this.#listed : [...this.#listed, ...groups.map(toViolation)];
  }

  #count(violation: Violation): void {
    const { rule } = violation;
    const severity = severityIn(violation);
    const ofRule = this.#others.get(rule) ?? {};
    this.#others.set(rule, ofRule);
    ofRule[severity] ??= { violation: { rule, path: [], code: '', severity }, listed: this.#max, more: 0 };
    ofRule[severity].more += violation.times ?? 1;
  }

  /** Whether enough violations of the same kind in the same array are listed. Then it is counted. */
  #isRepeated(violation: Violation): boolean {
    const { path } = violation;
    if (violation.times !== undefined || !path.some(isPosition)) return false;
    const group = this.#groupOf(violation);
    if (group === undefined) return false;
    if (group.listed < MOST_ALIKE) group.listed++;
    else group.more++;
    return group.more > 0;
  }

  /** The group of a violation that is not the first of its kind. */
  #groupOf(violation: Violation): Group | undefined {
    const { rule, path, code } = violation;
    let key = `${rule.id} ${code}`;
    for (const step of path) key += isPosition(step) ? '/#' : `/${step}`;
    const group = this.#alike.get(key);
    if (group === undefined && this.#alike.size < MOST_GROUPS) this.#alike.set(key, { violation, listed: 1, more: 0 });
    return group;
  }
}

const isPosition = (step: unknown): boolean => typeof step === 'number';

/** The first of several violations, and the number of the others. */
export function limitViolations(violations: readonly Violation[], max = MAX_FINDINGS): readonly Violation[] {
  if (violations.length <= MOST_ALIKE) return violations;
  const found = new Violations(max);
  for (const violation of violations) found.add(violation);
  return found.list();
}

/** One violation for a group, at the array that has the items. Its params have the code, and the path in an item. */
const toViolation = ({ violation, listed, more }: Group): Violation => {
  const { rule, path, code, basis, section } = violation;
  const at = path.findLastIndex(isPosition);
  return {
    rule,
    path: path.slice(0, Math.max(0, at)),
    code: 'more-findings',
    params: {
      more,
      max: listed,
      ...(code && { of: code }),
      ...(at >= 0 && { in: maskPath(path.slice(at + 1)).map(String) }),
    },
    severity: severityIn(violation),
    basis,
    section,
    marks: 'name',
    times: more,
  };
};
