import { type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { hexDigits } from '../formats/formats.ts';
import { publishedTable } from '../published-table.ts';
import { Wallet1PaymentData } from './payment-data.ts';

/** The card that the payer chose, as the first wallet shows it. */
// biome-ignore format: the columns are the tables'
export const wallet1PaymentMethod = /* @__PURE__ */ publishedTable('wallet1 token, payment method', '.paymentMethod', {
  displayName: ['text', 'optional', 'How the wallet names the card'],
  network:     ['text', 'optional', 'The card’s network'],
  type:        ['text', 'optional', 'The kind of card', { given: ['debit', 'credit', 'prepaid', 'store'] }],
});

/** The schema of `paymentMethod` in the first wallet's token. */
export const Wallet1PaymentMethod: TableSchema<typeof wallet1PaymentMethod> =
  /* @__PURE__ */ tableSchema(wallet1PaymentMethod);
/** The card that the payer chose, as the first wallet shows it: `paymentMethod`. */
export type Wallet1PaymentMethod = InferOutput<typeof Wallet1PaymentMethod>;

/** The first wallet's payment token (section 4, E2, brand rule 2): the outer object. */
// biome-ignore format: the columns are the tables'
export const wallet1PaymentToken = /* @__PURE__ */ publishedTable('wallet1 token', '', {
  paymentData:           ['object', 'required', 'What is encrypted'],
  paymentMethod:         ['object', 'optional', 'The card, as the wallet shows it'],
  transactionIdentifier: ['text',   'optional', 'The transactionId of the header', { format: hexDigits }],
});

/** The schema of the first wallet's payment token: the outer object. */
export const Wallet1PaymentToken: TableSchema<
  typeof wallet1PaymentToken,
  { readonly paymentData: typeof Wallet1PaymentData; readonly paymentMethod: typeof Wallet1PaymentMethod }
> = /* @__PURE__ */ tableSchema(wallet1PaymentToken, {
  paymentData: Wallet1PaymentData,
  paymentMethod: Wallet1PaymentMethod,
});
/** The first wallet's payment token, the outer object (section 4, E2, brand rule 2). */
export type Wallet1PaymentToken = InferOutput<typeof Wallet1PaymentToken>;
