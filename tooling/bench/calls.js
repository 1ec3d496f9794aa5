// Measures what programs call, and prints the table of docs/architecture.md. It needs built packages.

import { createRequire } from 'node:module';
import { CardParams } from '@pg/card-params';
import { checkRequest, lintText } from '@pg/lint';
import { check, safeParse } from '@pg/rule-kit';
import { saleResource } from '@pg/sale-form';
import { createSessionRequest, SessionRequest, sessionResource } from '@pg/session-request';
import { arbitrary } from '@pg/vectors/arbitraries';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as v from 'valibot';

const schema = createRequire(import.meta.url)('@pg/session-request/schemas/session-request.schema.json');
const ajv = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

const text = v.pipe(v.string(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());
const amount = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));
const currency = v.pipe(v.string(), v.length(3));
const method = v.picklist(['card', 'wallet1', 'wallet2']);
const card = v.object({ descriptor: v.pipe(v.string(), v.maxLength(20)) });
/** As a user would write it, with a part of our rules. */
const Session = v.object({
  ...{ merchant_key: v.string(), operation: v.picklist(['purchase', 'debit']), methods: v.array(method) },
  order: v.object({ number: text, amount, currency, description: text }),
  ...{ hash: v.string(), success_url: url, cancel_url: url, parameters: v.object({ card }) },
});
const Sale = v.object({
  ...{ action: v.literal('SALE'), client_key: v.string(), brand: v.picklist(['wallet1', 'naps', 'vcard']) },
  ...{ order_id: v.string(), order_amount: amount, order_currency: currency, order_description: v.string() },
  ...{ payer_ip: v.pipe(v.string(), v.ipv4()), return_url: url, hash: v.string() },
});

/** Parsed, so that the objects have the hidden classes of parsed JSON. */
const parsed = (value) => JSON.parse(JSON.stringify(value));
const session = (parameters) =>
  parsed({
    ...{ merchant_key: 'k', operation: 'purchase', methods: ['card'], hash: 'h', parameters: { card: parameters } },
    order: { number: '1', amount: '1.00', currency: 'EUR', description: 'x' },
    ...{ success_url: 'https://a.example/s', cancel_url: 'https://a.example/c' },
  });
const set3 = session({ descriptor: 'x' });
// Two items of 14 fields, and 9 fields of shipping.
const shipping = { street1: 'Street 1', street2: 'B', city: 'Lyon', state: 'Rhone', postcode: '69001', country: 'FR' };
const item = {
  ...{ name: 'Two cups', merchantItemId: 'A-1', quantity: '5', type: 'A-1', currency: 'EUR', description: 'Blue' },
  ...{ price: '120.50', totalAmount: '602.50', taxAmount: '10.00', totalTaxAmount: '49.90', tax: '49.90' },
  ...{ taxCategory: 'AA', shipping: '49.90', discount: '2' },
};
const set6 = session({
  shipping: { ...shipping, method: 'B-2', cost: '10.00', comment: 'Ring twice' },
  cart: { items: [item, item] },
});
const sale = parsed({
  ...{ action: 'SALE', client_key: 'c', brand: 'naps', order_id: '1', order_amount: '1.00', order_currency: 'EUR' },
  ...{ order_description: 'x', payer_ip: '203.0.113.7', return_url: 'https://a.example', hash: 'h' },
});
const oneMistake = parsed({ ...set6, order: { ...set6.order, amount: '1' } });
const { items } = parsed(set6.parameters.card.cart);
for (const each of items) for (const name of Object.keys(each).slice(0, 10)) each[name] = '';
const twentyMistakes = session({ ...set6.parameters.card, cart: { items } });
/** The nanoseconds of a call: the least of many short runs, as other programs run too. */
async function time(call) {
  for (let i = 0; i < 3000; i++) await call();
  let least = Number.POSITIVE_INFINITY;
  for (const end = Date.now() + 500; Date.now() < end; ) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < 20; i++) {
      const result = call();
      if (result instanceof Promise) await result;
    }
    least = Math.min(least, Number(process.hrtime.bigint() - start) / 20);
  }
  return least;
}

let shapes;
let turn = 0;
/** 256 sessions with different fields. They are made when they are measured, as V8 is slower after that many hidden classes. */
const inTurn = (call) => () => {
  shapes ??= fc
    .sample(arbitrary({ kind: 'card-params', set: 6 }), { seed: 6, numRuns: 256 })
    .map((each) => session(each));
  return call(shapes[turn++ % shapes.length]);
};
const refuse = () => {
  throw new Error('a payload of the bench has the wrong result');
};
const body = JSON.stringify(set6);
const received = { method: 'POST', url: '/api/v1/session', headers: { 'content-type': 'application/json' }, body };
if (check(sessionResource, set6).length + check(sessionResource, set3).length > 0 || !ajv(set6)) refuse();
if ((await checkRequest(received)).status !== 200 || lintText(body).kind !== 'session-request') refuse();
if (check(sessionResource, oneMistake).length !== 1 || check(sessionResource, twentyMistakes).length !== 20) refuse();

const unit = await time(() => v.safeParse(Session, set3));
const unitOfSales = await time(() => v.safeParse(Sale, sale));
const clean = await time(() => safeParse(sessionResource, set6));
const sign = () => 'signature';
const parsing = await time(() => v.safeParse(SessionRequest, JSON.parse(body)));
/** The call, its time as a number of units, and the aim. */
const ROWS = [
  ['`safeParse` of a session, Set 3', () => safeParse(sessionResource, set3), unit, '1.0'],
  ['`safeParse` of a session, Set 6', () => safeParse(sessionResource, set6), unit, '3.0'],
  ['`v.safeParse(SessionRequest, ...)`, Set 3', () => v.safeParse(SessionRequest, set3), unit, '0.7'],
  ['`check` of a session, Set 6', () => check(sessionResource, set6), unit, ''],
  ['`createSessionRequest`, Set 6', () => createSessionRequest('https://a.example', set6, { sign }), unit, ''],
  ['`v.safeParse(CardParams, ...)`, Set 3', () => v.safeParse(CardParams, set3.parameters.card), unit, '0.12'],
  ['`v.safeParse(CardParams, ...)`, Set 6', () => v.safeParse(CardParams, set6.parameters.card), unit, '1.2'],
  ['ajv with the exported schema, Set 6', () => ajv(set6), unit, ''],
  ['`safeParse` of a sale, in sales of valibot', () => safeParse(saleResource, sale), unitOfSales, '1.1'],
  ['`lintText` of a session, Set 6', () => lintText(body), unit, ''],
  ['`checkRequest`, Set 6, in `JSON.parse` and the schema', () => checkRequest(received), parsing, '2.5'],
  ['one mistake, in clean sessions of Set 6', () => safeParse(sessionResource, oneMistake), clean, '4'],
  ['twenty mistakes, in microseconds', () => safeParse(sessionResource, twentyMistakes), 1000, '120'],
  ['`check` of 256 sessions, Set 6, with different fields', inTurn((each) => check(sessionResource, each)), unit, ''],
  ['ajv, 256 sessions with different fields', inTurn((each) => ajv(each)), unit, ''],
];
console.log('| call | time | aim |\n|---|---|---|');
for (const [name, call, of, aim] of ROWS) console.log(`| ${name} | ${((await time(call)) / of).toFixed(2)} | ${aim} |`);
