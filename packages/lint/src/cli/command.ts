import { ProfileError } from '@pg/rule-kit';
import { withoutControls } from '@pg/type-codes';
import { describeSystemError, UsageError } from '../config/usage-error.ts';
import { check } from './commands/check.ts';
import { ExitStatus } from './io/exit-status.ts';
import { describeFailure } from './io/internal-failure.ts';
import { type Io, processIo } from './io/io.ts';

type Command = (args: string[], io: Io) => Promise<ExitStatus>;

/** The first argument selects a command. Without one, files are checked. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['explain', async () => (await import('./commands/explain.ts')).explain],
  ['init', async () => (await import('./commands/init.ts')).init],
  ['serve', async () => (await import('./commands/serve.ts')).serve],
  ['tables', async () => (await import('./commands/tables.ts')).tables],
]);

/** Runs the command in the working folder. */
export async function run(args: string[], io: Io): Promise<ExitStatus> {
  try {
    const [name = '', ...rest] = args;
    const loadCommand = COMMANDS.get(name);
    if (loadCommand === undefined) return await check(args, io);
    const command = await loadCommand();
    return await command(rest, io);
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
  if (error instanceof ProfileError) return withoutControls(error.message);
  const isFolderGone = error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd';
  return isFolderGone ? `the working folder does not exist (${describeSystemError(error)})` : undefined;
}

/** Runs the command with the arguments of the process, and exits with its status. */
export async function main(): Promise<void> {
  // A configuration may have started a timer or a server, which would keep the process alive.
  process.exit(await run(process.argv.slice(2), processIo));
}
