import type { Payload, ProofOptions, Resource } from '@pg/rule-kit';
import {
  sentTokens,
  type Wallet1ProofOptions,
  type Wallet2ProofOptions,
  type WalletToken,
  wallet1Token,
  wallet2Token,
} from '@pg/wallet-tokens';
import { brandExpects } from './rules/brand-expects.ts';
import { brandParameter } from './rules/brand-parameter.ts';
import { brandRequires } from './rules/brand-requires.ts';
import { brandTakesNot } from './rules/brand-takes-not.ts';
import { methodAsBrand } from './rules/method-as-brand.ts';
import { saleCarries } from './rules/sale-carries.ts';
import { tokenName } from './rules/token-name.ts';
import { takesParameter } from './tables/brand-parameters.ts';
import { brandOf } from './tables/brands.ts';
import { Sale, sale, type TokenField } from './tables/sale.ts';

const TOKEN: TokenField = 'parameters[paymentToken]';

/** What is looked at to tell whose token a sale carries. */
type Carried = { readonly wallet: string; readonly token: Pick<Resource, 'text'> };

/** Whose token a sale carries: its brand says that; if it names no brand that there is, the token itself. */
function walletOf({ brand, [TOKEN]: token }: Payload, tokens: readonly Carried[]): unknown {
  return brandOf(brand) ? brand : tokens.find((each) => each.token.text?.resembles(token))?.wallet;
}

// @__NO_SIDE_EFFECTS__
const saleWith = <TOptions extends ProofOptions>(tokens: readonly WalletToken<TOptions>[]): Resource<TOptions> => ({
  kind: 'sale-form',
  at: '',
  schema: Sale,
  tables: [sale],
  takes: takesParameter,
  rules: [saleCarries, methodAsBrand, brandRequires, brandExpects, brandTakesNot, brandParameter, tokenName],
  parts: tokens.map(({ wallet, token }) => ({
    path: [TOKEN],
    resource: token,
    when: (payload: Payload) => walletOf(payload, tokens) === wallet,
  })),
});

/** A sale request (section 4, E2) as a resource: schema, table, rules, and the wallet's token inside. */
export const saleForm = /* @__PURE__ */ saleWith<Wallet1ProofOptions & Wallet2ProofOptions>([
  { wallet: 'wallet1', token: wallet1Token },
  { wallet: 'wallet2', token: wallet2Token },
]);

/** A sale as its sender checks it: by structure and rules alone. */
export const sentSale: Resource = /* @__PURE__ */ saleWith(sentTokens);
