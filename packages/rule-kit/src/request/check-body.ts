import { type Finding, maskFinding, type Violation } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { readRegular } from '../match/regular.ts';
import { tableSpec } from '../match/table-spec.ts';
import type { Live, Names, NoNames } from '../names/names.ts';
import { rowRules } from '../report/row-rules.ts';
import { findInCopy, sentencesOf, toFindings } from '../resource/check.ts';
import { isRegularClean } from '../resource/clean.ts';
import type { CheckOptions, RequestResource, Resource, VerifyOptions } from '../resource/resource.ts';
import type { Profile } from '../settings/profile.ts';
import { InvalidRequestError } from './invalid-request-error.ts';

export interface SendOptions<TNames extends Names = Names, TProfile extends Profile = Profile> extends CheckOptions {
  /** The merchant profile. */
  readonly profile?: TProfile | undefined;
  /** The live service's names: the body has them. */
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
  /** Whether rows find nothing in the body itself. */
  readonly isRegular: boolean;
  readonly violations: readonly Violation[];
  /** Whether the body gets its hash later, so that a missing one is no violation. */
  readonly isSignedLater: boolean;
}

/** The copies that `parse` returned. They are frozen, so sending one does not check it again. */
const PARSED = new WeakMap<object, CheckedCopy>();

/**
 * Checks a body as it will be sent. The value is a frozen copy; it is a `TBody` if no finding is an error.
 *
 * @param isSignedLater Whether the caller drops findings about a missing hash.
 */
export function checkBody<TBody>(
  resource: Resource,
  body: unknown,
  { strict, ...options }: SendOptions,
  isSignedLater: boolean,
): { readonly value: TBody; readonly findings: readonly Finding[]; readonly copy: CheckedCopy } {
  const parsed = isObject(body) ? PARSED.get(body) : undefined;
  const isSame =
    parsed?.resource === resource &&
    parsed.profile === options.profile &&
    parsed.names === options.names &&
    parsed.maxFindings === options.maxFindings &&
    (isSignedLater || !parsed.isSignedLater);
  const copy = isSame ? parsed : checkCopy(resource, body, options, isSignedLater);
  const { value, violations } = copy;
  if (violations.length === 0) return { value: value as TBody, findings: [], copy };
  const found = strict ? violations.map((each) => asError(value, each)) : violations;
  const findings = toFindings(found, sentencesOf(resource, options.messages)).map(maskFinding);
  return { value: value as TBody, findings, copy };
}

const UNSIGNED = 'unsigned';

function checkCopy(
  resource: Resource,
  body: unknown,
  { profile, names, maxFindings }: SendOptions,
  isSignedLater: boolean,
): CheckedCopy {
  const max = maxFindings ?? MAX_SENT_FINDINGS;
  const isText = resource.text !== undefined;
  const regular = names || isText ? undefined : readRegular(tableSpec(resource.table), body, true);
  const copyOf = (value: unknown, violations: readonly Violation[]): CheckedCopy => ({
    resource,
    value,
    isRegular: regular !== undefined,
    violations,
    profile,
    names,
    maxFindings,
    isSignedLater,
  });
  if (isObject(regular) && isRegularClean(resource, regular, profile, isSignedLater ? UNSIGNED : undefined))
    return copyOf(regular, []);
  const { value, violations } = findInCopy(resource, regular ?? body, { profile, names, maxFindings: max });
  return copyOf(value, violations);
}

/** Fields inside a token stay warnings: the sender can't change them. */
function asError(body: unknown, violation: Violation): Violation {
  const { rule, code, path } = violation;
  const isStrict = rule === rowRules['unknown-field'] || code === 'number-in-text';
  return isStrict && isObject(valueAt(body, path.slice(0, -1))) ? { ...violation, severity: 'error' } : violation;
}

type NamesOf<TOptions extends VerifyOptions> = NonNullable<TOptions['names']>;
type ProfileOf<TOptions extends VerifyOptions> = NonNullable<TOptions['profile']>;

/** The result of `safeParse`. `findings` contains warnings and notes too. */
export type SafeParseResult<TBody> =
  | { readonly success: true; readonly output: TBody; readonly findings: readonly Finding[] }
  | { readonly success: false; readonly findings: readonly Finding[] };

/**
 * Returns any value as the body of a request, which may get its hash later: a frozen copy. The function that creates the
 * request accepts and rejects the same values, and with `sign` it does not check the copy again.
 *
 * @throws {InvalidRequestError} if the value has errors.
 * @throws {SettingsError} if an option is invalid.
 */
export function parse<
  TBody,
  TNamed extends string,
  TOptions extends VerifyOptions,
  const TNames extends NamesOf<TOptions> = NoNames,
>(
  resource: RequestResource<TBody, TNamed, TOptions>,
  input: unknown,
  options?: SendOptions<TNames, ProfileOf<NoInfer<TOptions>>>,
): Live<TBody, TNamed, TNames> {
  const result = safeParse(resource, input, options);
  if (!result.success) throw new InvalidRequestError(resource, result.findings);
  return result.output;
}

/** Like `parse`, but returns the findings instead of throwing. */
export function safeParse<
  TBody,
  TNamed extends string,
  TOptions extends VerifyOptions,
  const TNames extends NamesOf<TOptions> = NoNames,
>(
  resource: RequestResource<TBody, TNamed, TOptions>,
  input: unknown,
  options?: SendOptions<TNames, ProfileOf<NoInfer<TOptions>>>,
): SafeParseResult<Live<TBody, TNamed, TNames>>;
export function safeParse(resource: Resource, input: unknown, options: SendOptions = {}): SafeParseResult<unknown> {
  const { value, findings: all, copy } = checkBody(resource, input, options, true);
  const findings = all.filter(({ code }) => code !== UNSIGNED);
  if (findings.some(({ severity }) => severity === 'error')) return { success: false, findings };
  if (isObject(value)) PARSED.set(value, copy);
  return { success: true, output: value, findings };
}
