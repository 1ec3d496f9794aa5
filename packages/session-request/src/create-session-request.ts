import type { Live, NoNames, PreparedRequest, Sign, SignOptions } from '@pg/rule-kit';
import { prepareRequest } from '@pg/rule-kit/internal';
import type { WalletNames } from '@pg/wallet-tokens/names';
import type { SessionProfile } from './profile.ts';
import { type SessionMessages, type SessionRequest, sessionType } from './session-request.ts';
import { interfaceVersion } from './tables/interface-version.ts';

/** Returns the hash of a body that has none. The document does not show the algorithm (section 5). */
export type SignSession = Sign<SessionRequest>;

/** A session request with the live service's names for the wallets: `LiveSession<{ wallet1: 'applepay' }>`. */
export type LiveSession<TNames extends WalletNames> = Live<SessionRequest, 'methods' | 'parameters', TNames>;

/** Options of `createSessionRequest`. */
export interface CreateSessionOptions<TNames extends WalletNames = NoNames>
  extends SignOptions<LiveSession<NoInfer<TNames>>, TNames, SessionProfile, SessionMessages> {}

/**
 * Makes the request that creates a checkout session (section 4, E1): `POST {base_url}/api/v1/session`. It is plain values, for
 * any client, for queues and for logs: `fetch(url, init)` sends it.
 *
 * @param baseUrl The service's base URL, with or without a trailing slash.
 * @param body The body (section 2.1), with or without its `hash`.
 * @param options The signing function, the merchant profile, and others.
 * @throws {InvalidRequestError} if the body has errors. Otherwise `onFinding` gets the warnings and notes.
 * @throws {TypeError} if the base URL is not absolute, has more than host and path, or has the endpoint's path already;
 *   if an option is invalid; or if `sign` returns no hash.
 * @throws {SettingsError} if the profile names a field that no table has.
 */
export function createSessionRequest<const TNames extends WalletNames = NoNames>(
  baseUrl: string | URL,
  body: LiveSession<NoInfer<TNames>>,
  options?: CreateSessionOptions<TNames>,
): Promise<PreparedRequest>;
export async function createSessionRequest(
  baseUrl: string | URL,
  body: SessionRequest,
  options: CreateSessionOptions = {},
): Promise<PreparedRequest> {
  return prepareRequest(ENDPOINT, baseUrl, body, options);
}

const ENDPOINT = {
  payloadType: sessionType,
  path: `/api/${interfaceVersion}/session`,
  contentType: 'application/json',
  serialize: JSON.stringify,
} as const;
