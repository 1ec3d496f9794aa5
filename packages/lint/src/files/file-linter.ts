import { resolve } from 'node:path';
import type { Finding } from '@pg/rule-kit';
import type { FileSettings } from '../config/read-settings.ts';
import type { LastGood } from '../config/settings.ts';
import type { PayloadReader } from '../readers/embedded-payload.ts';
import { fileTypeOf, isTypeRead } from '../readers/file-types.ts';
import { pathFrom, repositoryPath, toGlob } from '../system/paths.ts';
import { UsageError } from '../system/usage-error.ts';
import { type FixedText, makeCertainChanges } from '../text/fix/fix-text.ts';
import type { LintOptions } from '../text/lint-text.ts';
import { type CheckedFile, isFixedIn } from './check/check-file.ts';
import { describeMissing, optionsAt, optionsForText } from './check/lint-options.ts';
import { FileChecker, type FileLinterOptions } from './file-checker.ts';
import { type FileListener, lintFiles } from './lint-files.ts';
import type { Report } from './report.ts';
import type { Suppressions } from './suppress/suppressions.ts';

/** What the command reports about a file. */
export type FileFindings = Pick<CheckedFile, 'kinds' | 'possibleKind' | 'findings' | 'failure'>;

/** The configuration of a file. */
export interface FileConfig {
  /** Its path; `undefined` without a configuration. */
  readonly path: string | undefined;
  /** A glob that matches the file, from the folder of the configuration. */
  readonly files: string;
  /** The kind that it sets. */
  readonly kind: string | undefined;
}

const NO_FINDINGS: FileFindings = { kinds: [], findings: [] };

/**
 * Checks files with their configurations, suppressions and baselines: files in folders as the command does, or the text of one
 * file as an editor has it.
 *
 * Its functions throw a `UsageError` for a configuration or a baseline with mistakes.
 */
export class FileLinter {
  readonly #lastGood: LastGood = new Map();
  #checker: FileChecker;
  /** The suppressions of `reportedIn`. */
  #kept: Suppressions | undefined;

  constructor(options: FileLinterOptions = {}) {
    this.#checker = new FileChecker(options, this.#lastGood);
  }

  /** Reads configurations again when they are next needed. Baselines are read for each check, except by `reportedIn`. */
  reload(): void {
    this.#kept = undefined;
    this.#checker = new FileChecker(this.#checker.options, this.#lastGood);
  }

  /**
   * Checks files, folders, globs and standard input (`-`), each file once.
   *
   * @throws {UsageError} for an argument without files.
   */
  lintFiles(args: readonly string[], listener: FileListener): Promise<Report> {
    return lintFiles(this.#checker, args, listener);
  }

  /**
   * Checks a text as the command checks a file with this name in a folder.
   *
   * @param type A name whose extension says how the text is read, here and below.
   */
  async lintText(file: string, text: string, type = file): Promise<FileFindings> {
    const settings = this.#settingsOfRead(file, type);
    if (settings === undefined) return NO_FINDINGS;
    const suppressions = this.#checker.suppressions();
    suppressions.open(settings);
    const given = { file, type, named: false, isStream: false, read: () => Buffer.from(text) };
    const { problem, skipped, kinds, possibleKind, findings, failure } = await this.#checker.check(
      given,
      settings,
      suppressions,
    );
    if (problem !== undefined) throw new UsageError(problem);
    return skipped ? { ...NO_FINDINGS, possibleKind } : { kinds, possibleKind, findings, failure };
  }

  /**
   * The text after the fixes of `pg-lint --fix`.
   *
   * @param keepsHash Whether values that a hash was computed from are left as they are.
   */
  async fixText(file: string, text: string, keepsHash = false, type = file): Promise<FixedText> {
    const options = await this.optionsFor(file, text, type);
    const { rules } = this.#checker.settingsOf(file);
    return options ? makeCertainChanges(text, options, isFixedIn(rules), keepsHash) : { text, fixes: 0 };
  }

  /** How `lintText` of the package checks the text of a file; `undefined` if it is not checked, or has a payload in each line. */
  async optionsFor(file: string, text: string, type = file): Promise<LintOptions | undefined> {
    const settings = this.#settingsOfRead(file, type);
    if (settings === undefined || fileTypeOf(type).hasLines) return undefined;
    const given = { ...settings.lint, onlyCertain: settings.at === undefined };
    return (await optionsForText(type, text, given, settings.at)).options;
  }

  /** Whether a file is a configuration or a baseline: after a change of it, files may have other findings. */
  isOwn(file: string): boolean {
    return this.#checker.isOwn(file, this.#checker.settingsOf(file));
  }

  /**
   * How `lintText` of the package checks a text in a file, for a program that can't wait, like a rule of ESLint.
   * `undefined` if the configuration ignores the file.
   *
   * @param text The text of the file, if all of it is checked: the configuration may list the payloads in it.
   * @param readPayloads Reads a file that is not JSON.
   */
  lintOptionsFor(file: string, text?: string, readPayloads?: PayloadReader): LintOptions | undefined {
    const settings = this.#checker.settingsOf(file);
    const { isIgnored, at } = settings;
    const lint = { ...settings.lint, ...(readPayloads && { readPayloads, onlyCertain: at === undefined }) };
    if (isIgnored || this.#checker.isOwn(file, settings)) return undefined;
    if (text === undefined) return lint;
    const { options, missing } = optionsAt(text, lint, at);
    const problem = describeMissing(repositoryPath(file), missing);
    if (problem !== undefined) throw new UsageError(problem);
    return options;
  }

  /**
   * The findings in a file that are reported: with the severities of its configuration, and without suppressed ones.
   *
   * @param part Whether they are all findings of the file. Only then, its baseline applies.
   */
  reportedIn<TFinding extends Finding>(
    file: string,
    findings: readonly TFinding[],
    part: 'all' | 'some',
  ): readonly TFinding[] {
    const settings = this.#checker.settingsOf(file);
    const { baseline, ...withoutBaseline } = settings;
    this.#kept ??= this.#checker.suppressions();
    if (part === 'all') this.#kept.open(settings);
    return this.#kept.apply(file, findings, part === 'all' ? settings : withoutBaseline);
  }

  /**
   * The configuration of a file; `undefined` if the file is not checked.
   *
   * @param folder The folder of the configuration, if the file has none yet.
   */
  configOf(file: string, folder: string, type = file): FileConfig | undefined {
    const settings = this.#settingsOfRead(file, type);
    if (settings === undefined) return undefined;
    const { from, lint } = settings;
    return {
      path: from && resolve(from.file),
      files: toGlob(pathFrom(from?.folder ?? folder, file)),
      kind: lint.kind,
    };
  }

  /** The settings of a file that would be checked in a folder. */
  #settingsOfRead(file: string, type: string): FileSettings | undefined {
    const settings = this.#checker.settingsOf(file);
    if (!isTypeRead(type) && !settings.isDeclared) return undefined;
    return settings.isIgnored || this.#checker.isOwn(file, settings) ? undefined : settings;
  }
}
