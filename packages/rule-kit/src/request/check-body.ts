import { type Finding, maskFinding, type Violation } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import type { Names } from '../names/names.ts';
import { rowRules } from '../report/row-rules.ts';
import { findEach, sentencesOf, toFindings } from '../resource/check.ts';
import type { CheckOptions, Resource } from '../resource/resource.ts';
import type { InvalidRequestError } from './invalid-request-error.ts';
import { snapshotOf } from './snapshot.ts';

export interface SendOptions<TNames extends Names = Names> extends CheckOptions {
  /** The live service's names for the wallets: `{ wallet1: 'applepay' }`. The body has these names. */
  readonly names?: TNames | undefined;
  /** Whether an unknown field, and a number in place of a string, is an error. By default both are warnings. */
  readonly strict?: boolean | undefined;
}

/** The findings about what is sent or received that are listed, unless `maxFindings` is set. */
export const MAX_SENT_FINDINGS = 1000;

/** The violations of a copy of a body. */
interface CheckedCopy extends Pick<SendOptions, 'profile' | 'names' | 'maxFindings'> {
  readonly resource: Resource;
  readonly value: unknown;
  readonly violations: readonly Violation[];
}

/** The copies that `parseBody` returned. They are frozen, so sending one does not check it again. */
const PARSED = new WeakMap<object, CheckedCopy>();

/** Checks a body as it will be sent. The value is a frozen copy; it is a `TBody` if no finding is an error. */
export function checkBody<TBody>(
  resource: Resource,
  body: unknown,
  { strict, ...options }: SendOptions,
): { readonly value: TBody; readonly findings: readonly Finding[]; readonly copy: CheckedCopy } {
  const parsed = isObject(body) ? PARSED.get(body) : undefined;
  const isSame =
    parsed?.resource === resource &&
    parsed.profile === options.profile &&
    parsed.names === options.names &&
    parsed.maxFindings === options.maxFindings;
  const copy = isSame ? parsed : checkCopy(resource, body, options);
  const { value, violations } = copy;
  const found = strict ? violations.map((each) => asError(value, each)) : violations;
  const findings = toFindings(found, sentencesOf(resource, options.messages)).map(maskFinding);
  return { value: value as TBody, findings, copy };
}

function checkCopy(resource: Resource, body: unknown, { profile, names, maxFindings }: SendOptions): CheckedCopy {
  const max = maxFindings ?? MAX_SENT_FINDINGS;
  const { value, violations } = snapshotOf(body, max);
  const found = findEach(resource, value, { profile, names, maxFindings: max });
  return { resource, profile, names, maxFindings, value, violations: [...found, ...violations] };
}

/** Fields inside a token stay warnings: the sender can't change them. */
function asError(body: unknown, violation: Violation): Violation {
  const { rule, code, path } = violation;
  const isStrict = rule === rowRules['unknown-field'] || code === 'number-in-text';
  return isStrict && isObject(valueAt(body, path.slice(0, -1))) ? { ...violation, severity: 'error' } : violation;
}

/** The result of `safeParseBody`. `findings` contains warnings and notes too. */
export type ParsedBody<TBody> =
  | { readonly success: true; readonly output: TBody; readonly findings: readonly Finding[] }
  | { readonly success: false; readonly findings: readonly Finding[] };

/** Checks any value as the body of a request, which may get its hash later. The output is a frozen copy of it. */
export function safeParseBody<TBody>(resource: Resource, input: unknown, options: SendOptions): ParsedBody<TBody> {
  const { value, findings: all, copy } = checkBody<TBody>(resource, input, options);
  const findings = all.filter(({ code }) => code !== 'unsigned');
  if (findings.some(({ severity }) => severity === 'error')) return { success: false, findings };
  if (isObject(value)) PARSED.set(value, copy);
  return { success: true, output: value, findings };
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
