/** The exit statuses of `pg-lint`. `Errors` stands for too many warnings, too; `Usage` for mistakes of a configuration. */
export const ExitStatus = { Clean: 0, Errors: 1, Usage: 2, Internal: 3 } as const;

export type ExitStatus = (typeof ExitStatus)[keyof typeof ExitStatus];
