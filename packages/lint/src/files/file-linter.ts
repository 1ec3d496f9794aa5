import { resolve } from 'node:path';
import { SettingsError } from '@pg/rule-kit';
import { withoutControls } from '@pg/rule-kit/internal';
import { mergeWallets } from '../config/merge-settings.ts';
import { readKeys, type VerifySettings } from '../config/read-keys.ts';
import type { FileSettings } from '../config/read-settings.ts';
import { type SettingsOf, settingsFinder } from '../config/settings.ts';
import { fileTypeOf, isTypeRead } from '../readers/file-types.ts';
import { pathFrom, repositoryPath, toGlob } from '../system/paths.ts';
import { attempt, UsageError } from '../system/usage-error.ts';
import { type FixedText, fixText } from '../text/fix/fix-text.ts';
import { withoutFindings } from '../text/lint-result.ts';
import type { LintOptions, VerifyTextOptions } from '../text/lint-text.ts';
import { type CheckedFile, type CheckFileOptions, checkFile, failedFile, isFixedIn } from './check/check-file.ts';
import { describeMissing, optionsAt, optionsForText } from './check/lint-options.ts';
import type { WhySkipped } from './check/why-skipped.ts';
import { ACCEPTS_NONE, type FoundFiles, findAll, type PayloadFile } from './find/find-files.ts';
import { ownFiles } from './find/own-files.ts';
import { readSelection, type Selection } from './find/selection.ts';
import { countUnread, type LeftOut } from './find/unread-files.ts';
import { addToSummary, type FileReport, NOTHING_CHECKED, type Report } from './report.ts';
import type { Suppressible } from './suppress/suppressible.ts';
import { Suppressions } from './suppress/suppressions.ts';

/** How files are checked. */
export interface FileLinterOptions extends Partial<CheckFileOptions> {
  /** The configuration of all files, or `false` for none; by default, each file has the nearest one. */
  readonly config?: string | false | undefined;
  /** What files are checked with, whatever their configuration says. */
  readonly lint?:
    | Pick<VerifyTextOptions, 'kind' | 'maxFindings' | 'now' | 'profile' | 'wallet1' | 'wallet2'>
    | undefined;
  /** The baseline of all files; by default, each file uses the one in its configuration. */
  readonly baseline?: string | undefined;
  /** Whether all findings are written to the baselines. */
  readonly updatesBaseline?: boolean;
  /** Whether `.gitignore` files apply in folders and globs; by default, they do. */
  readonly usesGitignore?: boolean | undefined;
  /** Only files that differ from this commit are checked. */
  readonly since?: string | undefined;
  /** Only staged files are checked, as they will be committed. */
  readonly staged?: boolean | undefined;
  /** Whether folders and globs without a payload are accepted. */
  readonly passWithNoPayloads?: boolean | undefined;
  /** Whether named files that are not payloads for certain are skipped, like files in folders. */
  readonly ignoreUnknown?: boolean | undefined;
  /** The name of standard input. It selects the file type, the configuration and the baseline. */
  readonly inputName?: string | undefined;
}

/** What a run reports while it checks files. */
export interface FileListener {
  /** Receives the findings of each file when it is checked. */
  readonly onFile: (report: FileReport) => void;
  /** Receives each file before it is checked, and the number of files before it. */
  readonly onProgress?: (done: number, total: number, file: string) => void;
}

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

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Checks files with their configurations, suppressions and baselines: files in folders as the command does, or the text of one
 * file as an editor has it.
 *
 * Its functions throw a `UsageError` for a configuration or a baseline with mistakes.
 */
export class FileLinter {
  readonly #options: FileLinterOptions & CheckFileOptions;
  #findSettings: SettingsOf;
  /** The suppressions of `reportedIn`. */
  #kept: Suppressions | undefined;

  constructor(options: FileLinterOptions = {}) {
    this.#options = { maxBytes: MAX_BYTES, ...options };
    this.#findSettings = settingsFinder(options.config);
  }

  /** Reads configurations again when they are next needed. Baselines are read for each check, except by `reportedIn`. */
  reload(): void {
    this.#kept = undefined;
    this.#findSettings = settingsFinder(this.#options.config);
  }

  /** The settings of a file, which may be missing. */
  async #settingsOf(file: string): Promise<VerifySettings> {
    const found = this.#findSettings(file);
    const settings = { ...found, lint: { ...found.lint, ...(await readKeys(found)) } };
    const { lint } = this.#options;
    if (lint === undefined) return settings;
    const kind = lint.kind ?? settings.lint.kind;
    return { ...settings, lint: { ...settings.lint, ...lint, kind, ...mergeWallets([settings.lint, lint]) } };
  }

  /**
   * Checks files, folders, globs and standard input (`-`), each file once.
   *
   * @throws {UsageError} for an argument without files.
   */
  async lintFiles(args: readonly string[], { onFile, onProgress }: FileListener): Promise<Report> {
    const { fix, since, staged, ignoreUnknown, updatesBaseline, inputName, usesGitignore = true } = this.#options;
    const selection = await readSelection(since, staged);
    // With --since and --staged, a folder may have no changed file.
    const mayBeEmpty = selection !== undefined || this.#options.passWithNoPayloads === true;
    const found = findAll(args, { usesGitignore, listed: selection?.listed, mayBeEmpty, inputName });
    const inFolders = found.flatMap(({ files }) => files);
    const given = selection?.select(inFolders) ?? inFolders;
    const suppressions = this.#suppressions();
    // A mistake in a configuration is reported before any result.
    suppressions.open({});
    for (const { file } of given) suppressions.open(await this.#settingsOf(file));
    if (updatesBaseline && suppressions.baselines.length === 0) throw new UsageError(NO_BASELINE);
    const checkedFiles = new Set<string>();
    const skipped = new Map<string, WhySkipped>();
    const withNames = new Map<string, string>();
    const notes: string[] = [];
    const problems: string[] = [];
    const failures: string[] = [];
    let fixes = 0;
    let summary = NOTHING_CHECKED;
    const report = (each: FileReport): void => {
      summary = addToSummary(summary, each);
      onFile(each);
    };
    for (const [i, each] of given.entries()) {
      const { file } = each;
      onProgress?.(i, given.length, file);
      const named = each.named && !ignoreUnknown;
      const before = skipped.get(file);
      if (checkedFiles.has(file) || before === 'ignored' || (!named && before)) continue;
      const settings = await this.#settingsOf(file);
      if (!named && this.#isOwn(file, settings)) continue;
      const checked = await this.#lint({ ...each, named }, settings, suppressions);
      if (checked.skipped) {
        skipped.set(file, checked.skipped);
        if (checked.kindOfNames !== undefined) withNames.set(file, checked.kindOfNames);
        continue;
      }
      skipped.delete(file);
      withNames.delete(file);
      if (checked.problem !== undefined) problems.push(checked.problem);
      if (checked.failure !== undefined) failures.push(`${withoutControls(file)}: ${checked.failure}`);
      if (checked.note !== undefined) notes.push(checked.note);
      fixes += checked.fixes;
      checkedFiles.add(file);
      report(checked);
    }
    attempt(() => suppressions.write(), problems);
    const all = given.map(({ file }) => file);
    for (const each of suppressions.check(all, this.#findSettings)) report(each);
    const isEmpty = (each: FoundFiles): boolean =>
      !each.files.some(({ file, named }) => named || checkedFiles.has(file) || skipped.get(file) === 'ignored');
    const empty = mayBeEmpty ? [] : found.filter(isEmpty);
    const countSkipped = (...reasons: WhySkipped[]): number =>
      [...skipped.values()].filter((reason) => reasons.includes(reason)).length;
    return {
      summary,
      counts: {
        otherFiles: countSkipped('other', 'unreadable'),
        possibleFiles: countSkipped('possible'),
        ignoredFiles: countSkipped('ignored'),
        ...suppressions.counts,
        fixed: fix === 'write' ? fixes : 0,
        fixable: fix === 'write' ? 0 : fixes,
      },
      skipped,
      notRead: countUnread(
        found.map(({ leftOut }) => unreadOf(leftOut, selection)),
        withNames,
      ),
      folderProblems: found.flatMap(({ problems: inFolder = [] }) => inFolder),
      notes,
      baselines: suppressions.baselines,
      problems: [
        ...problems,
        ...empty.map(({ argument }) => `${argument}: there is no payload of a known kind; ${ACCEPTS_NONE}`),
      ],
      failures,
    };
  }

  /** Checks a text as the command checks a file with this name in a folder. */
  async lintText(file: string, text: string): Promise<FileFindings> {
    const settings = await this.#settingsOfRead(file);
    if (settings === undefined) return NO_FINDINGS;
    const suppressions = this.#suppressions();
    suppressions.open(settings);
    const given = { file, named: false, isStream: false, read: () => Buffer.from(text) };
    const { problem, skipped, kinds, possibleKind, findings, failure } = await this.#lint(
      given,
      settings,
      suppressions,
    );
    if (problem !== undefined) throw new UsageError(problem);
    return skipped ? { ...NO_FINDINGS, possibleKind } : { kinds, possibleKind, findings, failure };
  }

  /** The text after the fixes of `pg-lint --fix`. */
  async fixText(file: string, text: string): Promise<FixedText> {
    const options = await this.optionsFor(file, text);
    const { rules } = await this.#settingsOf(file);
    return options ? fixText(text, options, isFixedIn(rules)) : { text, fixes: 0 };
  }

  /** How `lintText` of the package checks the text of a file; `undefined` if it is not checked, or has a payload in each line. */
  async optionsFor(file: string, text: string): Promise<VerifyTextOptions | undefined> {
    const settings = await this.#settingsOfRead(file);
    if (settings === undefined || fileTypeOf(file).hasLines) return undefined;
    const given = { ...settings.lint, onlyCertain: settings.at === undefined };
    return (await optionsForText(file, text, given, settings.at)).options;
  }

  /**
   * How `lintText` of the package checks a text in a file, for a program that can't wait, like a rule of ESLint: without the
   * keys of wallets. `undefined` if the configuration ignores the file.
   *
   * @param text The text of the file, if all of it is checked: the configuration may list the payloads in it.
   */
  lintOptionsFor(file: string, text?: string): LintOptions | undefined {
    const settings = this.#findSettings(file);
    const { isIgnored, lint, at } = settings;
    if (isIgnored || this.#isOwn(file, settings)) return undefined;
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
  reportedIn<TFinding extends Suppressible>(
    file: string,
    findings: readonly TFinding[],
    part: 'all' | 'some',
  ): readonly TFinding[] {
    const settings = this.#findSettings(file);
    const { baseline, ...withoutBaseline } = settings;
    this.#kept ??= this.#suppressions();
    if (part === 'all') this.#kept.open(settings);
    return this.#kept.apply(file, findings, part === 'all' ? settings : withoutBaseline);
  }

  /**
   * The configuration of a file; `undefined` if the file is not checked.
   *
   * @param folder The folder of the configuration, if the file has none yet.
   */
  async configOf(file: string, folder: string): Promise<FileConfig | undefined> {
    const settings = await this.#settingsOfRead(file);
    if (settings === undefined) return undefined;
    const { from, lint } = settings;
    return {
      path: from && resolve(from.file),
      files: toGlob(pathFrom(from?.folder ?? folder, file)),
      kind: lint.kind,
    };
  }

  /** The settings of a file that would be checked in a folder. */
  async #settingsOfRead(file: string): Promise<VerifySettings | undefined> {
    if (!isTypeRead(file)) return undefined;
    const settings = await this.#settingsOf(file);
    return settings.isIgnored || this.#isOwn(file, settings) ? undefined : settings;
  }

  /** Whether a file is a configuration or a baseline, and no payload. */
  #isOwn(file: string, settings: FileSettings): boolean {
    const { config, baseline } = this.#options;
    return ownFiles([config || undefined, baseline, settings.baseline])(file);
  }

  #suppressions(): Suppressions {
    const { lint, baseline, updatesBaseline = false } = this.#options;
    const today = new Date(lint?.now ?? Date.now()).toISOString().slice(0, 10);
    return new Suppressions({ today, baseline, updatesBaseline });
  }

  async #lint(file: PayloadFile, settings: VerifySettings, suppressions: Suppressions): Promise<CheckedFile> {
    if (settings.isIgnored) return { ...withoutFindings([]), file: file.file, fixes: 0, skipped: 'ignored' };
    const checked = await checkFile(file, settings, this.#options).catch((error: unknown) => {
      if (error instanceof SettingsError) throw error;
      return failedFile(file.file, error);
    });
    if (checked.skipped) return checked;
    const findings = suppressions.apply(file.file, checked.findings, settings);
    return { ...checked, findings, fixes: checked.countFixes?.(findings) ?? checked.fixes };
  }
}

/** With --since and --staged, only the listed files count. */
function unreadOf(leftOut: LeftOut | undefined, selection: Selection | undefined): LeftOut {
  const { files = [], hiddenFolders = 0, ignored = 0 } = leftOut ?? {};
  if (selection === undefined) return { files, hiddenFolders, ignored };
  const listed = selection.select(files.map((file) => ({ file, named: false, isStream: false })));
  return { files: listed.map(({ file }) => file), hiddenFolders: 0, ignored: 0 };
}

const NO_BASELINE = '--update-baseline needs --baseline FILE, or a baseline in the configuration';
