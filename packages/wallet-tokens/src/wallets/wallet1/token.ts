import { type AlternativesSchema, alternativesSchema, type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { anyP256Key, cipherText, cmsSignature, hash, hexDigits, hexHash, wrappedKey } from '../../token/formats.ts';
import { tokenTable } from '../../token/token-table.ts';

// biome-ignore format: the columns are the tables'
export const wallet1Header = /* @__PURE__ */ tokenTable('wallet1 token, header', '.paymentData.header', {
  publicKeyHash:      ['text', 'required', 'SHA-256 of the merchant’s processing key', { format: hash }],
  transactionId:      ['text', 'required', 'The wallet’s identifier of the transaction', { format: hexDigits }],
  ephemeralPublicKey: ['text', 'optional', 'Key of the token, in EC_v1 only', { format: anyP256Key }],
  wrappedKey:         ['text', 'optional', 'Key of the token, in RSA_v1 only', { format: wrappedKey }],
  applicationData:    ['text', 'optional', 'SHA-256 of the data that the merchant gave', { format: hexHash }],
});

// biome-ignore format: the columns are the tables'
export const wallet1PaymentData = /* @__PURE__ */ tokenTable('wallet1 token, payment data', '.paymentData', {
  version:   ['one of', 'required', 'Version of the encryption, for example EC_v1', { values: ['EC_v1', 'RSA_v1'] }],
  data:      ['text',   'required', 'The encrypted payment', { format: cipherText }],
  signature: ['text',   'required', 'The wallet’s signature', { format: cmsSignature }],
  header:    ['object', 'required', 'The data for its decryption'],
});

export const Wallet1PaymentData: TableSchema<
  typeof wallet1PaymentData,
  { readonly header: TableSchema<typeof wallet1Header> }
> = /* @__PURE__ */ tableSchema(wallet1PaymentData, { header: /* @__PURE__ */ tableSchema(wallet1Header) });
/** What the first wallet encrypted and signed: `paymentData` (section 4, E2, brand rule 2). */
export type Wallet1PaymentData = InferOutput<typeof Wallet1PaymentData>;

// biome-ignore format: the columns are the tables'
export const wallet1PaymentMethod = /* @__PURE__ */ tokenTable('wallet1 token, payment method', '.paymentMethod', {
  displayName: ['text', 'optional', 'The wallet’s name of the card'],
  network:     ['text', 'optional', 'The card’s network'],
  type:        ['text', 'optional', 'The kind of card', { given: ['debit', 'credit', 'prepaid', 'store'] }],
}, { open: true });

// biome-ignore format: the columns are the tables'
export const wallet1PaymentToken = /* @__PURE__ */ tokenTable('wallet1 token', '', {
  paymentData:           ['object', 'required', 'The encrypted payment and its header'],
  paymentMethod:         ['object', 'optional', 'The card, as the wallet shows it'],
  transactionIdentifier: ['text',   'optional', 'The transactionId of the header', { format: hexDigits }],
});

export const Wallet1PaymentToken: TableSchema<
  typeof wallet1PaymentToken,
  { readonly paymentData: typeof Wallet1PaymentData; readonly paymentMethod: TableSchema<typeof wallet1PaymentMethod> }
> = /* @__PURE__ */ tableSchema(wallet1PaymentToken, {
  paymentData: Wallet1PaymentData,
  paymentMethod: /* @__PURE__ */ tableSchema(wallet1PaymentMethod),
});
/** The first wallet's payment token, the outer object (section 4, E2, brand rule 2). */
export type Wallet1PaymentToken = InferOutput<typeof Wallet1PaymentToken>;

const eitherShape = /* @__PURE__ */ tokenTable('wallet1 token', '', {});

export const Wallet1Token: AlternativesSchema<readonly [typeof Wallet1PaymentToken, typeof Wallet1PaymentData]> =
  /* @__PURE__ */ alternativesSchema(eitherShape, [Wallet1PaymentToken, Wallet1PaymentData]);
/** The first wallet's payment token in either shape: the outer object, or bare `paymentData` (section 4, E2). */
export type Wallet1Token = InferOutput<typeof Wallet1Token>;
