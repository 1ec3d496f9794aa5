import type { ParseArgsConfig } from 'node:util';
import { listInWords } from '@pg/rule-kit';
import { count } from '@pg/type-codes';
import packageJson from '../../package.json' with { type: 'json' };
import { CONFIG_OPTIONS, readConfigChoice, readConfigOptions, requireNoReport } from '../config/config-options.ts';
import { CONFIG_NAMES } from '../config/find-config.ts';
import { kinds } from '../core/kinds.ts';
import { parseArguments } from './command-arguments.ts';
import { type CheckFilesOptions, checkFiles } from './commands/check-files.ts';
import { explain } from './commands/explain.ts';
import { printConfig } from './commands/print-config.ts';
import { printTables } from './commands/tables.ts';
import { ExitStatus, UsageError } from './exit-status.ts';
import { STANDARD_INPUT } from './files/check-file.ts';
import { readSelection, SELECTION_OPTIONS } from './files/selection.ts';
import { asMistake, isMistake } from './mistake.ts';
import { requireOneOf, requireWhole } from './option-value.ts';
import { Progress, showsProgress } from './progress.ts';
import { type Format, formats } from './report/formats/formats.ts';
import type { Presentation } from './report/formats/presentation.ts';
import { errorsOnly, type Report } from './report/report.ts';
import { type ReportTarget, readReportTargets } from './report/report-targets.ts';
import { writeReports } from './report/write-reports.ts';
import { readReference } from './rule-address.ts';
import { isTerminal, painter, withoutControls, write } from './terminal.ts';

/** Each takes memory. */
const MOST_THREADS = 64;

const HELP = `pg-lint checks payloads of the payment interface.

Usage
  pg-lint [options] FILES, FOLDERS, GLOBS or - for standard input
  pg-lint tables [--format json]   every row of the document's tables
  pg-lint explain [RULE]           what a rule says, with accepted and rejected examples
  pg-lint init [--dry-run] [--baseline FILE]
                                   write a first configuration after a look at what is here; says what to do next
  pg-lint compare [--format json] OLD NEW
                                   what newly fails, is fixed or has another severity between two JSON reports

Options
  --kind KIND       what the payloads are; left out, their content tells:
                    ${kinds.join(', ')}
  --ndjson          each line of standard input, and of files that are named, is a payload;
                    in .ndjson and .jsonl files it always is
  --format FORMAT[:FILE]
                    ${formats.join(', ')};
                    stylish, for people, is the default; several times, with files: several reports
  --output FILE     write the report to a file, - for standard output; its folder is made if need be
  --reference ADDRESS
                    link rules to a reference that you host, in sarif, markdown and explain: the address of a
                    rule's page, with {rule} for its identifier
  --config FILE     the configuration of all files; left out, each file's own is found, in its folder or
                    the nearest above: ${listInWords(CONFIG_NAMES)}
  --no-config       use no configuration
  --print-config FILE
                    print what is configured for a file
  --no-gitignore    check what .gitignore leaves out of folders and globs, too
  --baseline FILE   leave out the findings that the baseline has
  --update-baseline write all that is found now into the baseline, but for what can’t be read
  --fix             mend in the files what certainly can be: a code's case, blanks and zeros, a name's case, blanks,
                    - and _
  --fix-dry-run     report what --fix would leave, and write nothing
  --since REF       check only files that differ from a commit, and new ones
  --staged          check only what is staged, as it will be committed
  --shard I/N       check only the I-th of N parts of the files, for matrices in CI
  --watch           check again when files, configurations or the baseline change, until Ctrl-C ends it
  --cache FILE      keep what was found, by the files' content: what is unchanged is not checked again
  --threads N       check files on N threads (1 to ${MOST_THREADS}); left out, on several for tens of thousands
  --quiet           report errors only; the counts stay those of all that was found
  --max-warnings N  end with status 1 if there are more than N warnings
  --exit-zero       end with status 0 even if errors were found
  --max-size MIB    read files, or lines of NDJSON, of up to so many MiB (32)
  --color, --no-color
  --progress, --no-progress
                    say how far a run is once it takes more than a second; left out, on a terminal only
  --version, --help

Exit status: 0 no error, 1 errors found (or too many warnings), 2 wrong usage or configuration, 3 an internal failure.
`;

const OPTIONS = {
  kind: { type: 'string' },
  format: { type: 'string', multiple: true },
  output: { type: 'string' },
  reference: { type: 'string' },
  ...CONFIG_OPTIONS,
  ...SELECTION_OPTIONS,
  fix: { type: 'boolean' },
  'fix-dry-run': { type: 'boolean' },
  watch: { type: 'boolean' },
  cache: { type: 'string' },
  threads: { type: 'string' },
  quiet: { type: 'boolean' },
  'max-warnings': { type: 'string' },
  'exit-zero': { type: 'boolean' },
  ndjson: { type: 'boolean', default: false },
  'max-size': { type: 'string', default: '32' },
  color: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  progress: { type: 'boolean' },
  'no-progress': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseOptions>['values'];

const parseOptions = (args: string[]) => parseArguments({ args, options: OPTIONS, allowPositionals: true });

/** The commands with options of their own, by the first argument; each is loaded only where it is called. */
const COMMANDS: ReadonlyMap<string, (args: string[]) => Promise<ExitStatus>> = new Map([
  ['init', async (args) => (await import('./commands/init.ts')).init(args)],
  ['compare', async (args) => (await import('./commands/compare.ts')).compare(args)],
]);

/** How a run looks is no matter of these: an alias of the command may say it in front of them. */
const LOOKS = /^--(?:no-)?(?:color|progress)$/;

async function run(args: string[]): Promise<ExitStatus> {
  const [name = '', ...rest] = args.filter((each) => !LOOKS.test(each));
  const own = args.some((each) => each === '--help' || each === '-h') ? undefined : COMMANDS.get(name);
  if (own) return own(rest);
  const { values, positionals } = parseOptions(args);
  const [command, operand, ...others] = positionals;
  if (values.help) return print(HELP);
  if (values['print-config'] !== undefined) {
    return print(await printConfig(values['print-config'], readConfigChoice(values)));
  }
  if (values.version) return print(`${packageJson.version}\n`);
  if (command === undefined && !values.staged && values.since === undefined)
    throw new UsageError('name files, folders or globs to check, or - for standard input');
  if (command === 'tables') {
    refuseOthers(command, values, 'format');
    if (operand !== undefined) throw new UsageError('tables: all of them are printed, nothing is to be named');
    return print(printTables(readTablesFormat(values)));
  }
  if (command !== 'explain') return runCheck(positionals, values);
  refuseOthers(command, values, 'reference');
  if (others.length > 0) throw new UsageError('explain takes one rule, or none for a list of them');
  return print(explain(operand, readReference(values.reference)));
}

/** Sees to it that no option is passed over in silence, but for those of how a run looks. */
function refuseOthers(command: string, values: Values, taken: keyof Values): void {
  const options: NonNullable<ParseArgsConfig['options']> = OPTIONS;
  const other = Object.entries(values).find(
    ([name, value]) => name !== taken && !/color|progress/.test(name) && value !== options[name]?.default,
  );
  if (other !== undefined) throw new UsageError(`${command} takes no --${other[0]}, --${taken} only`);
}

function readTablesFormat({ format: [format = 'text', ...others] = [] }: Values): 'text' | 'json' {
  if (others.length > 0) throw new UsageError('tables are printed, in one --format');
  return requireOneOf('--format', format, ['text', 'json']);
}

async function runCheck(given: readonly string[], values: Values): Promise<ExitStatus> {
  const args = given.length > 0 ? given : ['.'];
  requireFiles(args, values);
  const settings = readSettings(values);
  const tell = (report: Report): Promise<ExitStatus> => tellReport(report, settings, values);
  if (!values.watch) return tell(await check(args, settings, values));
  const { config, baseline, targets } = settings;
  requireWatchable(args, values, targets);
  const { watch } = await import('./commands/watch.ts');
  return watch({
    args,
    others: [config.file, baseline?.file].filter((file) => file !== undefined),
    // Read anew: a day may have passed.
    run: (round) => check(args, { ...readSettings(values), config: { ...config, isLive: true }, ...round }, values),
    tell,
    paint: settings.paint,
    clears: isTerminal(1) && process.env.TERM !== 'dumb',
  });
}

/** What the options say of a check, and of how it is told. */
interface Settings extends CheckFilesOptions, Presentation {
  readonly targets: readonly ReportTarget[];
  readonly maxWarnings: number;
}

function readSettings(values: Values): Settings {
  const targets = readReportTargets(values.format ?? [], values.output);
  const configured = readConfigOptions(values);
  requireNoReport({ ...configured, cache: values.cache }, targets);
  return {
    ...configured,
    ...(values.kind !== undefined && { kind: requireOneOf('--kind', values.kind, kinds) }),
    maxBytes: requireWhole('--max-size', values['max-size'], 1, 9999) * MIB,
    ndjson: values.ndjson,
    fix: readFix(values),
    cache: values.cache,
    threads: values.threads === undefined ? undefined : requireWhole('--threads', values.threads, 1, MOST_THREADS),
    targets,
    maxWarnings: readMaxWarnings(values),
    paint: painter(hasColors(values)),
    addressOf: readReference(values.reference),
  };
}

async function check(args: readonly string[], settings: Settings, values: Values): Promise<Report> {
  const selection = await readSelection(values);
  const progress = showsProgress(values, process.env, isTerminal(2)) ? new Progress() : undefined;
  try {
    return await checkFiles(args, { ...settings, selection, progress });
  } finally {
    progress?.end();
  }
}

async function tellReport(report: Report, settings: Settings, values: Values): Promise<ExitStatus> {
  await writeReports(values.quiet ? errorsOnly(report) : report, settings.targets, settings);
  if (report.withoutPayload.length > 0) {
    throw new UsageError(report.withoutPayload.map((each) => `${each}: no payload of a known kind in it`).join('\n'));
  }
  return values['exit-zero'] ? ExitStatus.Clean : judge(report, settings.maxWarnings);
}

/** Sees to it that git is asked of files only: it would leave standard input out in silence. */
function requireFiles(args: readonly string[], { since, staged }: Values): void {
  const option = staged ? '--staged' : since === undefined ? undefined : '--since';
  if (option !== undefined && args.includes(STANDARD_INPUT))
    throw new UsageError(`${option} and -: standard input is no file of the repository`);
}

/** Sees to it that watching makes sense with the other options. */
function requireWatchable(args: readonly string[], values: Values, [target]: readonly ReportTarget[]): void {
  const { fix, staged, cache, 'update-baseline': updates } = values;
  const refused = [
    ...(args.includes(STANDARD_INPUT) ? ['-: standard input is read once'] : []),
    ...(fix ? ['--fix: files are not mended while they are written'] : []),
    ...(staged ? ['--staged: what is staged is no file that changes'] : []),
    ...(updates ? ['--update-baseline: a baseline is written once'] : []),
    ...(cache === undefined ? [] : ['--cache: what is known is kept at hand']),
    ...(target?.file === undefined ? [] : ['reports in files: it prints one report after another']),
    ...(target === undefined || WATCHED_FORMATS.includes(target.format)
      ? []
      : [`--format ${target.format}: one report after another is ${listInWords(WATCHED_FORMATS)}`]),
  ];
  if (refused.length > 0) throw new UsageError(refused.map((each) => `--watch and ${each}`).join('\n'));
}

/** The formats of lines: of the others one stands alone. */
const WATCHED_FORMATS: readonly Format[] = ['stylish', 'github'];

function readFix({ fix, 'fix-dry-run': isDry, staged }: Values): 'write' | 'dry run' | undefined {
  if (fix && staged) throw new UsageError('--fix and --staged: what is staged can’t be mended, the files can');
  return isDry ? 'dry run' : fix ? 'write' : undefined;
}

function judge({ summary: { errors, warnings } }: Report, maxWarnings: number): ExitStatus {
  const tooMany = warnings > maxWarnings;
  if (tooMany) write(2, `pg-lint: ${count(warnings, 'warning')}, at most ${maxWarnings}\n`);
  return errors > 0 || tooMany ? ExitStatus.Errors : ExitStatus.Clean;
}

const MIB = 1024 * 1024;

const readMaxWarnings = ({ 'max-warnings': value }: Values): number =>
  value === undefined ? Infinity : requireWhole('--max-warnings', value, 0, 999_999_999);

function hasColors(values: Values): boolean {
  if (values.color || values['no-color']) return values.color === true;
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  return FORCE_COLOR ? !/^(?:0|false)$/.test(FORCE_COLOR) : TERM !== 'dumb' && isTerminal(1);
}

function print(text: string): ExitStatus {
  write(1, text);
  return ExitStatus.Clean;
}

/** Says what ended the command. The message of an internal failure might quote a payload: its place alone is shown. */
function describeEnd(given: unknown): ExitStatus {
  const error = asMistake(given);
  if (isMistake(error)) {
    write(2, `pg-lint: ${error.message.split('\n').map(withoutControls).join('\n')}\nSee pg-lint --help.\n`);
    return ExitStatus.Usage;
  }
  const frames = error instanceof Error ? framesOf(error) : [];
  const name = error instanceof Error ? error.name : typeof error;
  write(2, `pg-lint: an internal failure (${name}); please report it with these lines:\n${frames.join('\n')}\n`);
  return ExitStatus.Internal;
}

/** The lines of a stack behind the message, which may have lines that look the same. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const behind = start < 0 ? '' : stack.slice(start + message.length);
  return behind.split('\n').filter((line) => /^ {4}at /.test(line));
}

/** Runs the command with the arguments of the process, and leaves its status to the process. */
export async function main(): Promise<void> {
  // A configuration that never loads lets the process end before it has a status.
  process.exitCode = ExitStatus.Internal;
  process.exitCode = await run(process.argv.slice(2)).catch(describeEnd);
}
