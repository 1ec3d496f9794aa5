import { type Finding, maskFinding, type RuleViolation } from '../findings/finding.ts';
import { formatPath, type Path, valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { rowRules } from '../report/row-rules.ts';
import { findEach, toFindings, wordingOf } from '../resource/check.ts';
import type { CheckOptions, Resource } from '../resource/resource.ts';
import type { InvalidRequestError } from './invalid-request-error.ts';
import { snapshotOf } from './snapshot.ts';

export interface SendOptions extends CheckOptions {
  /** Whether an unknown field is an error. By default it is a warning: the service passes such fields on unchecked. */
  readonly strict?: boolean | undefined;
}

/** Checks a body as it will be sent. The value is a frozen copy; it is a `TBody` if no finding is an error. */
export function checkBody<TBody>(
  resource: Resource,
  body: unknown,
  { strict, ...options }: SendOptions,
): { readonly value: TBody; readonly findings: readonly Finding[] } {
  const { value, violations } = snapshotOf(body);
  const found = findEach(resource, value, options).map((each) => (strict ? withUnknownAsError(value, each) : each));
  const others = violations.filter(({ violation: { path } }) => !found.some((each) => isExplained(path, each)));
  const findings = toFindings([...found, ...others], wordingOf(resource, options.messages)).map(maskFinding);
  return { value: value as TBody, findings };
}

/** Whether a row already reports a value that JSON does not have. */
const isExplained = (path: Path, { rule, violation }: RuleViolation): boolean =>
  rule !== rowRules['unknown-field'] && formatPath(path) === formatPath(violation.path);

/** Fields inside a token stay warnings: the sender can't change them. */
function withUnknownAsError(body: unknown, { rule, violation }: RuleViolation): RuleViolation {
  const isOwn = rule === rowRules['unknown-field'] && isObject(valueAt(body, violation.path.slice(0, -1)));
  return { rule, violation: isOwn ? { ...violation, severity: 'error' } : violation };
}

/** The result of `safeParseBody`. `findings` contains warnings and notes too. */
export type ParsedBody<TBody> =
  | { readonly success: true; readonly output: TBody; readonly findings: readonly Finding[] }
  | { readonly success: false; readonly findings: readonly Finding[] };

/** Checks any value as the body of a request. The output is a frozen copy of it. */
export function safeParseBody<TBody>(resource: Resource, input: unknown, options: SendOptions): ParsedBody<TBody> {
  const { value, findings } = checkBody<TBody>(resource, input, options);
  const isValid = findings.every(({ severity }) => severity !== 'error');
  return isValid ? { success: true, output: value, findings } : { success: false, findings };
}

/** @throws {InvalidRequestError} if the value has errors. */
export function parseBody<TBody>(
  resource: Resource,
  input: unknown,
  options: SendOptions,
  Refusal: new (findings: readonly Finding[]) => InvalidRequestError,
): TBody {
  const result = safeParseBody<TBody>(resource, input, options);
  if (!result.success) throw new Refusal(result.findings);
  return result.output;
}
