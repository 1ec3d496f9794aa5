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
import { type Sale, sentSale } from './sale-form.ts';
import { encodeSaleForm, type FormFields } from './sale-text.ts';

/** Returns the hash of a sale that has none. The document does not show the algorithm (section 5). */
export type SignSale = (sale: Sale) => string | Promise<string>;

/** Options of `createSaleRequest`. */
export interface CreateSaleOptions extends SignOptions<Sale> {}

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
 * @throws {ProfileError} if the profile names a brand that does not exist.
 */
export async function createSaleRequest<TDecoded>(
  s2sUrl: string | URL,
  sale: Sale | Decoded<TDecoded>,
  options: CreateSaleOptions = {},
): Promise<Request> {
  const url = endpointUrl(s2sUrl, '/post-va');
  const signed = await signedBody(sentSale, sale, options, InvalidSaleError);
  return new Request(url, { method: 'POST', body: encodeSaleForm(signed).params });
}

/**
 * Returns any value as a sale: a frozen copy.
 *
 * @throws {InvalidSaleError} if `createSaleRequest` would refuse it.
 */
export const parseSale = (input: unknown, options: SendOptions = {}): Sale =>
  parseBody<Sale>(sentSale, input, options, InvalidSaleError);

/** Like `parseSale`, but returns the findings instead of throwing. */
export const safeParseSale = (input: unknown, options: SendOptions = {}): ParsedBody<Sale> =>
  safeParseBody<Sale>(sentSale, input, options);
