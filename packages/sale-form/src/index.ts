export {
  type AnySchema,
  amountOfDecimal,
  amountOfMinorUnits,
  type CheckOptions,
  check,
  type DecimalLike,
  type Finding,
  type Format,
  type Names,
  type PreparedRequest,
  type RowFacts,
  type RowSchema,
  sentenceOf,
  type Table,
  type TableEntries,
  type TableSchema,
  toProblemDetails,
  type WithoutNulls,
  withoutNulls,
} from '@pg/rule-kit';
export {
  type CreateSaleOptions,
  createSaleRequest,
  type Decoded,
  type LiveSale,
  type SignSale,
} from './create-sale-request.ts';
export { messages } from './messages.ts';
export { Sale, type SaleCode, saleForm, sentSale } from './sale-form.ts';
export { type DecodedSale, decodeSaleForm, type EncodedSale, encodeSaleForm, type FormFields } from './sale-text.ts';
export { type BrandRules, brands } from './tables/brands.ts';
export {
  type Brand,
  type CommonFields,
  type FieldsWith,
  type SaleFieldName,
  SaleFields,
  sale,
  type TokenField,
  type TokenlessSale,
  type WalletBrand,
  type WalletSale,
} from './tables/sale.ts';
