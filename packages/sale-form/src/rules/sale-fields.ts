import { type DocsOf, defineRules, type PlacedMistake } from '@pg/rule-kit';
import type { SaleFields } from '../tables/sale.ts';

const EXPECTED = [
  'action',
  'client_key',
  'brand',
  'order_id',
  'order_amount',
  'order_currency',
  'order_description',
  'hash',
] as const satisfies readonly (keyof SaleFields)[];

export const rules = defineRules(
  { section: '4 E2 Sale', basis: 'inferred', checksEachField: true },
  {
    'sale-fields': {
      messages: {
        'session-credential': '{field} is for session requests; a sale should have client_key instead',
      },
      check(sale) {
        const found: PlacedMistake[] = [];
        if (sale.client_key === undefined) {
          const merchantId = Object.keys(sale).find((name) => /^merchant[ _-]?id$/i.test(name));
          if (merchantId !== undefined) found.push({ ...MERCHANT_ID, path: [merchantId] });
          if (sale.merchant_key !== undefined) found.push(SESSION_CREDENTIAL);
        }
        for (const name of EXPECTED) {
          if (sale[name] === undefined)
            found.push({ path: [name], code: name === 'hash' ? 'unsigned' : 'expected-missing' });
        }
        return found;
      },
    },
  },
);

const SESSION_CREDENTIAL: PlacedMistake = {
  path: ['merchant_key'],
  code: 'session-credential',
  marks: 'name',
  also: [['client_key']],
};

const MERCHANT_ID: Omit<PlacedMistake, 'path'> = {
  code: 'misspelled-field',
  params: { meant: 'client_key' },
  choices: [{ name: 'client_key' }],
  marks: 'name',
  also: [['client_key']],
};

// biome-ignore format: a table
export const docs: DocsOf<typeof rules> = {
'sale-fields': {
  summary: 'A sale has its credential, its brand, its order and its signature; the interface document does not show which fields are required.',
  accepts: [
    {
      value: { action: 'SALE', client_key: 'key', brand: 'naps', order_id: '1001', order_amount: '10.00', order_currency: 'EUR', order_description: 'Cups', hash: 'signature' },
    },
  ],
  rejects: [{ value: { action: 'SALE', brand: 'naps' } }, { value: { action: 'SALE', merchant_key: 'key' } }],
},
};
