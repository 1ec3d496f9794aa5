import type { BaseIssue } from 'valibot';
import { labelOf, maskPath, type Path } from '../findings/path.ts';
import { typeInWords } from '../words/string-messages.ts';
import type { FindingIssue } from './own-schema.ts';

/** A valibot issue without any value, for logs. */
export interface LoggableIssue {
  readonly kind: string;
  readonly type: string;
  readonly expected: string | null;
  readonly path: Path;
  readonly message: string;
}

/**
 * Makes issues of any valibot schema safe to log. Issues of `v.object({ parcel: Parcel })` and the like have valibot's own
 * path, which contains the whole input, and valibot's own messages quote values.
 */
export const redactIssues = (issues: readonly BaseIssue<unknown>[]): LoggableIssue[] => issues.map(redactIssue);

export function redactIssue(issue: BaseIssue<unknown>): LoggableIssue {
  const { kind, type, expected, input } = issue;
  const path = maskPath((issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))));
  const field = labelOf(path) || 'the value';
  const problem = expected ? `must be ${expected}, but is ${typeInWords(input)}` : 'is not valid';
  const message = isOwn(issue) ? issue.message : `${field} ${problem}`;
  return { kind, type, expected, path, message };
}

/** Our own issues have a code and no value: their messages are safe. */
export const isOwn = (issue: BaseIssue<unknown>): issue is FindingIssue => issue.type === 'rows';
