import { ProfileError } from '@pg/rule-kit';
import { UsageError } from './exit-status.ts';
import { describeSystemError } from './system-error.ts';

/**
 * An error as a wrong call, where it is one of the runtime's that only the caller can mend: the working folder was removed.
 * Whatever needs that folder meets it.
 */
export const asMistake = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd'
    ? new UsageError(`the working folder can’t be found (${describeSystemError(error)})`)
    : error;

/** Whether an error is about how the command is called or configured, rather than a failure of its own. */
export const isMistake = (error: unknown): error is UsageError | ProfileError =>
  error instanceof UsageError || error instanceof ProfileError;
