import type { Live, NoNames, PreparedRequest, Sign, SignOptions } from '@pg/rule-kit';
import { prepareRequest } from '@pg/rule-kit/internal';
import type { WalletNames } from '@pg/wallet-tokens/names';
import { type Sale, type SaleMessages, saleWithoutIntegrity } from './sale-form.ts';
import { encodeSaleForm, type FormFields } from './sale-text.ts';
import type { SaleProfile } from './tables/brand-parameters.ts';

/** Returns the hash of a sale that has none. The document does not show the algorithm (section 5). */
export type SignSale = Sign<Sale>;

/** A sale with the live service's names for the wallets: `LiveSale<{ wallet1: 'applepay' }>`. */
export type LiveSale<TNames extends WalletNames> = Live<Sale, 'brand', TNames>;

/** Options of `createSaleRequest`. */
export interface CreateSaleOptions<TNames extends WalletNames = NoNames>
  extends SignOptions<LiveSale<NoInfer<TNames>>, TNames, SaleProfile, SaleMessages> {}

/** The fields of a decoded form. TypeScript doesn't know their names. An object literal must be a `Sale` instead. */
export type Decoded<TFields> = string extends keyof TFields ? TFields & FormFields : never;

/**
 * Makes the request of a sale (section 4, E2): `POST {s2s_url}/post-va`. It is plain values, for any client, for queues and for
 * logs: `fetch(url, init)` sends it.
 *
 * The body is a URL-encoded form in UTF-8. The document does not show its `Content-Type`, so it has the usual one for forms.
 *
 * @param s2sUrl The URL for server-to-server requests, with or without a trailing slash.
 * @param sale The fields, with or without their `hash`: a `Sale`, or the `sale` that `decodeSaleForm` returned.
 * @param options The signing function, the merchant profile, and others.
 * @throws {InvalidRequestError} if the sale has errors. Otherwise `onFinding` gets the warnings and notes.
 * @throws {TypeError} if the URL is not absolute, has more than host and path, or has the endpoint's path already;
 *   if a field is not a string or an option is invalid; or if `sign` returns no hash.
 * @throws {SettingsError} if the profile names a brand that does not exist.
 */
export function createSaleRequest<TDecoded, const TNames extends WalletNames = NoNames>(
  s2sUrl: string | URL,
  sale: LiveSale<NoInfer<TNames>> | Decoded<TDecoded>,
  options?: CreateSaleOptions<TNames>,
): Promise<PreparedRequest>;
export async function createSaleRequest(
  s2sUrl: string | URL,
  sale: Sale,
  options: CreateSaleOptions = {},
): Promise<PreparedRequest> {
  return prepareRequest(ENDPOINT, s2sUrl, sale, options);
}

const ENDPOINT = {
  payloadType: saleWithoutIntegrity,
  path: '/post-va',
  contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
  serialize: (sale: Sale) => encodeSaleForm(sale).text,
} as const;
