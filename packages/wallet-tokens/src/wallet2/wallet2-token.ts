import { type AlternativesSchema, alternativesSchema, type Resource, type ResourcePart } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { proveWallet2Token, type Wallet2ProofOptions, wallet2ProofRules } from '../proof/prove-wallet2-token.ts';
import { publishedTable } from '../published-table.ts';
import { TOKEN_AT } from '../token-at.ts';
import { carriedToken } from '../token-text/carried-token.ts';
import {
  Wallet2PaymentData,
  wallet2CardInfo,
  wallet2PaymentData,
  wallet2PaymentMethodData,
  wallet2TokenizationData,
} from './payment-data.ts';
import { apiVersion } from './rules/api-version.ts';
import { noSignature } from './rules/no-signature.ts';
import { signingOnly } from './rules/signing-only.ts';
import { tokenKeys } from './rules/token-keys.ts';
import { wholePaymentData } from './rules/whole-payment-data.ts';
import { signedKey, signedMessage } from './signed-resources.ts';
import { signedText } from './signed-text.ts';
import { wallet2SignedKey, wallet2SignedMessage } from './signed-texts.ts';
import { Wallet2Token, wallet2IntermediateSigningKey, wallet2TokenFields } from './token.ts';
import { wallet2Signs } from './wallet2-signs.ts';

/** What a token is, and may have inside, by itself or in PaymentData. */
const resource = (
  { schema, tables, rules }: Pick<Resource, 'schema' | 'tables' | 'rules'>,
  ...inside: ResourcePart<Wallet2ProofOptions>[]
): Resource<Wallet2ProofOptions> => ({
  kind: 'wallet2-token',
  at: TOKEN_AT,
  schema,
  tables,
  rules,
  parts: [
    { path: ['signedMessage'], resource: signedMessage },
    { path: ['intermediateSigningKey', 'signedKey'], resource: signedKey },
    ...inside,
  ],
  text: signedText(carriedToken(wallet2Signs)),
  proof: { rules: wallet2ProofRules, prove: proveWallet2Token },
});

/** The token inside PaymentData. */
const innerToken: Resource<Wallet2ProofOptions> = /* @__PURE__ */ resource({
  schema: Wallet2Token,
  tables: [wallet2TokenFields, wallet2IntermediateSigningKey],
  rules: [tokenKeys, signingOnly, noSignature],
});

const anyShape = /* @__PURE__ */ publishedTable('wallet2 token', '', {});

/** The schema of what a sale carries of the second wallet: the token, or PaymentData around it. */
export const Wallet2PaymentToken: AlternativesSchema<readonly [typeof Wallet2Token, typeof Wallet2PaymentData]> =
  /* @__PURE__ */ alternativesSchema(anyShape, [Wallet2Token, Wallet2PaymentData]);
/** What a sale carries of the second wallet: the token, or PaymentData around it (section 4, E2, brand rule 3). */
export type Wallet2PaymentToken = InferOutput<typeof Wallet2PaymentToken>;

/** The second wallet's payment token (section 4, E2, brand rule 3) as a resource: a JSON text. */
export const wallet2Token: Resource<Wallet2ProofOptions> = /* @__PURE__ */ resource(
  {
    schema: Wallet2PaymentToken,
    tables: [
      wallet2TokenFields,
      wallet2IntermediateSigningKey,
      wallet2SignedKey,
      wallet2SignedMessage,
      wallet2PaymentData,
      wallet2PaymentMethodData,
      wallet2CardInfo,
      wallet2TokenizationData,
    ],
    rules: [wholePaymentData, apiVersion, tokenKeys, signingOnly, noSignature],
  },
  { path: ['paymentMethodData', 'tokenizationData', 'token'], resource: innerToken },
);
