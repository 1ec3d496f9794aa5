import { parseArgs } from 'node:util';
import { listInWords, ProfileError } from '@pg/rule-kit';
import packageJson from '../package.json' with { type: 'json' };
import { checkFiles } from './commands/check-files.ts';
import { explain } from './commands/explain.ts';
import { printTables } from './commands/tables.ts';
import { ExitStatus, UsageError } from './exit-status.ts';
import { kinds } from './kinds.ts';
import { jsonReport } from './reports/json.ts';
import { stylishReport } from './reports/stylish.ts';
import { isTerminal, painter, write } from './terminal.ts';

const HELP = `pg-lint checks payloads of the payment interface.

Usage
  pg-lint [options] FILES, FOLDERS, GLOBS or - for standard input
  pg-lint tables [--format json]   every row of the document's tables
  pg-lint explain [RULE]           what a rule says, with accepted and rejected examples

Options
  --kind KIND       what the payloads are: ${kinds.join(', ')}; left out, their content tells
  --format FORMAT   stylish (the default, for people) or json
  --exit-zero       end with status 0 even if errors were found
  --max-size MIB    read files of up to so many MiB (32)
  --color, --no-color
  --version, --help

Exit status: 0 no error, 1 errors found, 2 wrong usage, 3 an internal failure.
`;

const OPTIONS = {
  kind: { type: 'string' },
  format: { type: 'string' },
  'exit-zero': { type: 'boolean' },
  'max-size': { type: 'string', default: '32' },
  color: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseOptions>['values'];

const parseOptions = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true });

async function run(args: string[]): Promise<ExitStatus> {
  const { values, positionals } = readArguments(args);
  const [command, operand] = positionals;
  if (values.help) return print(HELP);
  if (values.version) return print(`${packageJson.version}\n`);
  if (command === undefined) throw new UsageError('name files, folders or globs to check, or - for standard input');
  if (command === 'tables')
    return print(printTables(requireOneOf('--format', values.format ?? 'text', ['text', 'json'])));
  return command === 'explain' ? print(explain(operand)) : runCheck(positionals, values);
}

function readArguments(args: string[]): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(args);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function runCheck(args: readonly string[], values: Values): Promise<ExitStatus> {
  const format = requireOneOf('--format', values.format ?? 'stylish', ['stylish', 'json']);
  const kind = values.kind === undefined ? {} : { kind: requireOneOf('--kind', values.kind, kinds) };
  const report = await checkFiles(args, { ...kind, maxBytes: requireSize(values['max-size']) });
  print(format === 'json' ? jsonReport(report) : stylishReport(report, painter(hasColors(values))));
  if (report.withoutPayload.length > 0) {
    throw new UsageError(report.withoutPayload.map((each) => `${each}: no payload of a known kind in it`).join('\n'));
  }
  return report.summary.errors > 0 && !values['exit-zero'] ? ExitStatus.Errors : ExitStatus.Clean;
}

function requireOneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`${option} ${JSON.stringify(value)}: there is ${listInWords(allowed)}`);
  return found;
}

const MIB = 1024 * 1024;

function requireSize(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`--max-size ${JSON.stringify(text)}: a whole number of MiB, 1 to 9999`);
  return Number(text) * MIB;
}

function hasColors(values: Values): boolean {
  if (values.color || values['no-color']) return values.color === true;
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  return FORCE_COLOR ? FORCE_COLOR !== '0' : TERM !== 'dumb' && isTerminal();
}

function print(text: string): ExitStatus {
  write(1, text);
  return ExitStatus.Clean;
}

/** Says what ended the command. The message of an internal failure might quote a payload: its place alone is shown. */
function describeEnd(error: unknown): ExitStatus {
  if (error instanceof UsageError || error instanceof ProfileError) {
    write(2, `pg-lint: ${error.message}\nSee pg-lint --help.\n`);
    return ExitStatus.Usage;
  }
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)) : [];
  const name = error instanceof Error ? error.name : typeof error;
  write(2, `pg-lint: an internal failure (${name}); please report it with these lines:\n${frames.join('\n')}\n`);
  return ExitStatus.Internal;
}

run(process.argv.slice(2))
  .catch(describeEnd)
  .then((status) => {
    process.exitCode = status;
  });
