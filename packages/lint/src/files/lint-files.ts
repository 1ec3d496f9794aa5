import { withoutControls } from '@pg/rule-kit/internal';
import { attempt, UsageError } from '../system/usage-error.ts';
import type { WhySkipped } from './check/why-skipped.ts';
import { FileChecker } from './file-checker.ts';
import { type FoundFiles, findAll, type PayloadFile } from './find/find-files.ts';
import { readSelection } from './find/git.ts';
import { countUnread } from './find/unread-files.ts';
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
 * @throws {UsageError} if no argument has files.
 */
export async function lintFiles(
  given: FileChecker,
  args: readonly string[],
  { onFile, onProgress }: FileListener,
): Promise<Report> {
  const { fix, since, staged, ignoreUnknown, updatesBaseline, inputName, usesGit = true } = given.options;
  const { files: selection, ownFiles, notes: differences = [] } = readSelection(since, staged);
  const checker = ownFiles ? new FileChecker({ ...given.options, ownFiles }) : given;
  // With --since and --staged, a folder may have no changed file.
  const mayBeEmpty = selection !== undefined || given.options.passWithNoPayloads === true;
  const isDeclared = (file: string): boolean => checker.settingsOf(file).isDeclared;
  const found = findAll(args, { usesGit, selection, isDeclared, inputName });
  const accepts = { 'ignore-unknown': ignoreUnknown, 'pass-with-no-payloads': mayBeEmpty };
  const problems = found.flatMap(({ argument, problem, acceptedBy }) => {
    if (problem === undefined || (acceptedBy && accepts[acceptedBy])) return [];
    return `${argument}: ${problem}${acceptedBy === 'pass-with-no-payloads' ? `; ${ACCEPTS_NONE}` : ''}`;
  });
  const all = withoutRepeated(found.flatMap(({ files }) => files));
  if (all.length === 0 && problems.length > 0) throw new UsageError(...problems);
  const suppressions = checker.suppressions();
  // A mistake in a configuration is reported before any result.
  suppressions.open({});
  for (const { file } of all) suppressions.open(checker.settingsOf(file));
  if (updatesBaseline && !suppressions.hasBaseline) throw new UsageError(NO_BASELINE);
  const checkedFiles = new Set<string>();
  const skipped = new Map<string, WhySkipped>(
    found.flatMap(({ argument, acceptedBy, skipped: left = [] }): [string, WhySkipped][] =>
      acceptedBy === 'ignore-unknown' && ignoreUnknown ? [[argument, 'gone']] : [...left],
    ),
  );
  const withNames = new Map<string, string>();
  const notes = found.flatMap(({ notes: inFolder = [] }) => inFolder);
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
    const settings = checker.settingsOf(file);
    if (!named && checker.isOwn(file, settings)) return;
    const checked = await checker.check({ ...each, named }, settings, suppressions);
    if (checked.note !== undefined) notes.push(checked.note);
    if (checked.skipped) {
      skipped.set(file, checked.skipped);
      if (checked.kindOfNames !== undefined) withNames.set(file, checked.kindOfNames);
      return;
    }
    if (checked.problem !== undefined) problems.push(checked.problem);
    if (checked.failure !== undefined) failures.push(`${withoutControls(file)}: ${checked.failure}`);
    fixes += checked.fixes;
    fixable += checked.fixable ?? 0;
    checkedFiles.add(file);
    report(checked);
  };
  for (const [i, each] of all.entries()) {
    onProgress?.(i, all.length, each.file);
    await checkNext(each);
  }
  attempt(() => suppressions.write(), problems);
  for (const each of suppressions.check(all, (file) => checker.settingsOf(file))) report(each);
  const isEmpty = ({ files, problem }: FoundFiles): boolean =>
    problem === undefined &&
    !files.some(({ file, named }) => named || checkedFiles.has(file) || skipped.get(file) === 'ignored');
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
      found.flatMap(({ leftOut = [] }) => leftOut),
      withNames,
    ),
    notes: [...notes, ...differences],
    problems: [
      ...problems,
      ...empty.map(({ argument }) => `${argument}: there is no payload of a known kind; ${ACCEPTS_NONE}`),
    ],
    failures,
  };
}

/** Each file once, as it is named if an argument names it. */
function withoutRepeated(files: readonly PayloadFile[]): readonly PayloadFile[] {
  const unique = new Map<string, PayloadFile>();
  for (const each of files) if (each.named || !unique.has(each.file)) unique.set(each.file, each);
  return [...unique.values()];
}

const ACCEPTS_NONE = '--pass-with-no-payloads accepts that';
const NO_BASELINE = '--update-baseline needs --baseline FILE, or a baseline in the configuration';
