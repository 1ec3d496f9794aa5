/** The exit statuses of `pg-lint`. `Errors` includes too many warnings, `Usage` mistakes in a configuration. */
export const ExitStatus = { Clean: 0, Errors: 1, Usage: 2, Internal: 3 } as const;

export type ExitStatus = (typeof ExitStatus)[keyof typeof ExitStatus];
