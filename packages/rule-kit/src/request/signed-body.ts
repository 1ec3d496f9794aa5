import type { Finding } from '../findings/finding.ts';
import { check } from '../resource/check.ts';
import type { CheckOptions, Resource } from '../resource/resource.ts';
import type { InvalidRequestError } from './invalid-request-error.ts';

/** A request's body, with its hash or without one (section 5). */
export interface Signable {
  readonly hash?: string | undefined;
}

/** How a request's body is checked and signed. */
export interface SignOptions<TBody> extends CheckOptions {
  /** Returns the hash of a body without one. If left out, the body is sent with the hash that it has, or without one. */
  readonly sign?: ((unsigned: TBody) => string | Promise<string>) | undefined;
}

/**
 * Checks a request's body, and returns it with the hash that `sign` returns. Without `sign` it returns the body unchanged.
 *
 * @param Refusal The class of the error that is thrown.
 * @throws {InvalidRequestError} if the body has errors; warnings are ignored.
 * @throws {TypeError} if `sign` does not return a string, or returns an empty one.
 */
export async function signedBody<TBody extends Signable>(
  resource: Resource,
  body: TBody,
  { sign, ...options }: SignOptions<TBody>,
  Refusal: new (findings: readonly Finding[]) => InvalidRequestError,
): Promise<TBody> {
  const found = check(resource, body, options);
  // The hash of the body is replaced, so findings about it, or that it is missing, don't matter.
  const findings = sign ? found.filter(({ path: [name] }) => name !== 'hash') : found;
  if (findings.some(({ severity }) => severity === 'error')) throw new Refusal(findings);
  return sign ? withHash(body, sign) : body;
}

async function withHash<TBody extends Signable>(
  { hash: _, ...unsigned }: TBody,
  sign: (unsigned: TBody) => string | Promise<string>,
): Promise<TBody> {
  // The hash is optional: a body without one is still a TBody.
  const body = unsigned as unknown as TBody;
  const hash: unknown = await sign(body);
  // JSON and forms leave out what is undefined: the request would go out unsigned.
  if (typeof hash !== 'string' || hash === '')
    throw new TypeError('sign must return the hash, a string that is not empty');
  return { ...body, hash };
}
