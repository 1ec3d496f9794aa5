import { ProfileError } from '@pg/rule-kit';
import { UsageError } from './exit-status.ts';

/** Whether an error is about how the command is called or configured, rather than a failure of its own. */
export const isMistake = (error: unknown): error is UsageError | ProfileError =>
  error instanceof UsageError || error instanceof ProfileError;
