export {
  type CreateSaleOptions,
  createSaleRequest,
  InvalidSaleError,
  parseSale,
  type SignSale,
  safeParseSale,
} from './create-sale-request.ts';
export { messages } from './messages.ts';
export { type SaleCode, saleForm } from './sale-form.ts';
export { type DecodedSale, decodeSaleForm, type EncodedSale, encodeSaleForm, type FormFields } from './sale-text.ts';
export { type BrandRules, brands } from './tables/brands.ts';
export {
  type Brand,
  type CommonFields,
  type FieldsWith,
  Sale,
  type SaleFieldName,
  type SaleFields,
  sale,
  type TokenField,
  type TokenlessSale,
  type WalletBrand,
  type WalletSale,
} from './tables/sale.ts';
