import { formatPath } from '@pg/rule-kit';
import type { Report } from './formats/report.ts';

/** The number of findings by rule and field, the most frequent first. The items of an array count as one field. */
export function statisticsOf({ files }: Report): string {
  const counts = new Map<string, number>();
  for (const { rule, path, times = 1 } of files.flatMap(({ findings }) => findings)) {
    const field = formatPath(path).replaceAll(/\[\d+\]/g, '[]');
    const key = field === '' ? rule : `${rule}  ${field}`;
    counts.set(key, (counts.get(key) ?? 0) + times);
  }
  const sorted = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return sorted.map(([key, number]) => `${String(number).padStart(7)}  ${key}\n`).join('');
}
