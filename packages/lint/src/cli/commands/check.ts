import { listInWords } from '@pg/rule-kit';
import { interfaceVersion } from '@pg/session-request';
import { count, withoutControls } from '@pg/type-codes';
import packageJson from '../../../package.json' with { type: 'json' };
import { CONFIG_NAMES } from '../../config/find-config.ts';
import { kinds } from '../../core/rules/kinds.ts';
import { UsageError } from '../../system/usage-error.ts';
import { STANDARD_INPUT } from '../files/check-file.ts';
import { ownFiles } from '../files/own-files.ts';
import { readSelection } from '../files/selection.ts';
import { ExitStatus } from '../io/exit-status.ts';
import type { Io } from '../io/io.ts';
import { painterFor } from '../io/paint.ts';
import { Progress } from '../io/progress.ts';
import { formats } from '../report/formats/formats.ts';
import { errorsOnly, type Report } from '../report/formats/report.ts';
import { listSkipped } from '../report/list-skipped.ts';
import { Statistics } from '../report/statistics.ts';
import { outputOf, Reports, type ReportTarget } from '../report/write-reports.ts';
import { type CheckFilesOptions, checkFiles } from './check-files.ts';
import { commands } from './commands.ts';
import {
  HELP_OPTION,
  parseArguments,
  readConfigChoice,
  readReference,
  requireFileName,
  requireOneOf,
  requireWholeNumber,
} from './options.ts';
import { readReportTargets } from './report-targets.ts';

const HELP = `pg-lint checks payloads of the payment interface.

Usage
  pg-lint [options] [FILES, FOLDERS, GLOBS or - for standard input; by default, the current folder]
${Array.from(commands.values(), ({ usage, summary }) => `  ${`pg-lint ${usage}`.padEnd(33)}${summary}`).join('\n')}

Options
  --kind KIND       the kind of all payloads; by default, it is detected from their content:
                    ${kinds.join(', ')}
  --ndjson          read each line of standard input and of named files as a payload;
                    .ndjson and .jsonl files are always read like this
  --format FORMAT[:FILE]
                    ${formats.join(', ')};
                    the default is stylish, for people; repeat it, with files, for several reports;
                    stylish goes to standard error if another one is printed
  --output FILE     write the report to a file, or to standard output with -; missing folders are created
  --reference ADDRESS
                    in sarif, markdown and explain, link rules to your copy of the reference:
                    the address of a rule's page, with {rule} for its identifier
  --config FILE     use this configuration for all files; by default, each file uses the nearest one,
                    in its folder or above: ${listInWords(CONFIG_NAMES)}
  --no-config       use no configuration
  --print-config FILE
                    print the configuration of a file
  --no-gitignore    also check files that .gitignore ignores
  --stdin-filename FILE
                    check standard input as this file: its type, configuration and baseline
  --wallet1 NAME=VALUE, --wallet2 NAME=VALUE
                    a setting to check tokens with, like wallets in the configuration; repeat it for several:
                    environment, maxAgeSeconds, processingKey, processingKeyHash of wallet1;
                    environment, gateway, rootKeys.TEST, rootKeys.PRODUCTION, recipientId of wallet2
  --now TIME        the current time for a token's age, expired keys and suppressions,
                    like 2030-01-31T12:00:00Z
  --baseline FILE   suppress the findings in the baseline; a configuration can also name one
  --update-baseline write all current findings to the baseline; syntax errors stay errors
  --fix             fix mistakes that have one certain fix, like a code in wrong case or a missing zero
  --fix-dry-run     list the changes of --fix, without a payer's data, and write nothing
  --statistics      print the number of findings by rule and field, too
  --list-skipped    list the skipped files, each with the reason
  --ignore-unknown  skip named files that are not payloads for certain, like files in folders
  --pass-with-no-payloads
                    exit with status 0 even if folders and globs have no payload
  --since REF       check only files that differ from a commit, and new files
  --staged          check only staged files, as they will be committed
  --quiet           report errors only; the summary still counts everything
  --max-warnings N  exit with status 1 if there are more than N warnings
  --exit-zero       exit with status 0 even if there are errors
  --max-size MIB    the maximum size of a file, or of a line of NDJSON, in MiB (32)
  --color, --no-color
  --version, --help

Exit status: 0 no error, 1 errors (or too many warnings), 2 wrong usage or configuration, 3 an internal failure.
`;

const OPTIONS = {
  kind: { type: 'string' },
  ndjson: { type: 'boolean', default: false },
  format: { type: 'string', multiple: true },
  output: { type: 'string' },
  reference: { type: 'string' },
  config: { type: 'string' },
  'no-config': { type: 'boolean' },
  'print-config': { type: 'string' },
  'no-gitignore': { type: 'boolean' },
  'stdin-filename': { type: 'string' },
  wallet1: { type: 'string', multiple: true },
  wallet2: { type: 'string', multiple: true },
  now: { type: 'string' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean', default: false },
  fix: { type: 'boolean' },
  'fix-dry-run': { type: 'boolean' },
  statistics: { type: 'boolean' },
  'list-skipped': { type: 'boolean' },
  'ignore-unknown': { type: 'boolean' },
  'pass-with-no-payloads': { type: 'boolean' },
  since: { type: 'string' },
  staged: { type: 'boolean' },
  quiet: { type: 'boolean' },
  'max-warnings': { type: 'string' },
  'exit-zero': { type: 'boolean' },
  'max-size': { type: 'string', default: '32' },
  color: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  ...HELP_OPTION,
} as const;

type Values = ReturnType<typeof parseOptions>['values'];

const parseOptions = (args: string[]) => parseArguments({ args, options: OPTIONS, allowPositionals: true });

/** Checks files, and reports the findings. */
export async function check(args: string[], io: Io): Promise<ExitStatus> {
  const { values, positionals } = parseOptions(args);
  const text = await textToPrint(values);
  if (text !== undefined) {
    io.write(1, text);
    return ExitStatus.Clean;
  }
  const files = readFiles(positionals, values);
  const targets = readReportTargets(values.format ?? ['stylish'], values.output);
  const isVerifying = (values.wallet1 ?? values.wallet2 ?? values.now) !== undefined;
  const verification = isVerifying ? await (await import('./verify-options.ts')).readVerifyOptions(values) : undefined;
  const options = { ...readOptions(values, io, verification?.now), lint: verification };
  requireNoOverwrite(targets, [options.config.file, options.baseline]);
  const started = performance.now();
  const seconds = io.isTerminal(1) ? () => (performance.now() - started) / 1000 : undefined;
  const presentation = {
    paint: painterFor(readColor(values), io),
    addressOf: readReference(values.reference),
    seconds,
  };
  const maxWarnings =
    values['max-warnings'] === undefined
      ? Infinity
      : requireWholeNumber('--max-warnings', values['max-warnings'], 0, 999_999_999);
  const progress = new Progress(io);
  const reports = await Reports.open(targets, presentation, io);
  const statistics = new Statistics();
  // Standard output may contain a report for a program.
  const forPeople = targets.find(({ format, file }) => format === 'stylish' && file === undefined);
  const output = forPeople ? outputOf(forPeople.format, targets) : 2;
  const report = await checkFiles(files, {
    ...options,
    selection: await readSelection(values.since, values.staged),
    progress,
    commandNames: [...commands.keys(), 'help'],
    onFile(each, changes) {
      progress.clear();
      if (forPeople) io.write(output, changes);
      if (values.statistics) statistics.add(each);
      reports.add(values.quiet ? errorsOnly(each) : each);
    },
  });
  progress.clear();
  requireNoOverwrite(targets, report.baselines);
  io.write(2, report.folderProblems.map(skipFolder).join(''));
  io.write(2, report.notes.map((note) => `pg-lint: ${withoutControls(note)}\n`).join(''));
  if (values['list-skipped']) io.write(output, listSkipped(report));
  const unlisted: Report = values['list-skipped']
    ? { ...report, skipped: new Map(), notRead: { ...report.notRead, withNames: new Map() } }
    : report;
  const unwritten = reports.end(unlisted);
  if (values.statistics) io.write(output, `${statistics}`);
  for (const failure of report.failures) io.write(2, `pg-lint: ${failure}\n`);
  if (report.failures.length > 0) return ExitStatus.Internal;
  const problems = [...report.problems, ...unwritten];
  if (problems.length > 0) throw new UsageError(...problems);
  return values['exit-zero'] ? ExitStatus.Clean : exitStatusOf(report, maxWarnings, io);
}

const skipFolder = (problem: string): string => `pg-lint: ${withoutControls(problem)}; it was skipped\n`;

/** The text of --help, --print-config or --version; `undefined` if files should be checked. */
async function textToPrint(values: Values): Promise<string | undefined> {
  if (values.help) return HELP;
  const file = values['print-config'];
  if (file !== undefined) return (await import('./print-config.ts')).printConfig(file, readConfigChoice(values));
  return values.version ? `${packageJson.version} (interface ${interfaceVersion})\n` : undefined;
}

function readFiles(given: readonly string[], values: Values): readonly string[] {
  const { since, staged, 'stdin-filename': inputName } = values;
  const option = staged ? '--staged' : since === undefined ? undefined : '--since';
  if (option !== undefined && given.includes(STANDARD_INPUT)) {
    throw new UsageError(`${option} can’t be used with -: standard input is not a file of the repository`);
  }
  if (inputName !== undefined && given.length === 0) return [STANDARD_INPUT];
  if (inputName !== undefined && !given.includes(STANDARD_INPUT)) {
    throw new UsageError('--stdin-filename names standard input: write - in place of the files');
  }
  if (given.length > 0) return given;
  return ['.'];
}

function readOptions(values: Values, { input }: Io, now = Date.now()): Omit<CheckFilesOptions, 'onFile'> {
  const { baseline, 'stdin-filename': inputName } = values;
  return {
    kind: values.kind === undefined ? undefined : requireOneOf('--kind', values.kind, kinds),
    maxBytes: requireWholeNumber('--max-size', values['max-size'], 1, 9999) * 1024 * 1024,
    ndjson: values.ndjson,
    fix: readFix(values),
    config: readConfigChoice(values),
    usesGitignore: !values['no-gitignore'],
    passWithNoPayloads: values['pass-with-no-payloads'] === true,
    ignoreUnknown: values['ignore-unknown'] === true,
    inputName: inputName === undefined ? undefined : requireFileName('--stdin-filename', inputName),
    baseline: baseline === undefined ? undefined : requireFileName('--baseline', baseline),
    updatesBaseline: values['update-baseline'],
    today: new Date(now).toISOString().slice(0, 10),
    input,
  };
}

function readFix({ fix, 'fix-dry-run': isDry, staged }: Values): 'write' | 'dry run' | undefined {
  if (fix && staged) throw new UsageError('--fix and --staged can’t be used together: only files can be fixed');
  return isDry ? 'dry run' : fix ? 'write' : undefined;
}

const readColor = (values: Values): boolean | undefined =>
  values.color || values['no-color'] ? values.color === true : undefined;

/** Checks that no report replaces a configuration or the baseline. */
function requireNoOverwrite(targets: readonly ReportTarget[], files: readonly (string | undefined)[]): void {
  const isOwn = ownFiles(files);
  const taken = targets.find(({ file }) => file !== undefined && isOwn(file));
  if (taken) throw new UsageError(`${taken.file}: the report must not replace a configuration or baseline`);
}

function exitStatusOf({ summary: { errors, warnings } }: Report, maxWarnings: number, { write }: Io): ExitStatus {
  const tooMany = warnings > maxWarnings;
  if (tooMany) write(2, `pg-lint: there may be at most ${count(maxWarnings, 'warning')}, but there are ${warnings}\n`);
  return errors > 0 || tooMany ? ExitStatus.Errors : ExitStatus.Clean;
}
