import { type Found, isObject, type Payload, type Rule, type RuleDocs } from '@pg/rule-kit';
import { order } from '../tables/order.ts';
import type { session } from '../tables/session.ts';

const CARRIED = ['merchant_key', 'order', 'hash'] as const satisfies readonly (keyof typeof session.rows)[];

/** Section 5.1 and the tables of 2.1: what a request carries, though nothing is marked as required. */
export const carriedEntry: Rule = {
  id: 'carried-entry',
  concern: 'entries',
  section: '5 Authentication',
  basis: 'inferred',
  check(payload) {
    const found: Found[] = [];
    for (const name of CARRIED) {
      if (payload[name] === undefined) found.push({ path: [name], ...LACKING });
    }
    if (isObject(payload.order)) addLackingInOrder(found, payload.order);
    return found;
  },
};

export const docs: RuleDocs = {
  summary:
    'A session request carries its credential, its order and its signature; which entries are required is not shown.',
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
      value: { merchant_key: 'key', order: { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' } },
    },
    { value: { merchant_key: 'key', order: { number: '1001', amount: '10.00' }, hash: 'signature' } },
    { value: { methods: ['card'] } },
  ],
};

const LACKING = { found: 'missing', allowed: 'a session request carries it' };

function addLackingInOrder(found: Found[], given: Payload): void {
  const { rows, section } = order;
  for (const name in rows) {
    if (given[name] === undefined) found.push({ path: ['order', name], ...LACKING, section });
  }
}
