import type { RequestType } from '../payload-type/payload-type.ts';
import { endpointUrl } from './endpoint-url.ts';
import { type Signable, type SignOptions, signBody } from './signed-body.ts';

/** A request as plain values. They can be stored, and sent more than once. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: 'POST';
  readonly headers: { readonly 'Content-Type': string };
  /** What is sent, byte for byte in UTF-8. It has the payer's data. */
  readonly body: string;
}

/** How requests of one kind are sent. */
export interface Endpoint<TBody> {
  readonly payloadType: RequestType;
  /** It starts with a slash. */
  readonly path: `/${string}`;
  readonly contentType: string;
  readonly serialize: (body: TBody) => string;
}

/**
 * Checks and signs a body, and makes the request that sends it.
 *
 * @param baseUrl The URL that the account manager gave, with or without a slash at the end.
 * @throws {TypeError} as `endpointUrl` and `signBody` do.
 * @throws {InvalidRequestError} if the body has errors.
 * @throws {SettingsError} if an option is invalid.
 */
export async function prepareRequest<TBody extends Signable>(
  { payloadType, path, contentType, serialize }: Endpoint<TBody>,
  baseUrl: string | URL,
  body: unknown,
  options: SignOptions<TBody>,
): Promise<PreparedRequest> {
  const url = endpointUrl(baseUrl, path, options);
  const text = await signBody(payloadType, body, options, serialize);
  return { url, method: 'POST', headers: { 'Content-Type': contentType }, body: text };
}
