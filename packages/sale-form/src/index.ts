// The types that this package's own have. What they are for is in their package.
export type * from '@pg/rule-kit';
// What a sender needs, so that one package is enough.
// biome-ignore format: a list
export {
  check, formatCalendarDate, formatDecimal, formatMinorUnits, InvalidRequestError, parse, redactIssues, removeNulls, 
  SettingsError, safeParse,toAlpha2Country, toNumericCountry, toProblemDetails,
} from '@pg/rule-kit';
export type * from '@pg/wallet-tokens';

export {
  type CreateSaleOptions,
  createSaleRequest,
  type Decoded,
  type LiveSale,
  type SignSale,
} from './create-sale-request.ts';
export { messages } from './messages.ts';
export {
  type Finding,
  Sale,
  type SaleMessages,
  type SaleOptions,
  saleType,
} from './sale-form.ts';
export { type DecodedSale, decodeSaleForm, type EncodedSale, encodeSaleForm, type FormFields } from './sale-text.ts';
export { type SaleProfile, saleProfileFields } from './tables/brand-parameters.ts';
export { type BrandRules, brands } from './tables/brands.ts';
export * from './tables/sale.ts';
