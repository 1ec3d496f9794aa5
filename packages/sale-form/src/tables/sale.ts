import { amount, type TableSchema, table, tableSchema, url } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { ipv4 } from './ipv4.ts';

/** Section 4, E2: the fields of a sale request. What a brand takes besides, the account manager says. */
// biome-ignore format: the columns are the document's
export const sale = /* @__PURE__ */ table('4 E2 Sale', '', {
  action:                     ['string',             'not shown', 'What is done', { values: ['SALE'] }],
  client_key:                 ['string',             'not shown', 'The merchant’s credential', { secret: true }],
  brand:                      ['string',             'not shown', 'The payment brand', { values: ['wallet1', 'wallet2', 'om-wallet', 'naps', 'vcard'] }],
  order_id:                   ['string',             'not shown', 'The merchant’s identifier of the order'],
  order_amount:               ['string',             'not shown', 'What is to be paid, with a point and two decimals', { format: amount }],
  order_currency:             ['string',             'not shown', 'Currency code of the amount'],
  order_description:          ['string',             'not shown', 'What the order is for'],
  payer_ip:                   ['string',             'not shown', 'The payer’s IPv4 address', { format: ipv4 }],
  return_url:                 ['string (URL)',       'not shown', 'Where the payer returns to', { format: url }],
  identifier:                 ['string',             'not shown', 'The payer’s identifier; on the test connector it selects the outcome'],
  'parameters[paymentToken]': ['string (JSON text)', 'not shown', 'The wallet’s payment token, as the text that the wallet gave'],
  hash:                       ['string',             'not shown', 'Signature of the request', { secret: true }],
});

/** The schema of a sale request's fields (section 4, E2); every value is a text. */
export const Sale: TableSchema<typeof sale> = /* @__PURE__ */ tableSchema(sale);

/** The fields of a sale request, whatever its brand. */
export type SaleFields = InferOutput<typeof Sale>;

/** The name of a field of a sale request. */
export type SaleFieldName = Extract<keyof SaleFields, string>;

/** The name of the field that carries a wallet's token. */
export type TokenField = Extract<SaleFieldName, `parameters[${string}`>;

/** A brand of sale requests (section 1). */
export type Brand = NonNullable<SaleFields['brand']>;

/** A brand whose sale carries a wallet's token. */
export type WalletBrand = Extract<Brand, `wallet${number}`>;

/** What a sale of any brand may have, the parameters that the account manager named included. */
export type CommonFields = Omit<SaleFields, 'brand' | TokenField> & {
  readonly [parameter: `parameters[${string}]`]: string | undefined;
};

/** Fields that a sale has, with what they hold; mapped from the table's, so that editors show what its rows say. */
export type FieldsWith<TName extends keyof SaleFields, TValue> = {
  readonly [TField in keyof Pick<SaleFields, TName>]-?: TValue;
};

/** A wallet's sale: it has the token. */
export type WalletSale = FieldsWith<'brand', WalletBrand> & FieldsWith<TokenField, string> & CommonFields;

/** A sale of another brand: it has no token. */
export type TokenlessSale = FieldsWith<'brand', Exclude<Brand, WalletBrand>> &
  Partial<FieldsWith<TokenField, undefined>> &
  CommonFields;

/** A sale request (section 4, E2): a wallet's has a token, another brand's has none. */
export type Sale = WalletSale | TokenlessSale;
