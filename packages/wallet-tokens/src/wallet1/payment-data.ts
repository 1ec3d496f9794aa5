import { type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { anyP256Key, cipherText, cmsSignature, hash, hexDigits, hexHash, wrappedKey } from '../formats/formats.ts';
import { publishedTable } from '../published-table.ts';

/** The header of the first wallet's `paymentData` (section 4, E2, brand rule 2). */
// biome-ignore format: the columns are the tables'
export const wallet1Header = /* @__PURE__ */ publishedTable('wallet1 token, header', '.paymentData.header', {
  publicKeyHash:      ['text', 'required', 'SHA-256 of the merchant’s processing key', { format: hash }],
  transactionId:      ['text', 'required', 'The wallet’s identifier of the transaction', { format: hexDigits }],
  ephemeralPublicKey: ['text', 'optional', 'Key of the token, of EC_v1 alone', { format: anyP256Key }],
  wrappedKey:         ['text', 'optional', 'Key of the token, of RSA_v1 alone', { format: wrappedKey }],
  applicationData:    ['text', 'optional', 'SHA-256 of the data that the merchant gave', { format: hexHash }],
});

/** The schema of `header` in the first wallet's `paymentData`. */
export const Wallet1Header: TableSchema<typeof wallet1Header> = /* @__PURE__ */ tableSchema(wallet1Header);
/** What the first wallet's `paymentData` is encrypted with, and for: its `header`. */
export type Wallet1Header = InferOutput<typeof Wallet1Header>;

/** The first wallet's `paymentData` (section 4, E2, brand rule 2): what is encrypted, for whom, and by whom it is signed. */
// biome-ignore format: the columns are the tables'
export const wallet1PaymentData = /* @__PURE__ */ publishedTable('wallet1 token, payment data', '.paymentData', {
  version:   ['one of', 'required', 'How the token is encrypted', { values: ['EC_v1', 'RSA_v1'] }],
  data:      ['text',   'required', 'The encrypted payment', { format: cipherText }],
  signature: ['text',   'required', 'The wallet’s signature', { format: cmsSignature }],
  header:    ['object', 'required', 'What is needed to decrypt it'],
});

/** The schema of the first wallet's `paymentData`. */
export const Wallet1PaymentData: TableSchema<typeof wallet1PaymentData, { readonly header: typeof Wallet1Header }> =
  /* @__PURE__ */ tableSchema(wallet1PaymentData, { header: Wallet1Header });
/** What the first wallet encrypted and signed: `paymentData` (section 4, E2, brand rule 2). */
export type Wallet1PaymentData = InferOutput<typeof Wallet1PaymentData>;
