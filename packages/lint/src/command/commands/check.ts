import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { count, nearestName, withoutControls } from '@pg/rule-kit/internal';
import type { FileLinterOptions } from '../../files/file-checker.ts';
import { FileLinter } from '../../files/file-linter.ts';
import { NO_FILE, STANDARD_INPUT } from '../../files/find/find-files.ts';
import type { Report } from '../../files/report.ts';
import { kinds } from '../../rules/kind-names.ts';
import { attempt, UsageError, usageMistake } from '../../system/usage-error.ts';
import { ExitStatus } from '../io/exit-status.ts';
import type { Io } from '../io/io.ts';
import { painterFor, withoutColors } from '../io/paint.ts';
import { progressOn } from '../io/progress.ts';
import {
  parseArguments,
  readConfig,
  requireFileName,
  requireOneOf,
  requireWholeNumber,
  type Values as ValuesOf,
} from '../options.ts';
import { readReference } from '../reference.ts';
import { errorsOnly } from '../report/formats/report-writer.ts';
import { listSkipped } from '../report/list-skipped.ts';
import { showChanges } from '../report/show-changes.ts';
import { Statistics } from '../report/statistics.ts';
import { openReports, outputOf, type ReportTarget } from '../report/write-reports.ts';
import { CHECK_OPTIONS } from './check-options.ts';
import { commands } from './commands.ts';
import { readReportTargets } from './report-targets.ts';

type Values = ValuesOf<typeof CHECK_OPTIONS>;

/** Checks files, and reports the findings. A run that fails leaves no report of an earlier one. */
export async function check(args: string[], io: Io): Promise<ExitStatus> {
  const end = await checkFiles(args, io).catch(async (error: unknown) => {
    const reports = await openReports(targetsIn(args), { paint: withoutColors }, io).catch(() => undefined);
    reports?.fail(usageMistake(error) ?? 'pg-lint itself failed');
    throw error;
  });
  return end();
}

/** The reports that arguments ask for, as far as they can be read. */
function targetsIn(args: string[]): readonly ReportTarget[] {
  const { format, output } = parseArgs({ args, options: CHECK_OPTIONS, strict: false }).values;
  const isText = (value: unknown): value is string => typeof value === 'string';
  const given = Array.isArray(format) ? format.filter(isText) : undefined;
  return attempt(() => readReportTargets(given, isText(output) ? output : undefined), []) ?? [];
}

/** @returns A function that ends the reports. */
async function checkFiles(args: string[], io: Io): Promise<() => ExitStatus> {
  const { values, positionals } = parseArguments({ args, options: CHECK_OPTIONS, allowPositionals: true });
  const printed = values['print-config'];
  if (printed !== undefined) {
    io.write(1, (await import('./print-config.ts')).printConfig(printed, readConfig(values)));
    return () => ExitStatus.Clean;
  }
  const mistakes = commandNamesIn(positionals);
  const named = positionals.filter((each) => !mistakes.has(each));
  if (mistakes.size > 0 && named.length === 0) throw new UsageError(...mistakes.values());
  const files = readFiles(named, values);
  const targets = readReportTargets(values.format, values.output);
  const options = readOptions(values, io);
  // Node.js loads 11 modules for `performance`.
  const started = process.uptime();
  const seconds = io.isTerminal(1) ? () => process.uptime() - started : undefined;
  const statistics = values.statistics ? new Statistics() : undefined;
  const presentation = {
    paint: painterFor(readColor(values), io),
    addressOf: readReference(values.reference),
    seconds,
    statistics,
  };
  const maxWarnings =
    values['max-warnings'] === undefined
      ? Infinity
      : requireWholeNumber('--max-warnings', values['max-warnings'], 0, 999_999_999);
  const progress = progressOn(io);
  const reports = await openReports(targets, presentation, io);
  // Standard output may contain a report for a program.
  const forPeople = targets.find(({ format, file }) => format === 'stylish' && file === undefined);
  const output = forPeople ? outputOf(forPeople.format, targets) : 2;
  const checked = await new FileLinter(options).lintFiles(files, {
    onProgress: progress.show,
    onFile(each) {
      progress.clear();
      if (forPeople && each.made?.length) io.write(output, showChanges(each.file, each.made));
      statistics?.add(each);
      reports.add(values.quiet ? errorsOnly(each) : each);
    },
  });
  progress.clear();
  const report = { ...checked, problems: [...mistakes.values(), ...checked.problems] };
  return () => {
    io.write(2, report.notes.map((note) => `pg-lint: ${withoutControls(note)}\n`).join(''));
    const isSummarized = statistics !== undefined && targets.every(({ format }) => format !== 'json');
    if (isSummarized) io.write(output, listSkipped(report));
    const unwritten = reports.end(report);
    if (isSummarized) io.write(output, `${statistics}`);
    for (const failure of report.failures) io.write(2, `pg-lint: ${failure}\n`);
    if (report.failures.length > 0) return ExitStatus.Internal;
    const problems = [...report.problems, ...unwritten];
    if (problems.length > 0) throw new UsageError(...problems);
    return values['exit-zero'] ? ExitStatus.Clean : exitStatusOf(report, maxWarnings, io);
  };
}

function readFiles(given: readonly string[], values: Values): readonly string[] {
  const { since, staged, 'stdin-filename': inputName } = values;
  const option = staged ? '--staged' : since === undefined ? undefined : '--since';
  if (option !== undefined && given.includes(STANDARD_INPUT)) {
    throw new UsageError(`${option} can't be used with -: standard input is not a file of the repository`);
  }
  if (inputName !== undefined && given.length === 0) return [STANDARD_INPUT];
  if (inputName !== undefined && !given.includes(STANDARD_INPUT)) {
    throw new UsageError('--stdin-filename names standard input: write - in place of the files');
  }
  return given.length > 0 ? given : ['.'];
}

function readOptions(values: Values, { input }: Io): FileLinterOptions {
  const { baseline, now, 'stdin-filename': inputName } = values;
  const kind = values.kind === undefined ? undefined : requireOneOf('--kind', values.kind, kinds);
  return {
    lint: { kind },
    now: now === undefined ? undefined : readTime(now),
    maxBytes: requireWholeNumber('--max-size', values['max-size'], 1, 9999) * 1024 * 1024,
    ndjson: values.ndjson,
    fix: readFix(values),
    config: readConfig(values),
    usesGit: !values['no-gitignore'],
    since: values.since,
    staged: values.staged,
    passWithNoPayloads: values['pass-with-no-payloads'],
    ignoreUnknown: values['ignore-unknown'],
    inputName: inputName === undefined ? undefined : requireFileName('--stdin-filename', inputName),
    baseline: baseline === undefined ? undefined : requireFileName('--baseline', baseline),
    updatesBaseline: values['update-baseline'],
    input,
  };
}

const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

function readTime(text: string): number {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new UsageError(`--now must be a time like 2030-01-31T12:00:00Z, but is ${JSON.stringify(text)}`);
}

/** Arguments without a file that may be a command, misspelled or of another program, and what is wrong with them. */
function commandNamesIn(args: readonly string[]): ReadonlyMap<string, string> {
  const missing = args.filter((each) => each !== STANDARD_INPUT && !existsSync(each));
  return new Map(
    missing.flatMap((argument): [string, string][] => {
      if (/^(?:check|lint|validate)$/.test(argument))
        return [[argument, `${argument}: ${NO_FILE}; to check files, name only the files`]];
      const near = nearestName(argument, [...commands.keys(), 'help'])?.name;
      return near === undefined ? [] : [[argument, `${argument}: ${NO_FILE}; did you mean the command ${near}?`]];
    }),
  );
}

function readFix({ fix, 'fix-dry-run': isDry, staged }: Values): 'write' | 'dry run' | undefined {
  if (fix && staged) throw new UsageError("--fix and --staged can't be used together: only files can be fixed");
  return isDry ? 'dry run' : fix ? 'write' : undefined;
}

const readColor = (values: Values): boolean | undefined =>
  values.color || values['no-color'] ? values.color === true : undefined;

function exitStatusOf({ summary: { errors, warnings } }: Report, maxWarnings: number, { write }: Io): ExitStatus {
  const tooMany = warnings > maxWarnings;
  if (tooMany) write(2, `pg-lint: there may be at most ${count(maxWarnings, 'warning')}, but there are ${warnings}\n`);
  return errors > 0 || tooMany ? ExitStatus.Errors : ExitStatus.Clean;
}
