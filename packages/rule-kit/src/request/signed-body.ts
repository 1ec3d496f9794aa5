import type { Finding } from '../findings/finding.ts';
import { isObject } from '../match/matches.ts';
import { findOptionMistake, type OptionSpec } from '../resource/option-mistake.ts';
import type { Resource } from '../resource/resource.ts';
import { checkBody, type SendOptions } from './check-body.ts';
import type { InvalidRequestError } from './invalid-request-error.ts';

/** A request's body, with or without a hash (section 5). */
export interface Signable {
  readonly hash?: string | undefined;
}

export interface SignOptions<TBody> extends SendOptions {
  /**
   * Returns the hash of the body. It gets a frozen copy without `hash`, which is what is sent. If left out, the body is sent
   * with its own hash, or without a hash.
   */
  readonly sign?: ((unsigned: TBody) => string | Promise<string>) | undefined;
  /** Is called with each warning and note about a body that is sent. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const OPTIONS: Readonly<Record<keyof SignOptions<Signable>, OptionSpec>> = {
  sign: [isFunction, 'a function that returns the hash'],
  onFinding: [isFunction, 'a function'],
  strict: [(value) => typeof value === 'boolean', 'true or false'],
  profile: [isObject, 'an object'],
  messages: [isObject, 'an object'],
};

/**
 * Checks a request's body, and returns a frozen copy of it, with the hash from `sign` if there is one. The body itself is read
 * once, and never changed.
 *
 * @param Refusal The class of the error that is thrown.
 * @throws {InvalidRequestError} if the body has errors.
 * @throws {TypeError} if an option is invalid, or `sign` does not return a string, or returns an empty one.
 */
export async function signedBody<TBody extends Signable>(
  resource: Resource,
  body: unknown,
  options: SignOptions<TBody>,
  Refusal: new (findings: readonly Finding[]) => InvalidRequestError,
): Promise<TBody> {
  const mistake = findOptionMistake(OPTIONS, options);
  if (mistake !== undefined) throw new TypeError(mistake);
  const { sign, onFinding, ...checking } = options;
  const { value, findings: all } = checkBody<TBody>(resource, body, checking);
  // The hash of the body is replaced, so findings about it don't matter.
  const findings = sign ? all.filter(({ path: [name] }) => name !== 'hash') : all;
  if (findings.some(({ severity }) => severity === 'error')) throw new Refusal(findings);
  for (const finding of findings) onFinding?.(finding);
  return sign ? withHash(value, sign) : value;
}

async function withHash<TBody extends Signable>(
  { hash: _, ...unsigned }: TBody,
  sign: (unsigned: TBody) => string | Promise<string>,
): Promise<TBody> {
  // The hash is optional: a body without one is still a TBody.
  const body = Object.freeze(unsigned) as unknown as TBody;
  const hash: unknown = await sign(body);
  // JSON and forms leave out undefined fields, so the request would be unsigned.
  if (typeof hash !== 'string' || hash === '')
    throw new TypeError('sign must return the hash, a string that is not empty');
  return { ...body, hash };
}
