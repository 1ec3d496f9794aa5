import { cardResource } from '@pg/card-params';
import { check, type Resource, type Row, tableSchema } from '@pg/rule-kit';
import { rowRules, tablesOf } from '@pg/rule-kit/internal';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sessionResource } from '../src/index.ts';

const leaf = fc.constantFrom<unknown>(
  ...[
    '',
    'a',
    'ab',
    'abc',
    'x'.repeat(101),
    '01',
    '3',
    '12.50',
    '1.234',
    '2024-02-30',
    'https://shop.example/',
    'pcs',
    'COUNT',
  ],
  ...[0, 12.5, -1, 1e21, true, null, [], {}, undefined],
);

/** An object with fields of a table, and sometimes an unknown field. */
const objectOf = (rows: Readonly<Record<string, Row>>): fc.Arbitrary<Record<string, unknown>> =>
  fc.dictionary(fc.constantFrom(...Object.keys(rows), 'unknown'), leaf, { maxKeys: 4 });

const tableAt = (section: string): fc.Arbitrary<Record<string, unknown>> =>
  objectOf(tablesOf(sessionResource).find((table) => table.section === section)?.rows ?? {});

const arrayOf = (section: string) => fc.oneof(leaf, fc.array(fc.oneof(leaf, tableAt(section)), { maxLength: 2 }));

const card = fc
  .tuple(
    fc.oneof(...['2.2 Set 1, instalments', '2.2 Set 2, tax document', '2.2 Set 4, customer and shipping'].map(tableAt)),
    fc.record(
      {
        shipping: fc.oneof(leaf, tableAt('2.2 Set 6, shipping')),
        cart: fc.record({ items: arrayOf('2.2 Set 6, cart items'), payments: arrayOf('2.2 Set 6, cart payments') }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([flat, nested]) => ({ ...flat, ...nested }));

const session = fc
  .tuple(
    tableAt('2.1 Session request'),
    fc.record({ parameters: fc.record({ card }), order: tableAt('2.1 Session request, order') }, { requiredKeys: [] }),
  )
  .map(([flat, nested]) => ({ ...flat, ...nested }));

test.each<[string, Resource, fc.Arbitrary<unknown>]>([
  ['parameters.card', cardResource, card],
  ['a session request', sessionResource, session],
])('the schema of %s has an issue at each error of the row rules, and no other', (_, resource, payloads) => {
  fc.assert(
    fc.property(payloads, (payload) => {
      const errors = check(resource, payload)
        // A schema has no warnings: it refuses a number in place of a string, as its type does.
        .filter(({ rule, severity, code }) => rule in rowRules && (severity === 'error' || code === 'number-in-text'))
        .map(({ path }) => path.join('.'));
      const issues = v.safeParse(tableSchema(resource.table), payload).issues ?? [];
      expect(issues.map((issue) => v.getDotPath(issue) ?? '').sort()).toEqual(errors.sort());
    }),
    { numRuns: 1000 },
  );
});
