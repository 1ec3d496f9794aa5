import type { Finding, FindingOf } from '../findings/finding.ts';
import type { Live, Names, NoNames } from '../names/names.ts';
import { checkValue } from '../payload-type/check.ts';
import type { How } from '../payload-type/find.ts';
import type { CheckOptions, PayloadType, RequestType } from '../payload-type/payload-type.ts';
import type { TableMessages } from '../payload-type/table-messages.ts';
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

type NamesOf<TOptions extends CheckOptions> = NonNullable<TOptions['names']>;
type ProfileOf<TOptions extends CheckOptions> = NonNullable<TOptions['profile']>;

/** A value that is frozen, also inside. */
export type Frozen<T> = T extends string // `string & {}` is an object too
  ? T
  : T extends object
    ? { readonly [TName in keyof T]: Frozen<T[TName]> }
    : T;

/** The result of `safeParse`. `findings` contains warnings and notes too. */
export type SafeParseResult<TBody, TFinding = Finding> =
  | { readonly success: true; readonly output: Frozen<TBody>; readonly findings: readonly TFinding[] }
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
  TOptions extends CheckOptions,
  TMessages extends Messages,
  const TNames extends NamesOf<TOptions> = NoNames,
>(
  payloadType: RequestType<TBody, TNamed, TOptions, TMessages>,
  input: unknown,
  options?: SendOptions<TNames, ProfileOf<NoInfer<TOptions>>, NoInfer<TMessages>>,
): Frozen<Live<TBody, TNamed, TNames>> {
  const result = safeParse(payloadType, input, options);
  if (!result.success) throw new InvalidRequestError(payloadType, result.findings);
  return result.output;
}

/** Like `parse`, but returns the findings instead of throwing. */
export function safeParse<
  TBody,
  TNamed extends string,
  TOptions extends CheckOptions,
  TMessages extends Messages,
  const TNames extends NamesOf<TOptions> = NoNames,
>(
  payloadType: RequestType<TBody, TNamed, TOptions, TMessages>,
  input: unknown,
  options?: SendOptions<TNames, ProfileOf<NoInfer<TOptions>>, NoInfer<TMessages>>,
): SafeParseResult<Live<TBody, TNamed, TNames>, FindingOf<TMessages & TableMessages>>;
export function safeParse(
  payloadType: PayloadType,
  input: unknown,
  options: SendOptions = {},
): SafeParseResult<unknown> {
  const { value, findings: all } = checkValue(payloadType, input, options, UNSIGNED_BODY);
  if (all.length === 0) return { success: true, output: value, findings: all };
  const findings = all.filter(({ code }) => code !== UNSIGNED);
  if (findings.some(({ severity }) => severity === 'error')) return { success: false, findings };
  return { success: true, output: value, findings };
}

/** A body gets its hash later. */
const UNSIGNED = 'unsigned';
const UNSIGNED_BODY: How = {
  copies: 'frozen',
  maxFindings: MAX_SENT_FINDINGS,
  drops: ({ code }) => code === UNSIGNED,
};
