import { resolve } from 'node:path';
import { nearestName, ProfileError } from '@pg/rule-kit';
import { withoutControls } from '@pg/type-codes';
import { applyRules } from '../../config/apply-rules.ts';
import { mergeWallets } from '../../config/merge-settings.ts';
import type { FileSettings } from '../../config/read-settings.ts';
import { type ConfigChoice, settingsFinder } from '../../config/settings.ts';
import type { WhySkipped } from '../../core/file-types.ts';
import type { VerifyTextOptions } from '../../core/lint-text.ts';
import { attempt, UsageError } from '../../system/usage-error.ts';
import { type CheckedFile, type CheckFileOptions, checkFile, failedFile, STANDARD_INPUT } from '../files/check-file.ts';
import { type FindOptions, type FoundFiles, findFiles, type PayloadFile } from '../files/find-files.ts';
import { ownFiles } from '../files/own-files.ts';
import type { Selection } from '../files/selection.ts';
import { countUnread, type LeftOut } from '../files/unread-files.ts';
import { describeFailure } from '../io/internal-failure.ts';
import type { Progress } from '../io/progress.ts';
import { addToSummary, type FileReport, NOTHING_CHECKED, type Report } from '../report/formats/report.ts';
import { Suppressions, type SuppressOptions } from '../suppress/suppressions.ts';

/** How files are checked. These options override a file's configuration. */
export interface CheckFilesOptions extends CheckFileOptions, Pick<FindOptions, 'usesGitignore'>, SuppressOptions {
  readonly config: ConfigChoice;
  /** What files are checked with, whatever their configuration says. */
  readonly lint?: Pick<VerifyTextOptions, 'maxFindings' | 'now' | 'profile' | 'wallet1' | 'wallet2'> | undefined;
  /** Only these files are checked. */
  readonly selection?: Selection | undefined;
  /** Whether folders and globs without a payload are accepted. */
  readonly passWithNoPayloads?: boolean;
  /** The name of standard input. It selects the file type, the configuration and the baseline. */
  readonly inputName?: string | undefined;
  /** Shows the current folder on a terminal. */
  readonly progress?: Progress | undefined;
  /** The names of commands. A missing file may be a misspelled one. */
  readonly commandNames?: readonly string[];
  /** Whether named files that are not payloads for certain are skipped, like files in folders. */
  readonly ignoreUnknown?: boolean;
  /** Receives the findings of each file when it is checked, and the changes that `--fix-dry-run` prints. */
  readonly onFile: (report: FileReport, changes: string) => void;
}

/**
 * Checks files, folders, globs and standard input (`-`), each file once.
 *
 * @throws {UsageError} for an argument without files, and for a configuration or a baseline with mistakes.
 */
export async function checkFiles(args: readonly string[], options: CheckFilesOptions): Promise<Report> {
  const { selection, fix } = options;
  const found = await findAll(args, options);
  const inFolders = found.flatMap(({ files }) => files);
  const given = selection?.select(inFolders) ?? inFolders;
  const suppressions = new Suppressions(options);
  await suppressions.open({});
  const settingsOf = settingsFinder(options.config);
  const isOwn = ownFiles([options.config.file, options.baseline]);
  const checkedFiles = new Set<string>();
  const skipped = new Map<string, WhySkipped>();
  const notes: string[] = [];
  const problems: string[] = [];
  const failures: string[] = [];
  let fixes = 0;
  let summary = NOTHING_CHECKED;
  const report = (each: FileReport, changes = ''): void => {
    summary = addToSummary(summary, each);
    options.onFile(each, changes);
  };
  const checkOrReport = (each: PayloadFile, settings: FileSettings): Promise<CheckedFile> =>
    checkFile(each, settings, options).catch((error: unknown) => {
      if (error instanceof ProfileError) throw error;
      failures.push(`${withoutControls(each.file)}: ${describeFailure(error)}`);
      return failedFile(each.file, error);
    });
  // A mistake in a configuration is reported before any result.
  for (const { file } of given) await suppressions.open(await settingsOf(file));
  if (options.updatesBaseline && suppressions.baselines.length === 0) throw new UsageError(NO_BASELINE);
  for (const [i, each] of given.entries()) {
    const { file } = each;
    options.progress?.show(i, given.length, file);
    const named = each.named && !options.ignoreUnknown;
    const before = skipped.get(file);
    if (checkedFiles.has(file) || before === 'ignored' || (!named && (before || isOwn(file)))) continue;
    const settings = withOptions(await settingsOf(file), options);
    if (!named && settings.baseline === resolve(file)) continue;
    const checked = settings.isIgnored ? undefined : await checkOrReport({ ...each, named }, settings);
    if (checked === undefined || checked.skipped) {
      skipped.set(file, checked?.skipped ?? 'ignored');
      continue;
    }
    skipped.delete(file);
    if (checked.problem !== undefined) problems.push(checked.problem);
    fixes += checked.fixes;
    if (checked.note) notes.push(checked.note);
    const findings = suppressions.apply(file, applyRules(checked.findings, settings.rules), settings);
    checkedFiles.add(file);
    report({ ...checked, findings }, checked.changes);
  }
  attempt(() => suppressions.write(), problems);
  const all = given.map(({ file }) => file);
  for (const each of await suppressions.check(all, settingsOf)) report(each);
  const isEmpty = (each: FoundFiles): boolean =>
    !each.files.some(({ file, named }) => named || checkedFiles.has(file) || skipped.get(file) === 'ignored');
  const empty = selection || options.passWithNoPayloads ? [] : found.filter(isEmpty);
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
    notRead: countUnread(found.map(({ leftOut }) => unreadOf(leftOut, selection))),
    folderProblems: found.flatMap(({ problems = [] }) => problems),
    notes,
    baselines: suppressions.baselines,
    problems: [
      ...problems,
      ...empty.map(({ argument }) => `${argument}: there is no payload of a known kind${ACCEPTED}`),
    ],
    failures,
  };
}

const ACCEPTED = '; --pass-with-no-payloads accepts that';

/** With --since and --staged, only the listed files count. */
function unreadOf(leftOut: LeftOut | undefined, selection: Selection | undefined): LeftOut {
  const { files = [], hiddenFolders = 0, ignored = 0 } = leftOut ?? {};
  if (selection === undefined) return { files, hiddenFolders, ignored };
  const listed = selection.select(files.map((file) => ({ file, named: false, isStream: false })));
  return { files: listed.map(({ file }) => file), hiddenFolders: 0, ignored: 0 };
}

/** Options of the command override the configuration. */
function withOptions(settings: FileSettings, { lint }: CheckFilesOptions): FileSettings {
  if (lint === undefined) return settings;
  return { ...settings, lint: { ...settings.lint, ...lint, ...mergeWallets([settings.lint, lint]) } };
}

async function findAll(
  args: readonly string[],
  { selection, usesGitignore, passWithNoPayloads, inputName = STANDARD_INPUT, commandNames = [] }: CheckFilesOptions,
): Promise<readonly FoundFiles[]> {
  const options = { usesGitignore, listed: selection?.listed };
  const found = await Promise.all(
    args.map((each) => (each === STANDARD_INPUT ? inputOf(inputName) : findFiles(each, options))),
  );
  // With --since and --staged, a folder may have no changed file.
  const mayBeEmpty = selection !== undefined || passWithNoPayloads;
  const problems = found.filter(({ problem, isMissing }) => (mayBeEmpty ? isMissing : problem !== undefined));
  if (problems.length === 0) return withOneName(found);
  throw new UsageError(...problems.map((each) => describeMissing(each, commandNames)));
}

/** Why an argument has no files: it may be a command, misspelled or of another program. */
function describeMissing({ argument, problem, isMissing }: FoundFiles, commandNames: readonly string[]): string {
  if (!isMissing) return `${argument}: ${problem}${ACCEPTED}`;
  if (/^(?:check|lint|validate)$/.test(argument)) return `${argument}: ${problem}; to check files, name only the files`;
  const near = nearestName(argument, commandNames)?.name;
  return `${argument}: ${problem}${near === undefined ? '' : `; did you mean the command ${near}?`}`;
}

/** Replaces the names of a file that has several, such as `a.json` and `./a.json`, with the first. */
function withOneName(found: readonly FoundFiles[]): readonly FoundFiles[] {
  if (found.length === 1) return found;
  const names = new Map<string, string>();
  const nameOf = (file: string): string => {
    const path = file === STANDARD_INPUT ? file : resolve(file);
    const name = names.get(path) ?? file;
    names.set(path, name);
    return name;
  };
  return found.map((each) => ({ ...each, files: each.files.map((one) => ({ ...one, file: nameOf(one.file) })) }));
}

const inputOf = (file: string): FoundFiles => ({
  argument: STANDARD_INPUT,
  files: [{ file, named: true, isStream: true, isInput: true }],
});

const NO_BASELINE = '--update-baseline needs --baseline FILE, or a baseline in the configuration';
