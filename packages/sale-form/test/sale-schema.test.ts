import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Sale } from '../src/index.ts';

const TOKEN = 'parameters[paymentToken]';
const token = (json: string): object => ({ brand: 'wallet2', [TOKEN]: json });

test("the schema has issues for the findings of rules, without a payer's data", () => {
  const { issues = [] } = v.safeParse(Sale, token('{"signature":"PLANTED","protocolVersion":"ECv9"}'));
  expect(issues.map((issue) => v.getDotPath(issue))).toContain(`${TOKEN}.protocolVersion`);
  expect(JSON.stringify(issues)).not.toContain('PLANTED');
});

test('v.pick of the schema checks the fields only', () => {
  const Sent = v.pick(Sale, ['brand', 'order_amount']);
  expect(v.is(Sent, { brand: 'wallet1', order_amount: '10.00' })).toBe(true);
  expect(v.is(Sent, { brand: 'wallet1', order_amount: '10' })).toBe(false);
});

const WALLET1 = { brand: 'wallet1' };
test.each([
  [v.message(Sale, 'own'), WALLET1, 'own'],
  [v.config(Sale, { message: 'of the run' }), WALLET1, 'of the run'],
  [
    v.object({ sale: Sale }),
    { sale: WALLET1 },
    'parameters[paymentToken] is missing; a sale with brand wallet1 must have it',
  ],
])('v.message, v.config and v.object apply to its issues: %#', (schema, input, message) => {
  expect(v.safeParse(schema, input).issues?.map((issue) => issue.message)).toEqual([message]);
});
