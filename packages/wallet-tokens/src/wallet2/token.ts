import { type TableSchema, tableSchema } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { ecdsaSignature } from '../formats/formats.ts';
import { publishedTable } from '../published-table.ts';

/** The key that signed the message of an `ECv2` token, signed by the wallet's root keys. */
// biome-ignore format: the columns are the tables'
export const wallet2IntermediateSigningKey = /* @__PURE__ */ publishedTable('wallet2 token, intermediate signing key', '.intermediateSigningKey', {
  signedKey:  ['string (JSON text)', 'required', 'The key and when it expires'],
  signatures: ['array of string',    'required', 'Signatures over signedKey', { format: ecdsaSignature }],
});

/** The schema of `intermediateSigningKey` in the second wallet's token. */
export const Wallet2IntermediateSigningKey: TableSchema<typeof wallet2IntermediateSigningKey> =
  /* @__PURE__ */ tableSchema(wallet2IntermediateSigningKey);
/** The key that signed the message of an `ECv2` token, and the root keys' signatures of it. */
export type Wallet2IntermediateSigningKey = InferOutput<typeof Wallet2IntermediateSigningKey>;

/** The second wallet's token (section 4, E2, brand rule 3). */
// biome-ignore format: the columns are the tables'
export const wallet2TokenFields = /* @__PURE__ */ publishedTable('wallet2 token', '', {
  protocolVersion:        ['one of',             'required', 'How the token is encrypted and signed', { values: ['ECv1', 'ECv2'] }],
  signature:              ['text',               'required', 'Signature over signedMessage', { format: ecdsaSignature }],
  intermediateSigningKey: ['object',             'optional', 'The key that signed, of ECv2 alone'],
  signedMessage:          ['string (JSON text)', 'required', 'The encrypted payment'],
});

/**
 * The schema of the second wallet's token. What its two JSON texts hold has schemas of its own: `Wallet2SignedKey` and
 * `Wallet2SignedMessage`.
 */
export const Wallet2Token: TableSchema<
  typeof wallet2TokenFields,
  { readonly intermediateSigningKey: typeof Wallet2IntermediateSigningKey }
> = /* @__PURE__ */ tableSchema(wallet2TokenFields, {
  intermediateSigningKey: Wallet2IntermediateSigningKey,
});
/** The second wallet's payment token (section 4, E2, brand rule 3): its JSON texts stay texts. */
export type Wallet2Token = InferOutput<typeof Wallet2Token>;
