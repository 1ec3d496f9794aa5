import { type AlternativesSchema, alternativesSchema, type Resource } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { proveWallet1Token, type Wallet1ProofOptions, wallet1ProofRules } from '../proof/prove-wallet1-token.ts';
import { publishedTable } from '../published-table.ts';
import { TOKEN_AT } from '../token-at.ts';
import { carriedToken } from '../token-text/carried-token.ts';
import { Wallet1PaymentData, wallet1Header, wallet1PaymentData } from './payment-data.ts';
import { Wallet1PaymentToken, wallet1PaymentMethod, wallet1PaymentToken } from './payment-token.ts';
import { barePaymentData } from './rules/bare-payment-data.ts';
import { explicitCurve } from './rules/explicit-curve.ts';
import { keyOfVersion } from './rules/key-of-version.ts';
import { objectAsText } from './rules/object-as-text.ts';
import { transactionIdLength } from './rules/transaction-id-length.ts';
import { transactionIdentifier } from './rules/transaction-identifier.ts';
import { wallet1Signs } from './wallet1-signs.ts';

const token = /* @__PURE__ */ publishedTable('wallet1 token', '', {});

/** The schema of the first wallet's token in either shape: the outer object, or bare `paymentData`. */
export const Wallet1Token: AlternativesSchema<readonly [typeof Wallet1PaymentToken, typeof Wallet1PaymentData]> =
  /* @__PURE__ */ alternativesSchema(token, [Wallet1PaymentToken, Wallet1PaymentData]);
/** The first wallet's payment token, as its text says it: the outer object, or bare `paymentData` (section 4, E2). */
export type Wallet1Token = InferOutput<typeof Wallet1Token>;

/** The first wallet's payment token (section 4, E2, brand rule 2) as a resource: a JSON text. */
export const wallet1Token: Resource<Wallet1ProofOptions> = {
  kind: 'wallet1-token',
  at: TOKEN_AT,
  schema: Wallet1Token,
  tables: [wallet1PaymentToken, wallet1PaymentMethod, wallet1PaymentData, wallet1Header],
  rules: [barePaymentData, objectAsText, keyOfVersion, transactionIdentifier, transactionIdLength, explicitCurve],
  text: /* @__PURE__ */ carriedToken(wallet1Signs),
  proof: { rules: wallet1ProofRules, prove: proveWallet1Token },
};
