import { getSystemErrorMap } from 'node:util';
import type { SettingsError } from '@pg/rule-kit';
import { withoutControls } from '@pg/rule-kit/internal';

/** Wrong usage or configuration: the command prints the message, and its exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  /** @param lines The lines of the message. Line breaks inside a line, as in a file's name, are escaped. */
  constructor(...lines: readonly string[]) {
    super(lines.map(withoutControls).join('\n'));
  }
}

/** The class itself is loaded with the schemas of settings. */
const SETTINGS_ERROR = 'SettingsError' satisfies SettingsError['name'];

/** The message about wrong usage or configuration; `undefined` if the program itself failed. */
export function usageMistake(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof Error)) return undefined;
  if (error.name === SETTINGS_ERROR) return withoutControls(error.message);
  const isFolderGone = 'syscall' in error && error.syscall === 'uv_cwd';
  return isFolderGone ? `the working folder does not exist (${describeSystemError(error)})` : undefined;
}

/** Whether the path of a file that exists is not UTF-8, so that Node.js can't open it: its name has U+FFFD in place of other bytes. */
export const isMisread = (path: string): boolean => path.includes('\uFFFD');

/** The reason of a system error, like "permission denied". Rethrows any other error. */
export function describeSystemError(error: unknown): string {
  if (codeOf(error) === 'ENOENT' && error instanceof Error && 'path' in error && isMisread(String(error.path)))
    return 'its name is not UTF-8';
  const number = error instanceof Error && 'errno' in error ? Number(error.errno) : 0;
  const reason = getSystemErrorMap().get(number)?.[1];
  if (reason === undefined) throw error;
  return reason;
}

/** The code of a system error, like `ENOENT`. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Runs an action. Adds the message of a `UsageError` to `problems`, so that the run continues. */
export function attempt<Result>(action: () => Result, problems: string[]): Result | undefined {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}
