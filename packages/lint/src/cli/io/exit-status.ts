/** The exit statuses of `pg-lint`. */
export const ExitStatus = {
  /** No error was found. */
  Clean: 0,
  /** Errors were found, or more warnings than `--max-warnings` allows. */
  Errors: 1,
  /** The command was called or configured in a wrong way. */
  Usage: 2,
  /** The command itself failed. */
  Internal: 3,
} as const;

export type ExitStatus = (typeof ExitStatus)[keyof typeof ExitStatus];
