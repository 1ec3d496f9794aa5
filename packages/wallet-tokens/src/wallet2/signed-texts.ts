import { type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { hash, milliseconds, p256Key, someBytes, uncompressedPoint } from '../formats/formats.ts';
import { openTable, publishedTable } from '../published-table.ts';

/** What the JSON text `signedKey` of the second wallet's token holds; further entries are allowed. */
// biome-ignore format: the columns are the tables'
export const wallet2SignedKey = /* @__PURE__ */ openTable('wallet2 token, signed key', '.intermediateSigningKey.signedKey', {
  keyValue:      ['text', 'required', 'The public key that signed the message', { format: p256Key }],
  keyExpiration: ['text', 'required', 'When that key expires', { format: milliseconds }],
});

/** The schema of what `signedKey` of the second wallet's token holds. */
export const Wallet2SignedKey: TableSchema<typeof wallet2SignedKey> = /* @__PURE__ */ tableSchema(wallet2SignedKey);
/** What the JSON text `signedKey` of the second wallet's token says: a key, and when it expires. */
export type Wallet2SignedKey = InferOutput<typeof Wallet2SignedKey>;

/** What the JSON text `signedMessage` of the second wallet's token holds. */
// biome-ignore format: the columns are the tables'
export const wallet2SignedMessage = /* @__PURE__ */ publishedTable('wallet2 token, signed message', '.signedMessage', {
  encryptedMessage:   ['text', 'required', 'The encrypted payment', { format: someBytes }],
  ephemeralPublicKey: ['text', 'required', 'Key of the token', { format: uncompressedPoint }],
  tag:                ['text', 'required', 'Tag of the encrypted payment', { format: hash }],
});

/** The schema of what `signedMessage` of the second wallet's token holds. */
export const Wallet2SignedMessage: TableSchema<typeof wallet2SignedMessage> =
  /* @__PURE__ */ tableSchema(wallet2SignedMessage);
/** What the JSON text `signedMessage` of the second wallet's token says: the encrypted payment. */
export type Wallet2SignedMessage = InferOutput<typeof Wallet2SignedMessage>;
