import { interfaceVersion } from '@pg/session-request';
import packageJson from '../../package.json' with { type: 'json' };
import { describeFailure } from '../system/internal-failure.ts';
import { attempt, usageMistake } from '../system/usage-error.ts';
import { CHECK_OPTIONS, longHelp, shortHelp } from './commands/check-options.ts';
import { commands } from './commands/commands.ts';
import { ExitStatus } from './io/exit-status.ts';
import { type Io, processIo } from './io/io.ts';
import { parseArguments } from './options.ts';

/** Runs the command in the working folder. */
export async function run(args: string[], io: Io): Promise<ExitStatus> {
  try {
    const [name = '', ...rest] = args;
    const command = commands.get(name);
    if (command) return await (await command.load())(rest, io, `pg-lint ${command.usage}   ${command.summary}`);
    const text = textFor(args);
    if (text === undefined) return await (await import('./commands/check.ts')).check(args, io);
    io.write(1, text);
    return ExitStatus.Clean;
  } catch (error) {
    return reportFailure(error, io);
  }
}

/** The text of `help`, --help or --version; `undefined` if files should be checked, or an option is mistaken. */
function textFor(args: string[]): string | undefined {
  if (args[0] === 'help') return args[1] === 'options' ? longHelp() : shortHelp();
  const parsed = attempt(() => parseArguments({ args, options: CHECK_OPTIONS, allowPositionals: true }), []);
  const { help, version, 'print-config': printed } = parsed?.values ?? {};
  if (help) return shortHelp();
  return version && printed === undefined ? `${packageJson.version} (interface ${interfaceVersion})\n` : undefined;
}

function reportFailure(error: unknown, { write }: Io): ExitStatus {
  const mistake = usageMistake(error);
  if (mistake !== undefined) {
    write(2, `pg-lint: ${mistake}\nSee pg-lint --help.\n`);
    return ExitStatus.Usage;
  }
  write(2, `pg-lint: ${describeFailure(error)}\n`);
  return ExitStatus.Internal;
}

/** Runs the command with the arguments of the process, and exits with its status. */
export async function main(): Promise<void> {
  process.exit(await run(process.argv.slice(2), processIo));
}
