// `tsc` checks this file in the `types` task: each line after a `@ts-expect-error` must be an error.
import { check, type PreparedRequest } from '@pg/rule-kit';
import * as v from 'valibot';
import {
  type Brand,
  createSaleRequest,
  decodeSaleForm,
  encodeSaleForm,
  type Sale,
  type SaleProfile,
  Sale as Schema,
  type SignSale,
  saleType,
} from '../src/index.ts';

export const sales: Sale[] = [
  { action: 'SALE', brand: 'naps', order_amount: '10.00' },
  { brand: 'wallet1', 'parameters[paymentToken]': '{}' },
  { brand: 'wallet2', 'parameters[paymentToken]': '{}', 'parameters[branch]': '1' },
  { brand: 'vcard', identifier: 'payer' },
  { brand: 'om-wallet', 'parameters[phone]': '+4912345678' },
  // A field that is undefined is left out of the form.
  { brand: 'naps', order_id: undefined, 'parameters[paymentToken]': undefined },
];

export const mistakes: Sale[] = [
  // @ts-expect-error a wallet requires a token
  { brand: 'wallet1' },
  // @ts-expect-error other brands have no token
  { brand: 'naps', 'parameters[paymentToken]': '{}' },
  // @ts-expect-error brand is required
  { action: 'SALE' },
  // @ts-expect-error no such brand
  { brand: 'card' },
  // @ts-expect-error no such action
  { action: 'REFUND', brand: 'naps' },
  // @ts-expect-error an amount is a string
  { brand: 'naps', order_amount: 10 },
  // @ts-expect-error no such field
  { brand: 'naps', order: '1001' },
  // @ts-expect-error the token is a string
  { brand: 'wallet2', 'parameters[paymentToken]': {} },
];

export const saleOf = (brand: Brand, token: string): Sale =>
  brand === 'wallet1' || brand === 'wallet2' ? { brand, 'parameters[paymentToken]': token } : { brand };

export const tokenOf = (sale: Sale): string =>
  sale.brand === 'wallet1' ? sale['parameters[paymentToken]'] : sale.brand;

export const texts = sales.map((sale) => encodeSaleForm(sale).text);

/** Options may be undefined. */
export const request = (sale: Sale, settings: { profile?: SaleProfile; sign?: SignSale }): Promise<PreparedRequest> =>
  createSaleRequest('https://s2s.pay.example', sale, { profile: settings.profile, sign: settings.sign });

/** `createSaleRequest` accepts a parsed or decoded sale without a cast. */
export const sent = [
  createSaleRequest('https://s2s.pay.example', v.parse(Schema, {})),
  createSaleRequest('https://s2s.pay.example', decodeSaleForm('brand=naps').sale),
];

export const refused = [
  // @ts-expect-error no such field
  createSaleRequest('https://s2s.pay.example', { brand: 'naps', order: '1001' }),
  // @ts-expect-error a wallet requires a token
  createSaleRequest('https://s2s.pay.example', { brand: 'wallet1' }),
];

// @ts-expect-error only a wallet has a token: see `saleOf`
export const ofAnyBrand = (brand: Brand): Sale => ({ brand, 'parameters[paymentToken]': '{}' });

export const picked: v.InferOutput<v.SchemaWithPick<typeof Schema, ['brand']>> = { brand: 'naps' };

export const checked = [
  check(saleType, sales[0], { maxFindings: 1 }),
  // @ts-expect-error no such option
  check(saleType, sales[0], { rootKeys: [] }),
];
