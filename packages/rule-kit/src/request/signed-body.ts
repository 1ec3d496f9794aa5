import { custom, type GenericSchema, optional, strictObject, unknown } from 'valibot';
import { isObject } from '../data/value.ts';
import type { Finding } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import type { Names } from '../names/names.ts';
import { checkValue } from '../payload-type/check.ts';
import type { RequestType } from '../payload-type/payload-type.ts';
import { requireSettings } from '../settings/mistakes.ts';
import type { Profile } from '../settings/profile.ts';
import type { Messages } from '../words/messages.ts';
import { type Frozen, MAX_SENT_FINDINGS, type SendOptions } from './check-body.ts';
import { InvalidRequestError } from './invalid-request-error.ts';

/** A request's body, with or without a hash (section 5). */
export interface Signable {
  readonly hash?: string | undefined;
}

/** Returns the hash of a body that has none. */
export type Sign<TBody> = (
  unsigned: Frozen<TBody>,
  context: { readonly signal?: AbortSignal | undefined },
) => string | Promise<string>;

export interface SignOptions<
  TBody,
  TNames extends Names = Names,
  TProfile extends Profile = Profile,
  TMessages extends Messages = Messages,
> extends SendOptions<TNames, TProfile, TMessages> {
  /**
   * Returns the hash of the body. It gets a frozen copy without `hash`, which is what is sent, and the `signal`. If left out,
   * the body is sent with its own hash, or without a hash.
   */
  readonly sign?: Sign<TBody> | undefined;
  /** Stops a slow `sign`: it gets this signal, and nothing is sent after it is aborted. */
  readonly signal?: AbortSignal | null | undefined;
  /** Whether the base URL may have `http:` and a host of a private network, such as a mock in Docker: `http://mock:8080`. */
  readonly allowInsecure?: boolean | undefined;
  /** Is called with each warning and note about a body that is sent. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
}

const option = (isValid: (value: unknown) => boolean, words: string) => optional(custom(isValid, `must be ${words}`));

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** The options of callers without TypeScript. `check` reads the profile and the names. */
const OptionsSchema = strictObject({
  sign: option(isFunction, 'a function that returns the hash'),
  // Tests in jsdom have another class.
  signal: option((value) => value === null || (typeof value === 'object' && 'aborted' in value), 'an AbortSignal'),
  onFinding: option(isFunction, 'a function'),
  allowInsecure: option(isBoolean, 'true or false'),
  strict: option(isBoolean, 'true or false'),
  profile: optional(unknown()),
  names: optional(unknown()),
  messages: option(isObject, 'an object'),
  maxFindings: option((value) => Number.isInteger(value) && Number(value) > 0, 'a whole number above 0'),
} satisfies Record<keyof SignOptions<Signable>, GenericSchema>);

/**
 * Checks a request's body, and serializes a copy of it, with the hash from `sign` if there is one. The body itself is read once,
 * and never changed.
 *
 * @param serialize Returns what is sent. It is called before `sign` too: a body that can't be sent is not signed.
 * @throws {InvalidRequestError} if the body has errors.
 * @throws {SettingsError} if an option is invalid.
 * @throws {TypeError} if `sign` does not return a hash.
 */
export async function signBody<TBody extends Signable>(
  payloadType: RequestType,
  body: unknown,
  options: SignOptions<TBody>,
  serialize: (body: TBody) => string,
): Promise<string> {
  requireSettings(OptionsSchema, options);
  const { sign, signal, onFinding, allowInsecure: _allowInsecure, ...checking } = options;
  requireActive(signal);
  // The hash of the body is replaced, so findings about it don't matter.
  const isReplaced = ({ path: [name] }: { readonly path: Path }): boolean => sign !== undefined && name === 'hash';
  const { value, findings: all } = checkValue<TBody>(payloadType, body, checking, {
    copies: 'frozen',
    maxFindings: MAX_SENT_FINDINGS,
    drops: isReplaced,
  });
  const findings = all.filter((finding) => !isReplaced(finding));
  if (findings.some(({ severity }) => severity === 'error')) throw new InvalidRequestError(payloadType, findings);
  for (const finding of findings) onFinding?.(finding);
  if (!sign) return serialize(value);
  const { hash: _, ...rest } = value;
  // The hash is optional: a body without one is still a TBody.
  const unsigned = Object.freeze(rest) as unknown as TBody & Frozen<TBody>;
  serialize(unsigned);
  const hash: unknown = await sign(unsigned, { signal: signal ?? undefined });
  requireActive(signal);
  // JSON and forms leave out undefined fields, so the request would be unsigned.
  if (typeof hash !== 'string' || !HASH.test(hash))
    throw new TypeError('sign must return the hash, a string that is not empty and has no spaces');
  return serialize({ ...unsigned, hash });
}

/** In place of `throwIfAborted`, which signals of React Native do not have. */
function requireActive(signal: SignOptions<Signable>['signal']): void {
  if (signal?.aborted)
    throw signal.reason ?? Object.assign(new Error('The request was aborted'), { name: 'AbortError' });
}

/** Spaces, line breaks and control characters show that something else was returned, such as the output of a command. */
const HASH = /^[^\s\p{Cc}]+$/u;
