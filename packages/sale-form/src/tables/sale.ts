import { amount, type Named, type TableSchema, table, tableSchema, url } from '@pg/rule-kit';
import { BRANDS, type WalletName } from '@pg/wallet-tokens/names';
import type { InferOutput } from 'valibot';
import { ipv4 } from './ipv4.ts';

/** Section 4, E2: the fields of a sale request. A brand may have more, which the account manager names. */
// biome-ignore format: the columns are the document's
export const saleTable = table('4 E2 Sale', '', {
  action:                     ['string',             'not shown', 'Action, always SALE', { values: ['SALE'] }],
  client_key:                 ['string',             'not shown', 'Credential of the merchant', { secret: true }],
  brand:                      ['string',             'not shown', 'Payment brand', { values: BRANDS }],
  order_id:                   ['string',             'not shown', 'Order ID of the merchant', { numeric: true }],
  order_amount:               ['string',             'not shown', 'Amount with a point and two decimals, like 49.90', { format: amount, should: 'amount', beside: 'order_currency' }],
  order_currency:             ['string',             'not shown', 'Currency code of the amount', { should: 'currency' }],
  order_description:          ['string',             'not shown', 'Description of the order'],
  payer_ip:                   ['string',             'not shown', 'IPv4 address of the payer', { format: ipv4, should: 'public-address' }],
  return_url:                 ['string (URL)',       'not shown', 'URL to which the payer returns', { format: url, should: 'browser-url' }],
  identifier:                 ['string',             'not shown', 'ID of the payer; for brand vcard it selects the simulated outcome', { should: 'id' }],
  'parameters[paymentToken]': ['string (JSON text)', 'not shown', 'Payment token: the JSON string that the wallet gave, byte for byte'],
  hash:                       ['string',             'not shown', 'Request signature', { secret: true }],
});

/** The schema of a sale request's fields (section 4, E2) for any brand. Every value is a string. */
export const SaleFields: TableSchema<typeof saleTable> = tableSchema(saleTable);

/** The fields of a sale request of any brand. */
export type SaleFields = Named<InferOutput<typeof SaleFields>>;

export type SaleFieldName = Extract<keyof SaleFields, string>;

/** The name of the token's field. */
export type TokenField = Extract<SaleFieldName, `parameters[${string}`>;

/** A brand of sale requests (section 1). */
export type Brand = NonNullable<SaleFields['brand']>;

/** A brand that requires a token. */
export type WalletBrand = WalletName;

/** The fields that a sale of any brand may have, including parameters that the account manager named. */
export type CommonFields = Omit<SaleFields, 'brand' | TokenField> & {
  readonly [parameter: `parameters[${string}]`]: string | undefined;
};

/** Required fields of one type. They are mapped from the table's fields, so that editors show the rows of the document. */
export type FieldsWith<TName extends keyof SaleFields, TValue> = {
  readonly [TField in keyof Pick<SaleFields, TName>]-?: TValue;
};

/** A sale with a token: its brand is a wallet. */
export type WalletSale = FieldsWith<'brand', WalletBrand> & FieldsWith<TokenField, string> & CommonFields;

/** A sale of another brand, without a token. */
export type TokenlessSale = FieldsWith<'brand', Exclude<Brand, WalletBrand>> &
  Partial<FieldsWith<TokenField, undefined>> &
  CommonFields;
