import { ProfileError } from '@pg/rule-kit';
import { describeSystemError, UsageError } from '../config/usage-error.ts';
import { check } from './commands/check.ts';
import { ExitStatus } from './io/exit-status.ts';
import { type Io, processIo } from './io/io.ts';
import { withoutControls } from './io/paint.ts';

type Command = (args: string[], io: Io) => Promise<ExitStatus>;

/** The commands by their names, which are the first argument; without one, files are checked. */
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
    return describeEnd(error, io);
  }
}

/** Writes why the command ended. */
function describeEnd(error: unknown, { write }: Io): ExitStatus {
  const mistake = mistakeOf(error);
  if (mistake !== undefined) {
    write(2, `pg-lint: ${mistake.split('\n').map(withoutControls).join('\n')}\nSee pg-lint --help.\n`);
    return ExitStatus.Usage;
  }
  const frames = error instanceof Error ? framesOf(error) : [];
  const name = error instanceof Error ? error.name : typeof error;
  write(2, `pg-lint: internal failure (${name}); please report it with these lines:\n${frames.join('\n')}\n`);
  return ExitStatus.Internal;
}

/** What the caller did wrong; `undefined` for a failure of the command itself. */
function mistakeOf(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof ProfileError) return error.message;
  const isFolderGone = error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd';
  return isFolderGone ? `the working folder does not exist (${describeSystemError(error)})` : undefined;
}

/** The lines of a stack after the message: the message itself might quote a payload. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const after = start < 0 ? '' : stack.slice(start + message.length);
  return after.split('\n').filter((line) => /^ {4}at /.test(line));
}

/** Runs the command with the arguments of the process, and leaves its status to the process. */
export async function main(): Promise<void> {
  // A configuration that never loads lets the process end before it has a status.
  process.exitCode = ExitStatus.Internal;
  process.exitCode = await run(process.argv.slice(2), processIo);
}
