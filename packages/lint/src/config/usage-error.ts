import { getSystemErrorMap } from 'node:util';

/** A wrong call or configuration of the command: its message describes it, and the command ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Why the operating system refused: "permission denied". Any other error is thrown on. */
export function describeSystemError(error: unknown): string {
  const number = error instanceof Error && 'errno' in error ? Number(error.errno) : 0;
  const reason = getSystemErrorMap().get(number)?.[1];
  if (reason === undefined) throw error;
  return reason;
}
