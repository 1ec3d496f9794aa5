import { type Named, objectOf, type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { tokenTable } from '../../token/token-table.ts';
import { NETWORKS } from './card-lists.ts';

// biome-ignore format: the columns are the tables'
export const wallet2TokenizationDataTable = tokenTable('wallet2 PaymentData, tokenization data', '.paymentMethodData.tokenizationData', {
  type:  ['one of',             'required', 'Type of tokenization: PAYMENT_GATEWAY', { values: ['PAYMENT_GATEWAY'] }],
  token: ['string (JSON text)', 'required', 'The token'],
}, { open: true });

export const Wallet2TokenizationData: TableSchema<typeof wallet2TokenizationDataTable> =
  tableSchema(wallet2TokenizationDataTable);
/** The `tokenizationData` of the second wallet, with the token as a string. */
export type Wallet2TokenizationData = Named<InferOutput<typeof Wallet2TokenizationData>>;

// biome-ignore format: the columns are the tables'
export const wallet2CardInfoTable = tokenTable('wallet2 PaymentData, card info', '.paymentMethodData.info', {
  cardNetwork: ['text', 'optional', "The card's network", { knownValues: NETWORKS }],
  cardDetails: ['text', 'optional', 'The last digits of the card'],
}, { open: true });

export const Wallet2CardInfo: TableSchema<typeof wallet2CardInfoTable> = tableSchema(wallet2CardInfoTable);
/** The card that the payer chose, as the second wallet shows it: `info`. */
export type Wallet2CardInfo = Named<InferOutput<typeof Wallet2CardInfo>>;

// biome-ignore format: the columns are the tables'
export const wallet2PaymentMethodDataTable = tokenTable('wallet2 PaymentData, payment method', '.paymentMethodData', {
  type:             ['one of', 'required', 'Type of payment method: CARD', { values: ['CARD'] }],
  description:      ['text',   'optional', "The wallet's name of the card"],
  info:             ['object', 'optional', 'The card, as the wallet shows it'],
  tokenizationData: ['object', 'required', 'The token'],
}, {
  open: true,
  nested: {
    info:             objectOf<Wallet2CardInfo>(wallet2CardInfoTable),
    tokenizationData: objectOf<Wallet2TokenizationData>(wallet2TokenizationDataTable),
  },
});

export const Wallet2PaymentMethodData: TableSchema<typeof wallet2PaymentMethodDataTable> =
  tableSchema(wallet2PaymentMethodDataTable);
/** The payment method in the second wallet's PaymentData: `paymentMethodData`. */
export type Wallet2PaymentMethodData = Named<InferOutput<typeof Wallet2PaymentMethodData>>;

// biome-ignore format: the columns are the tables'
export const wallet2PaymentDataTable = tokenTable('wallet2 PaymentData', '', {
  apiVersion:        ['N',      'required', "Version of the wallet's API: 2"],
  apiVersionMinor:   ['N',      'required', "Minor version of the wallet's API: 0"],
  paymentMethodData: ['object', 'required', 'The payment method and its token'],
}, { open: true, nested: { paymentMethodData: objectOf<Wallet2PaymentMethodData>(wallet2PaymentMethodDataTable) } });

export const Wallet2PaymentData: TableSchema<typeof wallet2PaymentDataTable> = tableSchema(wallet2PaymentDataTable);
/** PaymentData, which the second wallet's client returns, with the token in it (section 4, E2, brand rule 3). */
export type Wallet2PaymentData = Named<InferOutput<typeof Wallet2PaymentData>>;
