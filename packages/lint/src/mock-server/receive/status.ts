import type { Finding } from '@pg/rule-kit';
import type { TokenField } from '@pg/sale-form';

/** The HTTP status for a checked request. */
export type RequestStatus = 200 | 400 | 404 | 405 | 413 | 415 | 422;

type Test = (finding: Finding) => boolean;

const TOKEN: TokenField = 'parameters[paymentToken]';

/** The status for each kind of error. The first one that occurs decides. */
const STATUSES: readonly (readonly [RequestStatus, Test])[] = [
  [404, ({ code }) => code === 'unknown-endpoint' || code === 'other-version'],
  [405, ({ code }) => code === 'not-post'],
  [413, ({ code }) => code === 'body-too-large'],
  [415, ({ rule }) => rule === 'content-type'],
  // A token that can't be read is a mistake in a field.
  [400, ({ rule, path: [name] }) => rule === 'syntax' && name !== TOKEN],
  [422, () => true],
];

/** The HTTP status for findings: 200 if none is an error. */
export function statusOf(findings: readonly Finding[]): RequestStatus {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [status] = STATUSES.find(([, isCause]) => errors.some(isCause)) ?? [200];
  return status;
}
