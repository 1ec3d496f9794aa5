import {
  endpointUrl,
  type Finding,
  InvalidRequestError,
  type Live,
  type Names,
  type NoNames,
  type ParsedBody,
  type PreparedRequest,
  parseBody,
  type SendOptions,
  type Sign,
  type SignOptions,
  safeParseBody,
  signedBody,
} from '@pg/rule-kit';
import { type SessionRequest, sessionRequest } from './session-request.ts';
import { interfaceVersion } from './tables/interface-version.ts';

/** Returns the hash of a body that has none. The document does not show the algorithm (section 5). */
export type SignSession = Sign<SessionRequest>;

/** A session request with the live service's names for the wallets: `LiveSession<{ wallet1: 'applepay' }>`. */
export type LiveSession<TNames extends Names> = Live<SessionRequest, 'methods' | 'parameters', TNames>;

/** Options of `createSessionRequest`. */
export interface CreateSessionOptions<TNames extends Names = NoNames>
  extends SignOptions<LiveSession<NoInfer<TNames>>, TNames> {}

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
 * @throws {SettingsError} if the profile names a field that no table has.
 */
export function createSessionRequest<const TNames extends Names = NoNames>(
  baseUrl: string | URL,
  body: LiveSession<NoInfer<TNames>>,
  options?: CreateSessionOptions<TNames>,
): Promise<Request>;
export async function createSessionRequest(
  baseUrl: string | URL,
  body: SessionRequest,
  options: CreateSessionOptions = {},
): Promise<Request> {
  const { url, ...init } = await prepareSessionRequest(baseUrl, body, options);
  return new Request(url, init);
}

/**
 * Makes the same request as `createSessionRequest`, as plain values: for clients other than `fetch`, for queues and for logs.
 * The parameters and errors are the same.
 */
export function prepareSessionRequest<const TNames extends Names = NoNames>(
  baseUrl: string | URL,
  body: LiveSession<NoInfer<TNames>>,
  options?: CreateSessionOptions<TNames>,
): Promise<PreparedRequest>;
export async function prepareSessionRequest(
  baseUrl: string | URL,
  body: SessionRequest,
  options: CreateSessionOptions = {},
): Promise<PreparedRequest> {
  const url = endpointUrl(baseUrl, `/api/${interfaceVersion}/session`, options);
  const text = await signedBody(sessionRequest, body, options, InvalidSessionRequestError, JSON.stringify);
  return { url, method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text };
}

/**
 * Returns any value as a session request: a frozen copy.
 *
 * @throws {InvalidSessionRequestError} if `createSessionRequest` would refuse it.
 */
export const parseSession = <const TNames extends Names = NoNames>(
  input: unknown,
  options: SendOptions<TNames> = {},
): LiveSession<TNames> => parseBody<LiveSession<TNames>>(sessionRequest, input, options, InvalidSessionRequestError);

/** Like `parseSession`, but returns the findings instead of throwing. */
export const safeParseSession = <const TNames extends Names = NoNames>(
  input: unknown,
  options: SendOptions<TNames> = {},
): ParsedBody<LiveSession<TNames>> => safeParseBody<LiveSession<TNames>>(sessionRequest, input, options);
