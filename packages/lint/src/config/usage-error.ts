import { getSystemErrorMap } from 'node:util';
import { withoutControls } from '@pg/type-codes';

/** A wrong call or configuration of the command: its message describes it, and the command ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  /** @param lines What is wrong: the names in it can't start lines of their own. */
  constructor(...lines: readonly string[]) {
    super(lines.map(withoutControls).join('\n'));
  }
}

/** Why the operating system refused: "permission denied". Any other error is thrown on. */
export function describeSystemError(error: unknown): string {
  const number = error instanceof Error && 'errno' in error ? Number(error.errno) : 0;
  const reason = getSystemErrorMap().get(number)?.[1];
  if (reason === undefined) throw error;
  return reason;
}

/** Adds what the caller did wrong to a list, so that the run goes on. */
export function attempt<Result>(action: () => Result, problems: string[]): Result | undefined {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}
