import { resolve } from 'node:path';
import type { Finding } from '@pg/rule-kit';
import { ON_DISK, type OwnFiles } from '../../config/own-files.ts';
import type { FileSettings } from '../../config/read-settings.ts';
import type { SettingsOf } from '../../config/settings.ts';
import { applyRules } from '../../rules/apply-rules.ts';
import { repositoryPath } from '../../system/paths.ts';
import { type LintedFile, withoutFindings } from '../../text/lint-result.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';
import { countFindings } from '../check/many-findings.ts';
import { Baseline } from './baseline.ts';
import { ConfigSuppressions } from './config-suppressions.ts';

/** These options override the configurations. */
export interface SuppressOptions {
  /** The current day in UTC, as `YYYY-MM-DD`: it decides which suppressions are expired. */
  readonly today: string;
  /** The baseline of all files; by default, each file uses the one in its configuration. */
  readonly baseline?: string | undefined;
  readonly updatesBaseline?: boolean;
  /** Where baselines are read; by default, on the disk. */
  readonly ownFiles?: OwnFiles | undefined;
}

/** The suppressions of the configurations, or a baseline. */
interface SuppressionList {
  /** The indexes of the suppressed findings. */
  match(file: string, findings: readonly Finding[], settings: FileSettings): ReadonlySet<number>;
  /** Reports problems of the list itself, by the list's file, after all `files` were checked. */
  check(files: ReadonlySet<string>, settingsOf: SettingsOf): ReadonlyMap<string, readonly LocatedFinding[]>;
}

/** Removes the suppressed findings of a run, and counts them. */
export class Suppressions {
  readonly counts = { suppressed: 0, inBaseline: 0 };
  readonly #options: SuppressOptions;
  readonly #ofConfigs: ConfigSuppressions;
  /** By path. */
  readonly #baselines = new Map<string, Baseline>();

  constructor(options: SuppressOptions) {
    this.#options = options;
    this.#ofConfigs = new ConfigSuppressions(options.today);
  }

  /**
   * Opens the baseline of a file, if it has one. A baseline in a configuration may be missing.
   *
   * @throws {UsageError} for a baseline that can't be read.
   */
  open({ baseline: configured }: Pick<FileSettings, 'baseline'>): void {
    const { baseline = configured, updatesBaseline = false, ownFiles = ON_DISK } = this.#options;
    if (baseline === undefined || this.#baselines.has(baseline)) return;
    const file = this.#options.baseline ?? repositoryPath(baseline);
    const isGiven = this.#options.baseline !== undefined;
    // What is written, and what a person names, is on the disk.
    const from = updatesBaseline || (isGiven && !ownFiles.exists(file)) ? ON_DISK : ownFiles;
    this.#baselines.set(baseline, new Baseline(file, { isUpdated: updatesBaseline, isGiven, from }));
  }

  get hasBaseline(): boolean {
    return this.#baselines.size > 0;
  }

  #listsOf({ baseline }: FileSettings): readonly (readonly [keyof Suppressions['counts'], SuppressionList])[] {
    const list = this.#baselines.get(this.#options.baseline ?? baseline ?? '');
    return [['suppressed', this.#ofConfigs], ...(list ? ([['inBaseline', list]] as const) : [])];
  }

  /** The findings of a file that are reported: with the severities of the configuration, and without suppressed ones. */
  apply<TFinding extends Finding>(
    file: string,
    given: readonly TFinding[],
    settings: FileSettings,
  ): readonly TFinding[] {
    const findings = applyRules(given, settings.rules);
    return this.#listsOf(settings).reduce((left, [count, list]) => {
      const matching = list.match(file, left, settings);
      if (matching.size === 0) return left;
      this.counts[count] += countFindings(left.filter((_, i) => matching.has(i)));
      return left.filter((_, i) => !matching.has(i));
    }, findings);
  }

  /** Reports problems of the suppressions themselves, after all `files` were checked. */
  check(files: readonly { readonly file: string }[], settingsOf: SettingsOf): LintedFile[] {
    const paths = new Set(files.map(({ file }) => resolve(file)));
    const all: SuppressionList[] = [this.#ofConfigs, ...this.#baselines.values()];
    return all
      .flatMap((list) => [...list.check(paths, settingsOf)])
      .map(([file, found]) => ({ ...withoutFindings([]), file, findings: applyRules(found, settingsOf(file).rules) }))
      .filter(({ findings }) => findings.length > 0);
  }

  /** Writes the baselines in an update. */
  write(): void {
    for (const baseline of this.#baselines.values()) baseline.write();
  }
}
