import type { Finding } from '../findings/finding.ts';
import { check } from '../resource/check.ts';
import type { CheckOptions, Resource } from '../resource/resource.ts';
import type { InvalidRequestError } from './invalid-request-error.ts';

/** A request's body, with its hash or without one (section 5). */
export interface Signable {
  readonly hash?: string | undefined;
}

/** How a request's body is made ready to be sent. */
export interface SignOptions<TBody> extends CheckOptions {
  /** Takes the body without its hash and gives the hash; left out, the body is sent with the hash that it has, or none. */
  readonly sign?: ((unsigned: TBody) => string | Promise<string>) | undefined;
}

/**
 * Checks a request's body and gives what is to be sent: the body with the hash that `sign` gives, or, without `sign`, as it
 * is.
 *
 * @param Refusal The error of what the service would refuse.
 * @throws {InvalidRequestError} where the body has errors; warnings do not keep it back.
 * @throws {TypeError} where `sign` gives anything but a text that is not empty.
 */
export async function signedBody<TBody extends Signable>(
  resource: Resource,
  body: TBody,
  { sign, ...options }: SignOptions<TBody>,
  Refusal: new (findings: readonly Finding[]) => InvalidRequestError,
): Promise<TBody> {
  const found = check(resource, body, options);
  // Of the hash that a body lacks, or still has, nothing is to be said where another one is made.
  const findings = sign ? found.filter(({ path: [name] }) => name !== 'hash') : found;
  if (findings.some(({ severity }) => severity === 'error')) throw new Refusal(findings);
  return sign ? withHash(body, sign) : body;
}

async function withHash<TBody extends Signable>(
  { hash: _, ...unsigned }: TBody,
  sign: (unsigned: TBody) => string | Promise<string>,
): Promise<TBody> {
  // The hash is optional: without it, it is such a body still.
  const body = unsigned as unknown as TBody;
  const hash: unknown = await sign(body);
  // JSON and forms leave out what is undefined: the request would go out unsigned.
  if (typeof hash !== 'string' || hash === '')
    throw new TypeError('sign has to return the hash, a text that is not empty');
  return { ...body, hash };
}
