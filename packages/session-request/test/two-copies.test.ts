import { createRequire } from 'node:module';
import { Set5SenderReceiver } from '@pg/card-params';
import * as ours from '@pg/rule-kit';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Order, type SessionRequest, sessionType } from '../src/index.ts';

// As with two valibots under pnpm, a bundled library, or a server and a client graph.
vi.resetModules();
const theirs: typeof ours = await import('@pg/rule-kit');
const theirValibot: typeof v = createRequire(import.meta.url)('../node_modules/valibot/dist/index.min.cjs');

const session: SessionRequest = { order: { amount: '4990', currency: 'EUR' }, success_url: 'shop.example' };

test('the copies are two', () => {
  expect(theirs.check).not.toBe(ours.check);
  expect(theirValibot.object).not.toBe(v.object);
});

test('a set of one copy has its conversions in a form of another', () => {
  const form = theirs.formSchema(Set5SenderReceiver, { 'too-long': 'long' });
  expect(v.parse(form, { payee_birth_date: new Date('1990-01-31'), payee_city: ' ' })).toEqual({
    payee_birth_date: '1990-01-31',
  });
  const { issues } = theirValibot.safeParse(theirs.formSchema(Order, { 'wrong-decimals': 'so nicht' }), {
    amount: '1.0',
  });
  expect(issues).toMatchObject([{ message: 'so nicht' }]);
  expect(theirs.redactIssues(issues ?? [])).toMatchObject([{ message: 'so nicht' }]);
});

test('a schema of one copy is inside a schema of another valibot', () => {
  const schema = theirValibot.object({ order: Order, items: theirValibot.array(Order) });
  expect(theirValibot.parse(schema, { order: {}, items: [{}] })).toEqual({ order: {}, items: [{}] });
  expect(theirValibot.safeParse(theirValibot.pick(Order, ['amount']), { amount: '1' }).success).toBe(false);
});

test('check of one copy finds the same in a payload type of another', () => {
  expect(theirs.check(sessionType, session)).toEqual(ours.check(sessionType, session));
});

test('an error of one copy is one of another', () => {
  for (const [one, other] of [
    [ours, theirs],
    [theirs, ours],
  ] as const) {
    expect(() => one.parse(sessionType, session)).toThrow(other.InvalidRequestError);
    expect(new Error('a') instanceof other.InvalidRequestError).toBe(false);
  }
});
