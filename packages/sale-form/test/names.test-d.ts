// `tsc` checks this file in the `types` task: each line after a `@ts-expect-error` must be an error.
import { parse } from '@pg/rule-kit';
import { createSaleRequest, decodeSaleForm, type LiveSale, saleType, type WalletNames } from '../src/index.ts';

const URL = 'https://s2s.pay.example';
const names = { wallet1: 'applepay', wallet2: 'googlepay' } as const;
const TOKEN = { 'parameters[paymentToken]': '{}' };

export const live = [
  createSaleRequest(URL, { brand: 'applepay', ...TOKEN }, { names }),
  createSaleRequest(URL, { brand: 'naps' }, { names, strict: true, sign: (sale) => sale.brand }),
  // A literal needs no `as const`.
  createSaleRequest(URL, { brand: 'apay', ...TOKEN }, { names: { wallet1: 'apay' } }),
  createSaleRequest(URL, { brand: 'wallet2', ...TOKEN }, { names: { wallet1: 'apay' } }),
  createSaleRequest(URL, { brand: 'wallet1', ...TOKEN }, { strict: true }),
  createSaleRequest(URL, decodeSaleForm('brand=applepay').sale, { names }),
  createSaleRequest(URL, parse(saleType, {}, { names }), { names }),
];

export const mistakes = [
  // @ts-expect-error the live service does not know the name
  createSaleRequest(URL, { brand: 'wallet1', ...TOKEN }, { names }),
  // @ts-expect-error without `names`, only names
  createSaleRequest(URL, { brand: 'applepay', ...TOKEN }),
  // @ts-expect-error a wallet requires a token
  createSaleRequest(URL, { brand: 'applepay' }, { names }),
  // @ts-expect-error there is no third wallet
  createSaleRequest(URL, { brand: 'naps' }, { names: { wallet3: 'pay' } }),
];

export const tokenOf = (sale: LiveSale<typeof names>): string =>
  sale.brand === 'applepay' || sale.brand === 'googlepay' ? sale['parameters[paymentToken]'] : sale.brand;

/** Names from a file, whose type does not say what they are. */
export const loose = (of: WalletNames) => createSaleRequest(URL, { brand: 'any', ...TOKEN }, { names: of });
