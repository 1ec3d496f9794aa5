import { SettingsError } from '@pg/rule-kit';
import { withoutControls } from '@pg/type-codes';
import { describeSystemError, UsageError } from '../system/usage-error.ts';
import { check } from './commands/check.ts';
import { commands } from './commands/commands.ts';
import { ExitStatus } from './io/exit-status.ts';
import { describeFailure } from './io/internal-failure.ts';
import { type Io, processIo } from './io/io.ts';

/** Runs the command in the working folder. */
export async function run(args: string[], io: Io): Promise<ExitStatus> {
  try {
    const [name = '', ...rest] = args;
    const command = await commands.get(name)?.load();
    return await (command ? command(rest, io) : check(name === 'help' ? ['--help'] : args, io));
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

/** The message about wrong usage; `undefined` if the command itself failed. */
function usageMistake(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (error instanceof SettingsError) return withoutControls(error.message);
  const isFolderGone = error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd';
  return isFolderGone ? `the working folder does not exist (${describeSystemError(error)})` : undefined;
}

/** Runs the command with the arguments of the process, and exits with its status. */
export async function main(): Promise<void> {
  process.exit(await run(process.argv.slice(2), processIo));
}
