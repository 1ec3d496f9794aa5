import { formatPath } from '@pg/rule-kit';
import { codeOf, pathOf } from '../../files/check/many-findings.ts';
import type { FileReport } from '../../files/report.ts';

/** The number of findings of a code in a field. */
interface Counted {
  readonly rule: string;
  readonly code: string;
  /** Its path; the items of an array count as one field. */
  readonly field: string;
  count: number;
}

/** Counts findings by rule, code and field. */
export class Statistics {
  readonly #counts = new Map<string, Counted>();

  add({ findings }: FileReport): void {
    for (const finding of findings) {
      const { rule, times = 1 } = finding;
      const field = formatPath(pathOf(finding)).replaceAll(/\[\d+\]/g, '[]');
      const code = codeOf(finding);
      const key = `${rule} ${code} ${field}`;
      const counted = this.#counts.get(key) ?? { rule, code, field, count: 0 };
      counted.count += times;
      this.#counts.set(key, counted);
    }
  }

  /** The numbers, the highest first. */
  list(): readonly Readonly<Counted>[] {
    const sorted = [...this.#counts].sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1));
    return sorted.map(([, counted]) => counted);
  }

  toString(): string {
    return this.list()
      .map(({ rule, code, field, count }) => `${[String(count).padStart(7), rule, code, field].join('  ').trimEnd()}\n`)
      .join('');
  }
}
