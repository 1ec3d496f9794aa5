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

/** Signs a session request: takes the body without its `hash` and gives the hash. The algorithm is not shown (section 5). */
export type SignSession = (body: SessionRequest) => string | Promise<string>;

/** How a session request is made. */
export interface CreateSessionOptions extends SignOptions<SessionRequest> {}

/** A body that the service would refuse: `findings` says what is wrong, and shows no payer's data. */
export class InvalidSessionRequestError extends InvalidRequestError {
  override readonly name = 'InvalidSessionRequestError';

  constructor(findings: readonly Finding[]) {
    super('The session request', findings);
  }
}

/**
 * Makes the request that creates a checkout session (section 4, E1): `POST {base_url}/api/v1/session`.
 *
 * @param baseUrl The service's base URL, with or without a slash at its end.
 * @param body The body (section 2.1), with or without its `hash`.
 * @param options How it is made: who signs, and what the account manager said.
 * @throws {InvalidSessionRequestError} where the body has errors; `onFinding` gets what else was found.
 * @throws {TypeError} where the base URL is not absolute, has more than host and path, or has the endpoint's path already;
 *   where an option is wrong; and where `sign` returns no hash.
 * @throws {ProfileError} where the profile names an entry that no table has.
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

/** Does what `parseSession` does without throwing. */
export const safeParseSession = (input: unknown, options: SendOptions = {}): ParsedBody<SessionRequest> =>
  safeParseBody<SessionRequest>(sessionRequest, input, options);
