import type { Payload, Resource } from '@pg/rule-kit';
import { wallet1Token, wallet2Token } from '@pg/wallet-tokens';
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
  ({ brand }: Payload): boolean =>
    brand === wallet;

/** A sale request (section 4, E2) as a resource: schema, table, rules, and the wallet's token inside. */
export const saleForm: Resource = {
  kind: 'sale-form',
  at: '',
  schema: Sale,
  tables: [sale],
  rules: [saleCarries, methodAsBrand, brandRequires, brandExpects, brandTakesNot, brandParameter, tokenName],
  parts: [
    { path: [TOKEN], resource: wallet1Token, when: /* @__PURE__ */ isOf('wallet1') },
    { path: [TOKEN], resource: wallet2Token, when: /* @__PURE__ */ isOf('wallet2') },
  ],
};
