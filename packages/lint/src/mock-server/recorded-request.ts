import { type Finding, labelOf, type Sentence, sentenceOf, showName } from '@pg/rule-kit';
import type { CheckedRequest } from '../core/receive/check-request.ts';

/** A request that a mock server answered, without values of the request. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly kind: CheckedRequest['kind'];
  readonly findings: readonly RecordedFinding[];
}

/** A finding as a mock server shows it. */
export type RecordedFinding = Pick<Finding, 'severity' | 'field' | 'code' | 'params'> & Sentence;

export function toRecorded(finding: Finding): RecordedFinding {
  const { severity, code, params, path } = finding;
  return { severity, field: labelOf(path), code, params, ...sentenceOf(finding) };
}

/** A path without its query, and without parts that may be a payer's data. */
export const showPath = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((step) => (step === '' ? '' : showName(step)))
    .join('/');

/** Lines for a log: codes and field names, without values of the request. */
export const describeRequest = ({ method, path, status, findings }: RecordedRequest): string =>
  [
    `${method} ${path} ${status}`,
    ...findings.map(({ severity, code, field }) => `${severity} ${code} ${field}`.trimEnd()),
  ].join('\n  ');
