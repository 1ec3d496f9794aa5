import { basename, resolve } from 'node:path';
import { applyRules, type ConfigChoice, type SettingsOf, settingsFinder } from '../../config/file-settings.ts';
import { CONFIG_NAMES } from '../../config/find-config.ts';
import { isReported } from '../../core/lint-payload.ts';
import { NO_LINES } from '../../core/lint-result.ts';
import { letBackgroundStepBack } from '../background-threads.ts';
import type { FoundBefore } from '../cache/found-before.ts';
import { UsageError } from '../exit-status.ts';
import { type CheckFileOptions, checkFile, STANDARD_INPUT } from '../files/check-file.ts';
import { type FindOptions, type FoundFiles, findFiles, type PayloadFile } from '../files/find-files.ts';
import { firstMeeting } from '../files/first-meeting.ts';
import type { Selection } from '../files/selection.ts';
import { type FileReport, type Report, summarize } from '../report/report.ts';
import type { Baseline, BaselineChoice } from '../suppress/baseline.ts';
import { SuppressionLedger } from '../suppress/suppressions.ts';
import type { Threads } from '../threads/check-on-threads.ts';
import { threadsFor } from '../threads/threads-for.ts';

/** How files are checked. What is said here of all files goes before what a configuration says of one. */
export interface CheckFilesOptions extends Omit<CheckFileOptions, 'foundBefore'>, FindOptions {
  readonly config: ConfigChoice;
  readonly baseline: BaselineChoice | undefined;
  /** The day, in UTC, as `YYYY-MM-DD`: suppressions of earlier days hold no longer. */
  readonly today: string;
  /** Takes some of the files only; `undefined` takes all. */
  readonly selection?: Selection | undefined;
  /** The file that keeps what was found, by content. */
  readonly cache?: string | undefined;
  /** On how many threads files are checked; left out, their number tells. */
  readonly threads?: number | undefined;
  /** Checks a file; left out, each is read and checked. */
  readonly check?: typeof checkFile;
}

/**
 * Checks files, folders, globs and standard input (`-`), each file once.
 *
 * @throws {UsageError} where an argument stands for nothing, and for a configuration, a baseline or a cache that can't be
 *   meant.
 */
export async function checkFiles(args: readonly string[], options: CheckFilesOptions): Promise<Report> {
  const found = await findAll(args, options);
  const all = found.flatMap(({ files }) => files);
  const given = options.selection?.take(all) ?? all;
  letBackgroundStepBack(given.length);
  const foundBefore = await openCache(options.cache);
  const suppressions = new SuppressionLedger(options.today);
  const baseline = await openBaseline(options.baseline);
  const configured = settingsFinder(options.config);
  const threads = await startThreads(given, configured, options);
  const { settingsOf = configured, check = options.check ?? checkFile } = threads ?? {};
  const known: Known = { settingsOf, suppressions, baseline };
  const checking = checkAll(given, known, { ...options, foundBefore, check });
  const { reports, ignored, leftOut, fixed } = await checking.finally(() => threads?.end());
  baseline?.write();
  foundBefore?.write(options.selection !== undefined);
  const files = [
    ...reports.values(),
    ...(await suppressions.reports(given.map(({ file }) => file))),
    ...(await reportOn(baseline, settingsOf)),
  ];
  const isEmpty = (each: FoundFiles): boolean => !each.files.some(({ file }) => reports.has(file) || ignored.has(file));
  return {
    files,
    summary: summarize(files),
    leftOut,
    known: {
      ignoredFiles: ignored.size,
      suppressed: suppressions.count,
      inBaseline: baseline?.count ?? 0,
      fixed: options.fix === 'write' ? fixed : 0,
      fixable: options.fix === 'write' ? 0 : fixed,
    },
    withoutPayload: options.selection ? [] : found.filter(isEmpty).map(({ argument }) => argument),
  };
}

/** What is set and known of the files of a run. */
interface Known {
  readonly settingsOf: SettingsOf;
  readonly suppressions: SuppressionLedger;
  readonly baseline: Baseline | undefined;
}

/** What came of the files of a run. */
interface Outcome {
  readonly reports: ReadonlyMap<string, FileReport>;
  /** Files that a configuration ignores. */
  readonly ignored: ReadonlySet<string>;
  /** How many files of folders hold no payload of a known kind. */
  readonly leftOut: number;
  /** How many places were mended, or would be. */
  readonly fixed: number;
}

async function checkAll(
  given: readonly PayloadFile[],
  { settingsOf, suppressions, baseline }: Known,
  options: CheckFilesOptions & Pick<CheckFileOptions, 'foundBefore'> & Required<Pick<CheckFilesOptions, 'check'>>,
): Promise<Outcome> {
  const { check, fix, progress } = options;
  progress?.expect(given.length);
  const isOwn = ownFiles(options);
  const reports = new Map<string, FileReport>();
  const ignored = new Set<string>();
  const leftOut = new Set<string>();
  const isFirst = firstMeeting();
  let fixed = 0;
  for (const each of given) {
    const { file, named } = each;
    progress?.nextFile();
    if (reports.has(file) || ignored.has(file)) continue;
    if (!named && (leftOut.has(file) || isOwn(file))) continue;
    const found = settingsOf(file);
    // What needs no waiting is not waited for: a turn for each of thousands of files takes longer than checking them.
    const settings = found instanceof Promise ? await found : found;
    if (settings.isIgnored) {
      ignored.add(file);
      continue;
    }
    const checked = check(each, settings, options);
    const report = checked instanceof Promise ? await checked : checked;
    if (!named && !isReported(report)) {
      leftOut.add(file);
      continue;
    }
    leftOut.delete(file);
    // A file is mended once and read so by its other names, but a dry run reads it as it was by each of them.
    if (report.fixed > 0 && (fix === 'write' || isFirst(file))) fixed += report.fixed;
    const findings = suppressions.sift(applyRules(report.findings, settings.rules), settings);
    const left = baseline?.sift(file, findings) ?? findings;
    reports.set(file, left === report.findings ? report : { ...report, findings: left });
  }
  return { reports, ignored, leftOut: leftOut.size, fixed };
}

/** Files of the command itself, which are no payloads in a folder. */
function ownFiles({ config, baseline, cache }: CheckFilesOptions): (file: string) => boolean {
  const own = [config.file, baseline?.file, cache].flatMap((file) => (file === undefined ? [] : [resolve(file)]));
  const ownNames = own.map((file) => basename(file));
  return (file) => {
    const name = basename(file);
    return CONFIG_NAMES.includes(name) || (ownNames.includes(name) && own.includes(resolve(file)));
  };
}

/** Starts threads that check files beside this one, where that is worth it and nothing but checking is to be done. */
async function startThreads(
  given: readonly PayloadFile[],
  settingsOf: SettingsOf,
  options: CheckFilesOptions,
): Promise<Threads | undefined> {
  const { check, cache, fix, threads = threadsFor(given.length) } = options;
  if (check !== undefined || cache !== undefined || fix !== undefined || threads === 1) return undefined;
  const others = await import('../threads/check-on-threads.ts');
  return others.startThreads(threads, given, settingsOf, options);
}

async function openCache(file: string | undefined): Promise<FoundBefore | undefined> {
  if (file === undefined) return undefined;
  const cache = await import('../cache/found-before.ts');
  return new cache.FoundBefore(file);
}

async function openBaseline(choice: BaselineChoice | undefined): Promise<Baseline | undefined> {
  if (choice === undefined) return undefined;
  const known = await import('../suppress/baseline.ts');
  return new known.Baseline(choice);
}

/** What is to be said of the baseline itself, by the rules that are set for it. */
async function reportOn(baseline: Baseline | undefined, settingsOf: SettingsOf): Promise<FileReport[]> {
  const found = baseline?.findings() ?? [];
  if (baseline === undefined || found.length === 0) return [];
  const { rules } = await settingsOf(baseline.file);
  const findings = applyRules(found, rules);
  return findings.length === 0 ? [] : [{ file: baseline.file, kind: undefined, findings, showableLines: NO_LINES }];
}

async function findAll(args: readonly string[], given: CheckFilesOptions): Promise<FoundFiles[]> {
  const { selection } = given;
  const options = { ...given, listed: selection?.listed ?? [] };
  const found = await Promise.all(
    args.map((argument) => (argument === STANDARD_INPUT ? INPUT : findFiles(argument, options))),
  );
  // Of some of the files there may be none.
  const problems = found.filter(({ problem, isMissing }) => (selection ? isMissing : problem !== undefined));
  if (problems.length === 0) return args.length === 1 ? found : withOneName(found);
  throw new UsageError(problems.map(({ argument, problem }) => `${argument}: ${problem}`).join('\n'));
}

/** A file that is named in several ways, such as `a.json` and `./a.json`, has the first of its names everywhere. */
function withOneName(found: readonly FoundFiles[]): FoundFiles[] {
  const names = new Map<string, string>();
  const nameOf = (file: string): string => {
    const path = file === STANDARD_INPUT ? file : resolve(file);
    const name = names.get(path) ?? file;
    names.set(path, name);
    return name;
  };
  return found.map((each) => ({ ...each, files: each.files.map((one) => ({ ...one, file: nameOf(one.file) })) }));
}

const INPUT: FoundFiles = { argument: STANDARD_INPUT, files: [{ file: STANDARD_INPUT, named: true, isStream: true }] };
