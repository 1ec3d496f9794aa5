import type { BaseIssue } from 'valibot';
import type { Finding } from '../findings/finding.ts';
import { formatPath, labelOf, type Path, pointerOf } from '../findings/path.ts';
import { isOwn, redactIssue } from '../schema/redact-issues.ts';
import { type Params, sentenceOf } from '../words/messages.ts';
import type { InvalidRequestError } from './invalid-request-error.ts';

/** Problem details for an API's own callers (RFC 9457). They show no payer's data. */
export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly errors: readonly ProblemError[];
}

/** One mistake. */
export interface ProblemError {
  /** A JSON Pointer (RFC 6901) to the field; empty for the whole body. */
  readonly pointer: string;
  readonly code: string;
  readonly params: Params;
  readonly detail: string;
  /** How to fix it, if that is certain: a fixed text. */
  readonly hint?: string;
}

export interface ProblemOptions {
  /**
   * Maps our fields, as the tables write them, to the fields of your API:
   * `{ 'order.amount': 'total', 'parameters.card.cart.items[].price': 'lines[].price' }`. It also applies to the fields inside
   * a field.
   */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The HTTP status; by default 422. */
  readonly status?: number | undefined;
}

/** The titles of RFC 9110. */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
};

/**
 * Makes the body of a response of the type `application/problem+json`.
 *
 * @param given What `parse` threw, or `v.parse` with any schema; or findings.
 */
export function toProblemDetails(
  given: InvalidRequestError | readonly Finding[] | { readonly issues: readonly BaseIssue<unknown>[] },
  { names = {}, status = 422 }: ProblemOptions = {},
): ProblemDetails {
  const findings = 'findings' in given ? given.findings : 'issues' in given ? given.issues.map(toProblem) : given;
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    errors: findings
      .filter((each) => !('severity' in each) || each.severity === 'error')
      .map((each) => {
        const { path, code, params, wording } = each;
        const own = renamed(path, names);
        const { message, hint } =
          own === path || !wording ? each : sentenceOf(params, { ...wording, field: labelOf(own) });
        return { pointer: pointerOf(own), code, params, detail: message, ...(hint !== undefined && { hint }) };
      }),
  };
}

/** An issue of any schema of valibot. Ours have more. */
const toProblem = (issue: BaseIssue<unknown>) => ({
  code: issue.type,
  params: {},
  ...(isOwn(issue) && issue),
  ...redactIssue(issue),
});

/** The path with the caller's names, of the field itself or of the nearest field around it. */
function renamed(path: Path, names: Readonly<Record<string, string>>): Path {
  for (let length = path.length; length > 0; length--) {
    const key = formatPath(path.slice(0, length)).replaceAll(/\[\d+\]/g, '[]');
    const own = Object.hasOwn(names, key) ? names[key] : undefined;
    if (own === undefined) continue;
    const positions = path.filter((step) => typeof step === 'number').values();
    const steps = own.replaceAll('[]', '.[]').split('.');
    return [...steps.map((step) => (step === '[]' ? (positions.next().value ?? 0) : step)), ...path.slice(length)];
  }
  return path;
}
