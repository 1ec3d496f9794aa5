import { type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { tokenTable } from '../../token/token-table.ts';

// biome-ignore format: the columns are the tables'
export const wallet2TokenizationData = /* @__PURE__ */ tokenTable('wallet2 PaymentData, tokenization data', '.paymentMethodData.tokenizationData', {
  type:  ['one of',             'required', 'Type of tokenization: PAYMENT_GATEWAY', { values: ['PAYMENT_GATEWAY'] }],
  token: ['string (JSON text)', 'required', 'The token'],
}, { open: true });

// biome-ignore format: the columns are the tables'
export const wallet2CardInfo = /* @__PURE__ */ tokenTable('wallet2 PaymentData, card info', '.paymentMethodData.info', {
  cardNetwork: ['text', 'optional', 'The card’s network', { given: ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'] }],
  cardDetails: ['text', 'optional', 'The last digits of the card'],
}, { open: true });

// biome-ignore format: the columns are the tables'
export const wallet2PaymentMethodData = /* @__PURE__ */ tokenTable('wallet2 PaymentData, payment method', '.paymentMethodData', {
  type:             ['one of', 'required', 'Type of payment method: CARD', { values: ['CARD'] }],
  description:      ['text',   'optional', 'The wallet’s name of the card'],
  info:             ['object', 'optional', 'The card, as the wallet shows it'],
  tokenizationData: ['object', 'required', 'The token'],
}, { open: true });

const paymentMethodData = /* @__PURE__ */ tableSchema(wallet2PaymentMethodData, {
  info: /* @__PURE__ */ tableSchema(wallet2CardInfo),
  tokenizationData: /* @__PURE__ */ tableSchema(wallet2TokenizationData),
});

// biome-ignore format: the columns are the tables'
export const wallet2PaymentData = /* @__PURE__ */ tokenTable('wallet2 PaymentData', '', {
  apiVersion:        ['N',      'required', 'Version of the wallet’s API: 2'],
  apiVersionMinor:   ['N',      'required', 'Minor version of the wallet’s API: 0'],
  paymentMethodData: ['object', 'required', 'The payment method and its token'],
}, { open: true });

export const Wallet2PaymentData: TableSchema<
  typeof wallet2PaymentData,
  { readonly paymentMethodData: typeof paymentMethodData }
> = /* @__PURE__ */ tableSchema(wallet2PaymentData, { paymentMethodData });
/** What the second wallet's client returns: PaymentData, with the token in it (section 4, E2, brand rule 3). */
export type Wallet2PaymentData = InferOutput<typeof Wallet2PaymentData>;
