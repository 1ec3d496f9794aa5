import {
  endpointUrl,
  type Finding,
  InvalidRequestError,
  type ParsedBody,
  parseBody,
  type SendOptions,
  type SignOptions,
  safeParseBody,
  signedBody,
} from '@pg/rule-kit';
import { type SessionRequest, sessionRequest } from './session-request.ts';
import { interfaceVersion } from './tables/interface-version.ts';

/** Returns the hash of a body that has none. The document does not show the algorithm (section 5). */
export type SignSession = (body: SessionRequest) => string | Promise<string>;

/** Options of `createSessionRequest`. */
export interface CreateSessionOptions extends SignOptions<SessionRequest> {}

/** The service would refuse the body. `findings` has the errors and warnings, without a payer's data. */
export class InvalidSessionRequestError extends InvalidRequestError {
  override readonly name = 'InvalidSessionRequestError';

  constructor(findings: readonly Finding[]) {
    super('The session request', findings);
  }
}

/**
 * Makes the request that creates a checkout session (section 4, E1): `POST {base_url}/api/v1/session`.
 *
 * @param baseUrl The service's base URL, with or without a trailing slash.
 * @param body The body (section 2.1), with or without its `hash`.
 * @param options The signing function, the merchant profile, and others.
 * @throws {InvalidSessionRequestError} if the body has errors. Otherwise `onFinding` gets the warnings and notes.
 * @throws {TypeError} if the base URL is not absolute, has more than host and path, or has the endpoint's path already;
 *   if an option is invalid; or if `sign` returns no hash.
 * @throws {ProfileError} if the profile names a field that no table has.
 */
export async function createSessionRequest(
  baseUrl: string | URL,
  body: SessionRequest,
  options: CreateSessionOptions = {},
): Promise<Request> {
  const url = endpointUrl(baseUrl, `/api/${interfaceVersion}/session`);
  const signed = await signedBody(sessionRequest, body, options, InvalidSessionRequestError);
  return new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signed),
  });
}

/**
 * Returns any value as a session request: a frozen copy.
 *
 * @throws {InvalidSessionRequestError} if `createSessionRequest` would refuse it.
 */
export const parseSession = (input: unknown, options: SendOptions = {}): SessionRequest =>
  parseBody<SessionRequest>(sessionRequest, input, options, InvalidSessionRequestError);

/** Like `parseSession`, but returns the findings instead of throwing. */
export const safeParseSession = (input: unknown, options: SendOptions = {}): ParsedBody<SessionRequest> =>
  safeParseBody<SessionRequest>(sessionRequest, input, options);
