import { type Named, objectOf, oneOf, type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { ecdsaSignature, hash, milliseconds, p256Key, someBytes, uncompressedPoint } from '../../token/formats.ts';
import { TOKEN_AT, tokenTable } from '../../token/token-table.ts';
import { type Wallet2PaymentData, wallet2PaymentDataTable } from './payment-data.ts';

// biome-ignore format: the columns are the tables'
export const wallet2IntermediateSigningKeyTable = tokenTable('wallet2 token, intermediate signing key', '.intermediateSigningKey', {
  signedKey:  ['string (JSON text)', 'required', 'The key and when it expires'],
  signatures: ['array of string',    'required', 'Signatures over signedKey', { format: ecdsaSignature }],
});

export const Wallet2IntermediateSigningKey: TableSchema<typeof wallet2IntermediateSigningKeyTable> = tableSchema(
  wallet2IntermediateSigningKeyTable,
);
/** The key that signed the message of an `ECv2` token, and the root keys' signatures of it. */
export type Wallet2IntermediateSigningKey = Named<InferOutput<typeof Wallet2IntermediateSigningKey>>;

// biome-ignore format: the columns are the tables'
export const wallet2TokenTable = tokenTable('wallet2 token', '', {
  protocolVersion:        ['one of',             'required',    'Version of the encryption and signature: ECv1 or ECv2', { values: ['ECv1', 'ECv2'] }],
  signature:              ['text',               'required',    'Signature over signedMessage', { format: ecdsaSignature }],
  intermediateSigningKey: ['object',             'conditional', 'The key that signed the message, in ECv2 only'],
  signedMessage:          ['string (JSON text)', 'required',    'The encrypted payment'],
}, { nested: { intermediateSigningKey: objectOf<Wallet2IntermediateSigningKey>(wallet2IntermediateSigningKeyTable) } });

/** The schema of the second wallet's token. For its two JSON strings, see `Wallet2SignedKey` and `Wallet2SignedMessage`. */
export const Wallet2Token: TableSchema<typeof wallet2TokenTable> = tableSchema(wallet2TokenTable);
/** The second wallet's payment token (section 4, E2, brand rule 3): its JSON strings stay strings. */
export type Wallet2Token = Named<InferOutput<typeof Wallet2Token>>;

// biome-ignore format: the columns are the tables'
export const wallet2SignedKeyTable = tokenTable('wallet2 token, signed key', '.intermediateSigningKey.signedKey', {
  keyValue:      ['text', 'required', 'The public key that signed the message', { format: p256Key }],
  keyExpiration: ['text', 'required', 'When that key expires', { format: milliseconds }],
}, { open: true });

export const Wallet2SignedKey: TableSchema<typeof wallet2SignedKeyTable> = tableSchema(wallet2SignedKeyTable);
/** The content of the JSON string `signedKey`: a key, and when it expires. */
export type Wallet2SignedKey = Named<InferOutput<typeof Wallet2SignedKey>>;

// biome-ignore format: the columns are the tables'
export const wallet2SignedMessageTable = tokenTable('wallet2 token, signed message', '.signedMessage', {
  encryptedMessage:   ['text', 'required', 'The encrypted payment', { format: someBytes }],
  ephemeralPublicKey: ['text', 'required', 'Key of the token', { format: uncompressedPoint }],
  tag:                ['text', 'required', 'Tag of the encrypted payment', { format: hash }],
});

export const Wallet2SignedMessage: TableSchema<typeof wallet2SignedMessageTable> =
  tableSchema(wallet2SignedMessageTable);
/** The content of the JSON string `signedMessage`: the encrypted payment. */
export type Wallet2SignedMessage = Named<InferOutput<typeof Wallet2SignedMessage>>;

/** Open, since PaymentData has further fields if they were requested, such as `email`. token-fields reports them in a token. */
export const wallet2PaymentTokenTable = oneOf<Wallet2Token | Wallet2PaymentData>(
  '4 E2 Sale, wallet2 token',
  TOKEN_AT,
  [wallet2TokenTable, wallet2PaymentDataTable],
  { basis: 'published', open: true },
);

export const Wallet2PaymentToken: TableSchema<typeof wallet2PaymentTokenTable> = tableSchema(wallet2PaymentTokenTable);
/** The second wallet's token in a sale, or the PaymentData around it (section 4, E2, brand rule 3). */
export type Wallet2PaymentToken = Wallet2Token | Wallet2PaymentData;
