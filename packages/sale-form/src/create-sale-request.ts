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

/** Signs a sale: takes its fields without the `hash` and gives the hash. The algorithm is not shown (section 5). */
export type SignSale = (sale: Sale) => string | Promise<string>;

/** How a sale request is made. */
export interface CreateSaleOptions extends SignOptions<Sale> {}

/** A sale that the service would refuse: `findings` says what is wrong, and shows no payer's data. */
export class InvalidSaleError extends InvalidRequestError {
  override readonly name = 'InvalidSaleError';

  constructor(findings: readonly Finding[]) {
    super('The sale', findings);
  }
}

/** The fields of a decoded form, of which no type says the names. An object literal is none, and has to be a `Sale`. */
export type Decoded<TFields> = string extends keyof TFields ? TFields & FormFields : never;

/**
 * Makes the request of a sale (section 4, E2): `POST {s2s_url}/post-va`.
 *
 * The body is a URL-encoded form. The document does not show its `Content-Type`: it is that of such forms, in UTF-8.
 *
 * @param s2sUrl The URL for server-to-server requests, with or without a slash at its end.
 * @param sale The fields, with or without their `hash`: a `Sale`, or what `decodeSaleForm` gave.
 * @param options How it is made: who signs, and what the account manager said.
 * @throws {InvalidSaleError} where the sale has errors; `onFinding` gets what else was found.
 * @throws {TypeError} where the URL is not absolute, has more than host and path, or has the endpoint's path already;
 *   where a field is no string or an option is wrong; and where `sign` returns no hash.
 * @throws {ProfileError} where the profile names a brand that does not exist.
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

/** Does what `parseSale` does without throwing. */
export const safeParseSale = (input: unknown, options: SendOptions = {}): ParsedBody<Sale> =>
  safeParseBody<Sale>(sentSale, input, options);
