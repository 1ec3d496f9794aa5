import { type DocsOf, defineRules, isObject, type Payload, type PlacedMistake } from '@pg/rule-kit';
import { orderTable } from '../tables/order.ts';
import type { sessionTable } from '../tables/session.ts';

const EXPECTED = ['merchant_key', 'order', 'hash'] as const satisfies readonly (keyof typeof sessionTable.rows)[];

/** The fields that a request needs by section 5.1 and the tables of 2.1, although none is marked as required. */
export const rules = defineRules(
  { section: '5 Authentication', basis: 'inferred', checksEachField: true },
  {
    'expected-field': {
      messages: {
        'sale-credential': '{field} is for sale requests: send merchant_key in its place',
      },
      check(payload) {
        const found: PlacedMistake[] = [];
        if (payload.merchant_key === undefined && payload.client_key !== undefined) found.push(SALE_CREDENTIAL);
        for (const name of EXPECTED) {
          if (payload[name] === undefined)
            found.push({ path: [name], code: name === 'hash' ? 'unsigned' : 'expected-missing' });
        }
        if (isObject(payload.order)) findMissingInOrder(payload.order, found);
        return found;
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'expected-field': {
    summary:
      'A session request has its credential, its order and its signature; the interface document does not show which fields are required.',
    accepts: [
      {
        value: {
          merchant_key: 'key',
          order: { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' },
          hash: 'signature',
        },
      },
    ],
    rejects: [
      {
        value: {
          merchant_key: 'key',
          order: { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' },
        },
      },
      { value: { merchant_key: 'key', order: { number: '1001', amount: '10.00' }, hash: 'signature' } },
      { value: { methods: ['card'] } },
      { value: { client_key: 'key' } },
    ],
  },
};

const SALE_CREDENTIAL: PlacedMistake = {
  path: ['client_key'],
  code: 'sale-credential',
  marks: 'name',
  also: [['merchant_key']],
};

function findMissingInOrder(given: Payload, found: PlacedMistake[]): void {
  const { rows, section } = orderTable;
  for (const name in rows) {
    if (given[name] === undefined) found.push({ path: ['order', name], code: 'expected-missing', section });
  }
}
