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
import { type Sale, sentSale } from './sale-form.ts';
import { encodeSaleForm, type FormFields } from './sale-text.ts';

/** Returns the hash of a sale that has none. The document does not show the algorithm (section 5). */
export type SignSale = Sign<Sale>;

/** A sale with the live service's names for the wallets: `LiveSale<{ wallet1: 'applepay' }>`. */
export type LiveSale<TNames extends Names> = Live<Sale, 'brand', TNames>;

/** Options of `createSaleRequest`. */
export interface CreateSaleOptions<TNames extends Names = NoNames>
  extends SignOptions<LiveSale<NoInfer<TNames>>, TNames> {}

/** The service would refuse the sale. `findings` has the errors and warnings, without a payer's data. */
export class InvalidSaleError extends InvalidRequestError {
  override readonly name = 'InvalidSaleError';

  constructor(findings: readonly Finding[]) {
    super('The sale', findings);
  }
}

/** The fields of a decoded form. TypeScript doesn't know their names. An object literal must be a `Sale` instead. */
export type Decoded<TFields> = string extends keyof TFields ? TFields & FormFields : never;

/**
 * Makes the request of a sale (section 4, E2): `POST {s2s_url}/post-va`.
 *
 * The body is a URL-encoded form in UTF-8. The document does not show its `Content-Type`, so it has the usual one for forms.
 *
 * @param s2sUrl The URL for server-to-server requests, with or without a trailing slash.
 * @param sale The fields, with or without their `hash`: a `Sale`, or the `sale` that `decodeSaleForm` returned.
 * @param options The signing function, the merchant profile, and others.
 * @throws {InvalidSaleError} if the sale has errors. Otherwise `onFinding` gets the warnings and notes.
 * @throws {TypeError} if the URL is not absolute, has more than host and path, or has the endpoint's path already;
 *   if a field is not a string or an option is invalid; or if `sign` returns no hash.
 * @throws {SettingsError} if the profile names a brand that does not exist.
 */
export function createSaleRequest<TDecoded, const TNames extends Names = NoNames>(
  s2sUrl: string | URL,
  sale: LiveSale<NoInfer<TNames>> | Decoded<TDecoded>,
  options?: CreateSaleOptions<TNames>,
): Promise<Request>;
export async function createSaleRequest(
  s2sUrl: string | URL,
  sale: Sale,
  options: CreateSaleOptions = {},
): Promise<Request> {
  const { url, ...init } = await prepareSaleRequest(s2sUrl, sale, options);
  return new Request(url, init);
}

/**
 * Makes the same request as `createSaleRequest`, as plain values: for clients other than `fetch`, for queues and for logs. The
 * parameters and errors are the same.
 */
export function prepareSaleRequest<TDecoded, const TNames extends Names = NoNames>(
  s2sUrl: string | URL,
  sale: LiveSale<NoInfer<TNames>> | Decoded<TDecoded>,
  options?: CreateSaleOptions<TNames>,
): Promise<PreparedRequest>;
export async function prepareSaleRequest(
  s2sUrl: string | URL,
  sale: Sale,
  options: CreateSaleOptions = {},
): Promise<PreparedRequest> {
  const url = endpointUrl(s2sUrl, '/post-va', options);
  const toText = (fields: Sale): string => encodeSaleForm(fields).text;
  const body = await signedBody(sentSale, sale, options, InvalidSaleError, toText);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  return { url, method: 'POST', headers, body };
}

/**
 * Returns any value as a sale: a frozen copy.
 *
 * @throws {InvalidSaleError} if `createSaleRequest` would refuse it.
 */
export const parseSale = <const TNames extends Names = NoNames>(
  input: unknown,
  options: SendOptions<TNames> = {},
): LiveSale<TNames> => parseBody<LiveSale<TNames>>(sentSale, input, options, InvalidSaleError);

/** Like `parseSale`, but returns the findings instead of throwing. */
export const safeParseSale = <const TNames extends Names = NoNames>(
  input: unknown,
  options: SendOptions<TNames> = {},
): ParsedBody<LiveSale<TNames>> => safeParseBody<LiveSale<TNames>>(sentSale, input, options);
