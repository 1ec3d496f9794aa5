import { type Found, isObject, type Payload, type Rule } from '@pg/rule-kit';
import { order } from '../order.ts';
import type { session } from '../session.ts';

const CARRIED = ['merchant_key', 'order', 'hash'] as const satisfies readonly (keyof typeof session.rows)[];

/** Section 5.1 and the tables of 2.1: what a request carries, though nothing is marked as required. */
export const carriedEntry: Rule = {
  id: 'carried-entry',
  section: '5 Authentication',
  basis: 'inferred',
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
  check(payload) {
    const lacking = findLacking(payload, CARRIED, []);
    const inOrder = isObject(payload.order) ? findLacking(payload.order, Object.keys(order.rows), ['order']) : [];
    return [...lacking, ...inOrder.map((found) => ({ ...found, section: order.section }))];
  },
};

const findLacking = (object: Payload, names: readonly string[], path: string[]): Found[] =>
  names
    .filter((name) => object[name] === undefined)
    .map((name) => ({ path: [...path, name], found: 'missing', allowed: 'a session request carries it' }));
