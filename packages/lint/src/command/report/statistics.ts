import { formatPath } from '@pg/rule-kit';
import type { FileReport } from '../../files/report.ts';

/** Counts findings by rule and field. The items of an array count as one field. */
export class Statistics {
  readonly #counts = new Map<string, number>();

  add({ findings }: FileReport): void {
    for (const { rule, path, times = 1 } of findings) {
      const field = formatPath(path).replaceAll(/\[\d+\]/g, '[]');
      const key = field === '' ? rule : `${rule}  ${field}`;
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + times);
    }
  }

  /** The numbers, the highest first. */
  toString(): string {
    const sorted = [...this.#counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
    return sorted.map(([key, number]) => `${String(number).padStart(7)}  ${key}\n`).join('');
  }
}
