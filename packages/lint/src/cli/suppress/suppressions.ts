import { resolve } from 'node:path';
import type { FileSettings } from '../../config/read-settings.ts';
import { applyRules, type SettingsOf } from '../../config/settings.ts';
import { NO_LINES } from '../../core/lint-result.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { countFindings, type FileReport } from '../report/formats/report.ts';
import type { Baseline } from './baseline.ts';
import { ConfigSuppressions } from './config-suppressions.ts';

/** Which findings are suppressed, whatever the configurations say. */
export interface SuppressOptions {
  /** The day, in UTC, as `YYYY-MM-DD`: suppressions that ended on an earlier day are expired. */
  readonly today: string;
  readonly baseline?: { readonly file: string; readonly isUpdated: boolean } | undefined;
}

/** The suppressions of the configurations, or a baseline. */
interface SuppressionList {
  /** The positions of the findings that it suppresses. */
  match(file: string, findings: readonly LocatedFinding[], settings: FileSettings): ReadonlySet<number>;
  /** What is wrong with the list itself, by the file that has it, after a run on these files. */
  check(files: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly LocatedFinding[]>>;
}

/** Removes the suppressed findings of a run, and counts them. */
export class Suppressions {
  readonly counts = { suppressed: 0, inBaseline: 0 };
  readonly #baseline: Baseline | undefined;
  readonly #lists: readonly (readonly [keyof Suppressions['counts'], SuppressionList])[];

  private constructor(today: string, baseline?: Baseline) {
    this.#baseline = baseline;
    this.#lists = [
      ['suppressed', new ConfigSuppressions(today)],
      ...(baseline ? ([['inBaseline', baseline]] as const) : []),
    ];
  }

  /** @throws {UsageError} for a baseline that can't be read. */
  static async open({ today, baseline }: SuppressOptions): Promise<Suppressions> {
    if (baseline === undefined) return new Suppressions(today);
    const { Baseline } = await import('./baseline.ts');
    return new Suppressions(today, new Baseline(baseline.file, baseline.isUpdated));
  }

  /** The findings of a file that are not suppressed. */
  apply(file: string, findings: readonly LocatedFinding[], settings: FileSettings): readonly LocatedFinding[] {
    return this.#lists.reduce((left, [count, list]) => {
      const matching = list.match(file, left, settings);
      if (matching.size === 0) return left;
      this.counts[count] += countFindings(left.filter((_, i) => matching.has(i)));
      return left.filter((_, i) => !matching.has(i));
    }, findings);
  }

  /** What is wrong with the suppressions themselves, after a run on these files. */
  async check(files: readonly string[], settingsOf: SettingsOf): Promise<FileReport[]> {
    const paths = new Set(files.map((file) => resolve(file)));
    const lists = await Promise.all(this.#lists.map(([, list]) => list.check(paths)));
    const reports = lists
      .flatMap((found) => [...found])
      .map(async ([file, found]) => {
        const { rules } = await settingsOf(file);
        return { file, kind: undefined, findings: applyRules(found, rules), showableLines: NO_LINES };
      });
    return (await Promise.all(reports)).filter(({ findings }) => findings.length > 0);
  }

  /** Writes the baseline in an update. */
  write(): void {
    this.#baseline?.write();
  }
}
