import { type Named, objectOf, oneOf, type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { anyP256Key, cipherText, cmsSignature, hash, hexDigits, hexHash, wrappedKey } from '../../token/formats.ts';
import { TOKEN_AT, tokenTable } from '../../token/token-table.ts';

// biome-ignore format: the columns are the tables'
export const wallet1HeaderTable = tokenTable('wallet1 token, header', '.paymentData.header', {
  publicKeyHash:      ['text', 'required', "SHA-256 of the merchant's processing key", { format: hash }],
  transactionId:      ['text', 'required', "The wallet's identifier of the transaction", { format: hexDigits }],
  ephemeralPublicKey: ['text', 'optional', 'Key of the token, in EC_v1 only', { format: anyP256Key }],
  wrappedKey:         ['text', 'optional', 'Key of the token, in RSA_v1 only', { format: wrappedKey }],
  applicationData:    ['text', 'optional', 'SHA-256 of the data that the merchant gave', { format: hexHash }],
});

export const Wallet1Header: TableSchema<typeof wallet1HeaderTable> = tableSchema(wallet1HeaderTable);
/** The `header` of the first wallet's `paymentData`: encryption keys and transaction ID. */
export type Wallet1Header = Named<InferOutput<typeof Wallet1Header>>;

// biome-ignore format: the columns are the tables'
export const wallet1PaymentDataTable = tokenTable('wallet1 token, payment data', '.paymentData', {
  version:   ['one of', 'required', 'Version of the encryption, for example EC_v1', { values: ['EC_v1', 'RSA_v1'] }],
  data:      ['text',   'required', 'The encrypted payment', { format: cipherText }],
  signature: ['text',   'required', "The wallet's signature", { format: cmsSignature }],
  header:    ['object', 'required', 'The data for its decryption'],
}, { nested: { header: objectOf<Wallet1Header>(wallet1HeaderTable) } });

export const Wallet1PaymentData: TableSchema<typeof wallet1PaymentDataTable> = tableSchema(wallet1PaymentDataTable);
/** `paymentData`, which the first wallet encrypted and signed (section 4, E2, brand rule 2). */
export type Wallet1PaymentData = Named<InferOutput<typeof Wallet1PaymentData>>;

// biome-ignore format: the columns are the tables'
export const wallet1PaymentMethodTable = tokenTable('wallet1 token, payment method', '.paymentMethod', {
  displayName: ['text', 'optional', "The wallet's name of the card"],
  network:     ['text', 'optional', "The card's network"],
  type:        ['text', 'optional', 'The kind of card', { knownValues: ['debit', 'credit', 'prepaid', 'store'] }],
}, { open: true });

export const Wallet1PaymentMethod: TableSchema<typeof wallet1PaymentMethodTable> =
  tableSchema(wallet1PaymentMethodTable);
/** The card that the payer chose, as the first wallet shows it: `paymentMethod`. */
export type Wallet1PaymentMethod = Named<InferOutput<typeof Wallet1PaymentMethod>>;

// biome-ignore format: the columns are the tables'
export const wallet1PaymentTokenTable = tokenTable('wallet1 token', '', {
  paymentData:           ['object', 'required', 'The encrypted payment and its header'],
  paymentMethod:         ['object', 'optional', 'The card, as the wallet shows it'],
  transactionIdentifier: ['text',   'optional', 'The transactionId of the header', { format: hexDigits }],
}, {
  nested: {
    paymentMethod: objectOf<Wallet1PaymentMethod>(wallet1PaymentMethodTable),
    paymentData:   objectOf<Wallet1PaymentData>(wallet1PaymentDataTable),
  },
});

export const Wallet1PaymentToken: TableSchema<typeof wallet1PaymentTokenTable> = tableSchema(wallet1PaymentTokenTable);
/** The first wallet's payment token, the outer object (section 4, E2, brand rule 2). */
export type Wallet1PaymentToken = Named<InferOutput<typeof Wallet1PaymentToken>>;

export const wallet1TokenTable = oneOf<Wallet1PaymentToken | Wallet1PaymentData>(
  '4 E2 Sale, wallet1 token',
  TOKEN_AT,
  [wallet1PaymentTokenTable, wallet1PaymentDataTable],
  { basis: 'published' },
);

export const Wallet1Token: TableSchema<typeof wallet1TokenTable> = tableSchema(wallet1TokenTable);
/** The first wallet's payment token in either shape: the outer object, or bare `paymentData` (section 4, E2). */
export type Wallet1Token = Wallet1PaymentToken | Wallet1PaymentData;
