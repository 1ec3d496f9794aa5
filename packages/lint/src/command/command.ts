import { describeFailure } from '../system/internal-failure.ts';
import { usageMistake } from '../system/usage-error.ts';
import { check } from './commands/check.ts';
import { longHelp, shortHelp } from './commands/check-options.ts';
import { commands } from './commands/commands.ts';
import { ExitStatus } from './io/exit-status.ts';
import { type Io, processIo } from './io/io.ts';

/** Runs the command in the working folder. */
export async function run(args: string[], io: Io): Promise<ExitStatus> {
  try {
    const [name = '', ...rest] = args;
    const command = commands.get(name);
    if (command) return await (await command.load())(rest, io, `pg-lint ${command.usage}   ${command.summary}`);
    if (name !== 'help') return await check(args, io);
    io.write(1, rest[0] === 'options' ? longHelp() : shortHelp());
    return ExitStatus.Clean;
  } catch (error) {
    return reportFailure(error, io);
  }
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
