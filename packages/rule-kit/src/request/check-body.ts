import { isObject } from '../data/value.ts';
import type { Finding, FindingOf, Violation } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import type { Live, Names, NoNames } from '../names/names.ts';
import { find, type How, toMaskedFindings } from '../resource/check.ts';
import type { CheckOptions, RequestResource, Resource, VerifyOptions } from '../resource/resource.ts';
import type { TableMessages } from '../resource/table-messages.ts';
import { rowRules } from '../rules/row-rules.ts';
import type { Profile } from '../settings/profile.ts';
import type { Messages } from '../words/messages.ts';
import { InvalidRequestError } from './invalid-request-error.ts';

export interface SendOptions<
  TNames extends Names = Names,
  TProfile extends Profile = Profile,
  TMessages extends Messages = Messages,
> extends CheckOptions<TMessages> {
  /** The merchant profile. */
  readonly profile?: TProfile | undefined;
  /** The live service's names: the body has them. */
  readonly names?: TNames | undefined;
  /** Whether an unknown field, and a number in place of a string, is an error. By default both are warnings. */
  readonly strict?: boolean | undefined;
}

/** The findings about what is sent or received that are listed, unless `maxFindings` is set. */
export const MAX_SENT_FINDINGS = 1000;

/**
 * Checks a body as it will be sent.
 *
 * @returns A frozen copy, which is a `TBody` if no finding is an error.
 */
export function checkBody<TBody>(
  resource: Resource,
  body: unknown,
  options: SendOptions,
  how: How,
): { readonly value: TBody; readonly findings: readonly Finding[] } {
  const { value, violations } = find(resource, body, options, how);
  const found = options.strict ? violations.map((each) => asError(value, each)) : violations;
  return { value: value as TBody, findings: toMaskedFindings(resource, found, options.messages) };
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
export type SafeParseResult<TBody, TFinding = Finding> =
  | { readonly success: true; readonly output: TBody; readonly findings: readonly TFinding[] }
  | { readonly success: false; readonly findings: readonly TFinding[] };

/**
 * Returns any value as the body of a request, which may get its hash later: a frozen copy. The function that creates the
 * request accepts and rejects the same values.
 *
 * @throws {InvalidRequestError} if the value has errors.
 * @throws {SettingsError} if an option is invalid.
 */
export function parse<
  TBody,
  TNamed extends string,
  TOptions extends VerifyOptions,
  TMessages extends Messages,
  const TNames extends NamesOf<TOptions> = NoNames,
>(
  resource: RequestResource<TBody, TNamed, TOptions, TMessages>,
  input: unknown,
  options?: SendOptions<TNames, ProfileOf<NoInfer<TOptions>>, NoInfer<TMessages>>,
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
  TMessages extends Messages,
  const TNames extends NamesOf<TOptions> = NoNames,
>(
  resource: RequestResource<TBody, TNamed, TOptions, TMessages>,
  input: unknown,
  options?: SendOptions<TNames, ProfileOf<NoInfer<TOptions>>, NoInfer<TMessages>>,
): SafeParseResult<Live<TBody, TNamed, TNames>, FindingOf<TMessages & TableMessages>>;
export function safeParse(resource: Resource, input: unknown, options: SendOptions = {}): SafeParseResult<unknown> {
  const { value, findings: all } = checkBody(resource, input, options, UNSIGNED_BODY);
  if (all.length === 0) return { success: true, output: value, findings: all };
  const findings = all.filter(({ code }) => code !== UNSIGNED);
  if (findings.some(({ severity }) => severity === 'error')) return { success: false, findings };
  return { success: true, output: value, findings };
}

/** A body gets its hash later. */
const UNSIGNED = 'unsigned';
const UNSIGNED_BODY: How = {
  copies: true,
  maxFindings: MAX_SENT_FINDINGS,
  drops: ({ code }) => code === UNSIGNED,
};
