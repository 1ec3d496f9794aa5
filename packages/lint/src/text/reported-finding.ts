import type { Finding, Sentence } from '@pg/rule-kit';

/** A finding as the JSON report has it. */
export type ReportedFinding = Pick<
  Finding,
  'rule' | 'code' | 'params' | 'severity' | 'basis' | 'path' | 'section' | 'times'
> &
  Sentence;

/**
 * Describes a finding as the JSON report does.
 *
 * @param place Its lines and columns, which a request has not.
 */
export function toReported<TPlace extends object>(finding: Finding, place: TPlace): ReportedFinding & TPlace {
  const { rule, code, params, severity, basis, path, section, message, hint, times } = finding;
  return {
    ...{ rule, code, params, severity, basis, path, ...place, section, message },
    ...(hint !== undefined && { hint }),
    ...(times !== undefined && { times }),
  };
}
