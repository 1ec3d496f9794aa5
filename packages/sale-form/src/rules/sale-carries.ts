import type { Rule, RuleDocs } from '@pg/rule-kit';
import type { SaleFields } from '../tables/sale.ts';

/** The credential and the signature (section 5, 2), and what is paid by what. */
const CARRIED = [
  'action',
  'client_key',
  'brand',
  'order_id',
  'order_amount',
  'order_currency',
  'order_description',
  'hash',
] as const satisfies readonly (keyof SaleFields)[];

export const saleCarries: Rule = {
  id: 'sale-carries',
  concern: 'entries',
  section: '4 E2 Sale',
  basis: 'inferred',
  check: (sale) =>
    CARRIED.filter((name) => sale[name] === undefined).map((name) => ({
      path: [name],
      found: 'missing',
      allowed: 'a sale request carries it',
    })),
};

export const docs: RuleDocs = {
  summary:
    'A sale request carries its credential, its brand, its order and its signature; which fields are required is not shown.',
  accepts: [
    {
      value: {
        action: 'SALE',
        client_key: 'key',
        brand: 'naps',
        order_id: '1001',
        order_amount: '10.00',
        order_currency: 'EUR',
        order_description: 'Cups',
        hash: 'signature',
      },
    },
  ],
  rejects: [{ value: { action: 'SALE', brand: 'naps' } }],
};
