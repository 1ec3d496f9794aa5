import { type Finding, maskFinding, type Violation } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import type { Live, Names, NoNames } from '../names/names.ts';
import { rowRules } from '../report/row-rules.ts';
import { findUnlessClean, sentencesOf, toFindings } from '../resource/check.ts';
import { type CleanOptions, readRegular } from '../resource/clean.ts';
import type { CheckOptions, RequestResource, Resource, VerifyOptions } from '../resource/resource.ts';
import type { Profile } from '../settings/profile.ts';
import { InvalidRequestError } from './invalid-request-error.ts';
import { snapshotOf } from './snapshot.ts';

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

/** A body that was not clean, and its violations. */
interface CheckedCopy extends Pick<SendOptions, 'profile' | 'names' | 'maxFindings'> {
  readonly resource: Resource;
  readonly value: unknown;
  readonly violations: readonly Violation[];
}

/**
 * The copies that `parse` returned. They are frozen, so sending one does not check it again. Clean ones are decided again in
 * one pass, which takes less time than to remember them.
 */
const PARSED = new WeakMap<object, CheckedCopy>();

/** What a caller of `checkBody` does not need. */
interface Unneeded extends Pick<CleanOptions, 'drops'> {
  /** Whether the value may be the body itself, and not a copy. */
  readonly copy?: boolean;
}

/** A checked body: a copy, and its findings. */
interface CheckedBody<TBody> {
  readonly value: TBody;
  readonly findings: readonly Finding[];
  /** Left out if the body is clean. */
  readonly checked?: CheckedCopy;
}

/** Checks a body as it will be sent. The value is a frozen copy; it is a `TBody` if no finding is an error. */
export function checkBody<TBody>(
  resource: Resource,
  body: unknown,
  options: SendOptions,
  unneeded: Unneeded = {},
): CheckedBody<TBody> {
  const { profile, names, messages, strict, maxFindings } = options;
  const parsed = isObject(body) ? PARSED.get(body) : undefined;
  const isSame =
    parsed?.resource === resource &&
    parsed.profile === profile &&
    parsed.names === names &&
    parsed.maxFindings === maxFindings;
  const checked = isSame ? parsed : checkCopy(resource, body, options, unneeded);
  const { value, violations } = checked;
  if (violations === undefined) return { value: value as TBody, findings: [] };
  const found = strict ? violations.map((each) => asError(value, each)) : violations;
  const findings = toFindings(found, sentencesOf(resource, messages)).map(maskFinding);
  return { value: value as TBody, findings, checked: { ...checked, violations } };
}

function checkCopy(
  resource: Resource,
  body: unknown,
  { profile, names, maxFindings }: SendOptions,
  { drops, copy = true }: Unneeded,
): Omit<CheckedCopy, 'violations'> & Partial<CheckedCopy> {
  const max = maxFindings ?? MAX_SENT_FINDINGS;
  const regular = readRegular(resource, body, copy);
  const isRegular = regular !== undefined;
  const { value, violations } = isRegular ? { value: regular, violations: [] } : snapshotOf(body, max);
  const found = findUnlessClean(resource, value, { profile, names, maxFindings: max }, { isRegular, drops });
  const checked = { resource, profile, names, maxFindings, value };
  return found ? { ...checked, violations: [...found, ...violations] } : checked;
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
 * request accepts and rejects the same values, and does not check the copy again.
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
  const { value, findings: all, checked } = checkBody(resource, input, options, { drops: isUnsigned });
  const findings = all.filter((finding) => !isUnsigned(finding));
  if (findings.some(({ severity }) => severity === 'error')) return { success: false, findings };
  if (checked && isObject(value)) PARSED.set(value, checked);
  return { success: true, output: value, findings };
}

/** A body gets its hash later. */
const isUnsigned = ({ code }: { readonly code: string }): boolean => code === 'unsigned';
