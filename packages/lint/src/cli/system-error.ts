import { getSystemErrorMap } from 'node:util';

/** Why the operating system refused: "permission denied". An error that is none of its own is thrown on. */
export function describeSystemError(error: unknown): string {
  const [code, reason] = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno ?? 0) ?? [];
  if (code === undefined || reason === undefined) throw error;
  return reason;
}
