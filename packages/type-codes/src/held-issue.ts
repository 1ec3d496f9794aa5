import type { BaseIssue, Config, IssuePathItem } from 'valibot';
import type { Failure } from './failure.ts';

/** A valibot path: from the root to the value. */
export type IssuePath = [IssuePathItem, ...IssuePathItem[]];

/**
 * A valibot issue that has the value at hand (`input`) but shows it nowhere: the value is no property of the object's
 * own, so `JSON.stringify`, `console.log` and an uncaught error print the issue without the payer's data.
 */
export class HeldIssue implements BaseIssue<unknown> {
  readonly kind: 'schema' | 'validation';
  readonly type: string;
  readonly expected: string;
  readonly received: string;
  /** Our own words, or what the configuration of the run says instead. */
  message: string;
  readonly requirement: unknown;
  // valibot's own object schemas put their path items before ours.
  path: IssuePath | undefined;
  readonly #input: unknown;

  constructor(type: string, requirement: unknown, failure: Failure, input: unknown, path?: IssuePath) {
    this.kind = failure.wrongType ? 'schema' : 'validation';
    this.type = type;
    this.expected = failure.allowed;
    this.received = failure.found;
    this.message = `${failure.found}, ${failure.allowed}`;
    this.requirement = requirement;
    this.path = path;
    this.#input = input;
  }

  get input(): unknown {
    return this.#input;
  }
}

/**
 * Words issues as the configuration of their run says, if it does: a form speaks its payer's language. valibot lets a
 * schema's own message go before the configuration's, but ours nobody could take off.
 */
export function reword<TIssues extends [HeldIssue, ...HeldIssue[]]>(
  issues: TIssues,
  { message }: Config<BaseIssue<unknown>>,
): TIssues {
  if (message === undefined) return issues;
  for (const issue of issues) issue.message = typeof message === 'function' ? message(issue) : message;
  return issues;
}
