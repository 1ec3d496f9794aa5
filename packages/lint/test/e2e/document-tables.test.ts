import { describe, expect, test } from 'vitest';
import documentTables from '../interface-tables.json' with { type: 'json' };
import { pgLint } from './command.ts';

interface PrintedRow {
  readonly section: string;
  readonly at: string;
  readonly name: string;
  readonly key?: string;
  readonly type?: string;
  readonly mandatory?: string;
  readonly values?: readonly string[];
}

const printed: PrintedRow[] = JSON.parse(pgLint('.', ['tables', '--format', 'json']).stdout);

/** The section of ours for each of the document's tables that are no tables of entries' limits or of flows. */
const SECTIONS: Record<string, string> = {
  session: '2.1 Session request',
  'session.order': '2.1 Session request, order',
  'card.set1': '2.2 Set 1, instalments',
  'card.set2': '2.2 Set 2, tax document',
  'card.set3': '2.2 Set 3, descriptor',
  'card.set4': '2.2 Set 4, customer and shipping',
  'card.set5': '2.2 Set 5, sender and receiver',
  'card.set6.shipping': '2.2 Set 6, shipping',
  'card.set6.cart.items': '2.2 Set 6, cart items',
  'card.set6.cart.items.recipient': '2.2 Set 6, cart item recipient',
  'card.set6.cart.payments': '2.2 Set 6, cart payments',
  'card.set6.marketPlace.sellers': '2.2 Set 6, marketplace sellers',
  'wallet1.settings': '2.4 Wallet configuration, wallet1',
  'wallet2.settings': '2.4 Wallet configuration, wallet2',
  sale: '4 E2 Sale',
};

const tables = documentTables.filter(({ id }) => id !== 'flow' && id !== 'limits');

describe('pg-lint tables prints every row of the document', () => {
  test('of every table', () => {
    expect(tables.map(({ id }) => id)).toEqual(Object.keys(SECTIONS));
  });

  test.each(tables.map(({ id, at, rows }) => [id, at, rows] as const))('%s', (id, at, rows) => {
    const own = printed.filter(({ section }) => section === SECTIONS[id]);
    expect(own.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
    expect(new Set(own.map((row) => row.at))).toEqual(new Set([at]));
    for (const row of rows as readonly Partial<PrintedRow>[]) {
      const ours = own.find(({ name }) => name === row.name);
      if (row.mandatory !== undefined) expect([row.name, ours?.mandatory]).toEqual([row.name, row.mandatory]);
      if (row.type !== undefined) expect([row.name, ours?.type]).toEqual([row.name, row.type]);
    }
  });
});

test('a setting has the panel’s label for a name, and its key besides', () => {
  const setting = printed.find(({ name }) => name === 'Gateway Merchant ID');
  expect(setting).toMatchObject({ key: 'gatewayMerchantId', at: '' });
});
