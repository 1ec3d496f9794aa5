import { RedactedIssue, typeInWords } from '@pg/type-codes';
import type { BaseIssue } from 'valibot';
import { labelOf, maskPath, type Path } from '../findings/path.ts';

/** A valibot issue without any value, for logs. */
export interface LoggableIssue {
  readonly kind: string;
  readonly type: string;
  readonly expected: string | null;
  readonly path: Path;
  readonly message: string;
}

/**
 * Makes issues of any valibot schema safe to log. Issues of `v.object({ card: CardParams })` and the like have valibot's own
 * path, which contains the whole input, and valibot's own messages quote values.
 */
export const redactIssues = (issues: readonly BaseIssue<unknown>[]): LoggableIssue[] => issues.map(redactIssue);

function redactIssue(issue: BaseIssue<unknown>): LoggableIssue {
  const { kind, type, expected, input } = issue;
  const path = maskPath((issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))));
  const field = labelOf(path) || 'the value';
  const problem = expected ? `must be ${expected}, but is ${typeInWords(input)}` : 'is not valid';
  const message = issue instanceof RedactedIssue ? issue.message : `${field} ${problem}`;
  return { kind, type, expected, path, message };
}
