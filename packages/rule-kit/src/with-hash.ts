import type { Finding } from './finding.ts';

/**
 * A request's body with the hash that is made of it (section 5), in place of one that it may have.
 *
 * @param sign Takes the body without its hash.
 * @throws {TypeError} where `sign` gives anything but a text that is not empty.
 */
export async function withHash<TBody extends { readonly hash?: string | undefined }>(
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

/** What is found in a request that is yet to be signed: of the hash that it lacks, or still has, nothing is to be said. */
export const exceptHash = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ path: [name] }) => name !== 'hash');
