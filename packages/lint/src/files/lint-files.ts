import { withoutControls } from '@pg/rule-kit/internal';
import { attempt, UsageError } from '../system/usage-error.ts';
import type { WhySkipped } from './check/why-skipped.ts';
import type { FileChecker } from './file-checker.ts';
import { ACCEPTS_NONE, type FoundFiles, findAll, type PayloadFile } from './find/find-files.ts';
import { readSelection, type Selection } from './find/selection.ts';
import { countUnread, type LeftOut } from './find/unread-files.ts';
import { addToSummary, type FileReport, NOTHING_CHECKED, type Report } from './report.ts';

/** What a run reports while it checks files. */
export interface FileListener {
  /** Receives the findings of each file when it is checked. */
  readonly onFile: (report: FileReport) => void;
  /** Receives each file before it is checked, and the number of files before it. */
  readonly onProgress?: (done: number, total: number, file: string) => void;
}

/**
 * Checks files, folders, globs and standard input (`-`), each file once.
 *
 * @throws {UsageError} for an argument without files.
 */
export async function lintFiles(
  checker: FileChecker,
  args: readonly string[],
  { onFile, onProgress }: FileListener,
): Promise<Report> {
  const { fix, since, staged, ignoreUnknown, updatesBaseline, inputName, usesGitignore = true } = checker.options;
  const selection = await readSelection(since, staged);
  // With --since and --staged, a folder may have no changed file.
  const mayBeEmpty = selection !== undefined || checker.options.passWithNoPayloads === true;
  const found = findAll(args, {
    usesGitignore,
    listed: selection?.listed,
    mayBeEmpty,
    mayBeMissing: ignoreUnknown,
    inputName,
  });
  const inFolders = found.flatMap(({ files }) => files);
  const given = selection?.select(inFolders) ?? inFolders;
  const suppressions = checker.suppressions();
  // A mistake in a configuration is reported before any result.
  suppressions.open({});
  for (const { file } of given) suppressions.open(checker.settingsOf(file));
  if (updatesBaseline && !suppressions.hasBaseline) throw new UsageError(NO_BASELINE);
  const checkedFiles = new Set<string>();
  const skipped = new Map<string, WhySkipped>(
    found.flatMap(({ argument, isMissing }) => (isMissing ? [[argument, 'gone']] : [])),
  );
  const withNames = new Map<string, string>();
  const notes = found.flatMap(({ problems: inFolder = [] }) => inFolder);
  const problems: string[] = [];
  const failures: string[] = [];
  let fixes = 0;
  let fixable = 0;
  let summary = NOTHING_CHECKED;
  const report = (each: FileReport): void => {
    summary = addToSummary(summary, each);
    onFile(each);
  };
  // A loop would keep what was read of a file until the next one is checked.
  const checkNext = async (each: PayloadFile): Promise<void> => {
    const { file } = each;
    const named = each.named && !ignoreUnknown;
    const before = skipped.get(file);
    if (checkedFiles.has(file) || before === 'ignored' || (!named && before)) return;
    const settings = checker.settingsOf(file);
    if (!named && checker.isOwn(file, settings)) return;
    const checked = await checker.check({ ...each, named }, settings, suppressions);
    if (checked.note !== undefined) notes.push(checked.note);
    if (checked.skipped) {
      skipped.set(file, checked.skipped);
      if (checked.kindOfNames !== undefined) withNames.set(file, checked.kindOfNames);
      return;
    }
    skipped.delete(file);
    withNames.delete(file);
    if (checked.problem !== undefined) problems.push(checked.problem);
    if (checked.failure !== undefined) failures.push(`${withoutControls(file)}: ${checked.failure}`);
    fixes += checked.fixes;
    fixable += checked.fixable ?? 0;
    checkedFiles.add(file);
    report(checked);
  };
  for (const [i, each] of given.entries()) {
    onProgress?.(i, given.length, each.file);
    await checkNext(each);
  }
  attempt(() => suppressions.write(), problems);
  const all = given.map(({ file }) => file);
  for (const each of suppressions.check(all, (file) => checker.settingsOf(file))) report(each);
  const isEmpty = (each: FoundFiles): boolean =>
    !each.isMissing &&
    !each.files.some(({ file, named }) => named || checkedFiles.has(file) || skipped.get(file) === 'ignored');
  const empty = mayBeEmpty ? [] : found.filter(isEmpty);
  return {
    summary,
    counts: {
      ...suppressions.counts,
      fixed: fix === 'write' ? fixes : 0,
      fixable: fix === 'write' ? fixable : fixable + fixes,
    },
    skipped,
    notRead: countUnread(
      found.map(({ leftOut }) => unreadOf(leftOut, selection)),
      withNames,
    ),
    notes,
    problems: [
      ...problems,
      ...empty.map(({ argument }) => `${argument}: there is no payload of a known kind; ${ACCEPTS_NONE}`),
    ],
    failures,
  };
}

/** With --since and --staged, only the listed files count. */
function unreadOf(leftOut: LeftOut | undefined, selection: Selection | undefined): LeftOut {
  const { files = [], hiddenFolders = 0, ignored = 0 } = leftOut ?? {};
  if (selection === undefined) return { files, hiddenFolders, ignored };
  const listed = selection.select(files.map((file) => ({ file, named: false, isStream: false })));
  return { files: listed.map(({ file }) => file), hiddenFolders: 0, ignored: 0 };
}

const NO_BASELINE = '--update-baseline needs --baseline FILE, or a baseline in the configuration';
