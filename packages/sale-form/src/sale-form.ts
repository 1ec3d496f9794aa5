import type { Payload, Resource } from '@pg/rule-kit';
import { type Wallet1ProofOptions, type Wallet2ProofOptions, wallet1Token, wallet2Token } from '@pg/wallet-tokens';
import { takesParameter } from './brand-parameters.ts';
import { brandOf } from './brands.ts';
import { brandExpects } from './rules/brand-expects.ts';
import { brandParameter } from './rules/brand-parameter.ts';
import { brandRequires } from './rules/brand-requires.ts';
import { brandTakesNot } from './rules/brand-takes-not.ts';
import { methodAsBrand } from './rules/method-as-brand.ts';
import { saleCarries } from './rules/sale-carries.ts';
import { tokenName } from './rules/token-name.ts';
import { Sale, sale, type TokenField, type WalletBrand } from './sale.ts';

const TOKEN: TokenField = 'parameters[paymentToken]';

const isOf =
  (wallet: WalletBrand) =>
  (payload: Payload): boolean =>
    walletOf(payload) === wallet;

/** Whose token a sale carries: its brand says that; where it names no brand that there is, the token itself. */
function walletOf({ brand, [TOKEN]: token }: Payload): unknown {
  if (brandOf(brand)) return brand;
  if (wallet1Token.text?.resembles(token)) return 'wallet1' satisfies WalletBrand;
  return wallet2Token.text?.resembles(token) ? ('wallet2' satisfies WalletBrand) : undefined;
}

/** A sale request (section 4, E2) as a resource: schema, table, rules, and the wallet's token inside. */
export const saleForm: Resource<Wallet1ProofOptions & Wallet2ProofOptions> = {
  kind: 'sale-form',
  at: '',
  schema: Sale,
  tables: [sale],
  takes: takesParameter,
  rules: [saleCarries, methodAsBrand, brandRequires, brandExpects, brandTakesNot, brandParameter, tokenName],
  parts: [
    { path: [TOKEN], resource: wallet1Token, when: /* @__PURE__ */ isOf('wallet1') },
    { path: [TOKEN], resource: wallet2Token, when: /* @__PURE__ */ isOf('wallet2') },
  ],
};
