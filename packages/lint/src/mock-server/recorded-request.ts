import { labelOf, showName } from '@pg/rule-kit/internal';
import type { ReportedFinding } from '../text/reported-finding.ts';
import type { CheckedRequest } from './receive/check-request.ts';

/** A request that a mock server answered, without values of the request. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly kind: CheckedRequest['kind'];
  readonly findings: readonly ReportedFinding[];
}

/** A path without its query, and without parts that may be a payer's data. */
export const showPath = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((step) => (step === '' ? '' : showName(step)))
    .join('/');

/** Lines for a log: rules, codes and field names, without values of the request. */
export const describeRequest = ({ method, path, status, findings }: RecordedRequest): string =>
  [
    `${method} ${path} ${status}`,
    ...findings.map(({ severity, rule, code, path }) => `${severity} ${rule} ${code} ${labelOf(path)}`.trimEnd()),
  ].join('\n  ');
