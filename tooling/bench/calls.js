// Measures what programs call, and prints the table of docs/speed.md. It needs built packages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CardParams, Set6Cart } from '@pg/card-params';
import { checkRequest, lintText } from '@pg/lint';
import { check, safeParse } from '@pg/rule-kit';
import { decodeSaleForm, encodeSaleForm, Sale, saleType } from '@pg/sale-form';
import { SessionRequest, sessionType } from '@pg/session-request';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';

/** As a user would write them, with our rows of the fields that the payloads have. */
// biome-ignore format: many short fields
const byHand = (() => {
  const { array, object, picklist: oneOf } = v;
  const string = v.string();
  const text = v.pipe(v.string(), v.nonEmpty());
  const url = v.pipe(v.string(), v.url());
  const pattern = (regex) => v.pipe(v.string(), v.regex(regex));
  const upTo = (length) => v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(length)));
  const amount = pattern(/^\d+\.\d{2}$/);
  const number = pattern(/^(?=.{1,13}$)\d+(\.\d+)?$/);
  const item = object({
    name: upTo(255), merchantItemId: upTo(255), quantity: pattern(/^\d{1,5}$/), type: upTo(255),
    currency: pattern(/^[A-Za-z]{3}$/), description: upTo(2048), price: number, totalAmount: number,
    taxAmount: number, totalTaxAmount: number, tax: upTo(6), taxCategory: upTo(2),
    shipping: pattern(/^\d{1,10}(\.\d{1,2})?$/), discount: number,
  });
  const shipping = object({
    street1: upTo(100), street2: upTo(100), city: upTo(80), state: upTo(50), postcode: upTo(16),
    country: pattern(/^[A-Za-z]{2}$/), method: upTo(30), cost: number, comment: upTo(160),
  });
  const Set6 = object({ shipping, cart: object({ items: array(item) }) });
  const session = (card) =>
    object({
      merchant_key: string, operation: oneOf(['purchase', 'debit']), hash: string, success_url: url,
      methods: array(oneOf(['card', 'wallet1', 'wallet2'])), cancel_url: url, parameters: object({ card }),
      order: object({ number: text, amount, currency: pattern(/^[A-Za-z]{3}$/), description: text }),
    });
  const Sale = object({
    action: oneOf(['SALE']), client_key: string, brand: oneOf(['wallet1', 'naps', 'vcard']), order_id: string,
    order_amount: amount, order_currency: string, order_description: string, payer_ip: v.pipe(v.string(), v.ipv4()), return_url: url,
    hash: string,
  });
  return { Session3: session(object({ descriptor: upTo(20) })), Session6: session(Set6), Set6, Sale };
})();
const require = createRequire(import.meta.url);
const compiled = (file) => new Ajv2020({ strict: false, validateFormats: false }).compile(require(`@pg/${file}.json`));
const ajvOfSessions = compiled('session-request/schemas/session-request.schema');
const ajvOfSales = compiled('sale-form/schemas/sale-form.schema');
const ajvOfCards = compiled('card-params/schemas/card-params.schema');

/** Parsed, so that the objects have the hidden classes of parsed JSON. */
const parsed = (value) => JSON.parse(JSON.stringify(value));
// biome-ignore format: many short fields
const session = (card) =>
  parsed({
    merchant_key: 'k', operation: 'purchase', methods: ['card'], hash: 'h', parameters: { card },
    order: { number: '1', amount: '1.00', currency: 'EUR', description: 'x' },
    success_url: 'https://a.example/s', cancel_url: 'https://a.example/c',
  });
// biome-ignore format: many short fields
const shipping = {
  street1: 'Street 1', street2: 'B', city: 'Lyon', state: 'Rhone', postcode: '69001', country: 'FR',
  method: 'B-2', cost: '10.00', comment: 'Ring twice',
};
// biome-ignore format: many short fields
const item = {
  name: 'Two cups', merchantItemId: 'A-1', quantity: '5', type: 'A-1', currency: 'EUR', description: 'Blue',
  price: '120.50', totalAmount: '602.50', taxAmount: '10.00', totalTaxAmount: '49.90', tax: '49.90',
  taxCategory: 'AA', shipping: '49.90', discount: '2',
};
const card = parsed({ shipping, cart: { items: [item, item] } });
const set3 = session({ descriptor: 'x' });
const set6 = session(card);
// biome-ignore format: many short fields
const sale = parsed({
  action: 'SALE', client_key: 'c', brand: 'naps', order_id: '1', order_amount: '1.00', order_currency: 'EUR',
  order_description: 'x', payer_ip: '203.0.113.7', return_url: 'https://a.example', hash: 'h',
});
const saleWith = (wallet) =>
  decodeSaleForm(readFileSync(new URL(`../../samples/good/sale-${wallet}.form`, import.meta.url), 'utf8').trim()).sale;
const token1 = saleWith('wallet1');
const token2 = saleWith('wallet2');
const oneMistake = parsed({ ...set6, order: { ...set6.order, amount: '1' } });
const wrong = {
  ...item,
  ...Object.fromEntries(
    Object.keys(item)
      .slice(0, 10)
      .map((name) => [name, true]),
  ),
};
const twentyMistakes = session({ shipping, cart: { items: [wrong, wrong] } });
const body = JSON.stringify(set6);
const form = encodeSaleForm(sale).text;
const request = (url, type, text) => ({ method: 'POST', url, headers: { 'content-type': type }, body: text });
const sessionReceived = request('/api/v1/session', 'application/json', body);
const saleReceived = request('/post-va', 'application/x-www-form-urlencoded', form);

/** The same value with the fields of its objects in another order, so that V8 has other hidden classes. */
function reordered(value, order) {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => reordered(each, order));
  const fields = Object.entries(value).map(([name, each], i) => [(order >> (i % 8)) & 1, name, reordered(each, order)]);
  return Object.fromEntries(fields.sort(([a], [b]) => a - b).map(([, name, each]) => [name, each]));
}

/** The microseconds of a call, with the payloads in turn: the least of many short runs, as other programs run too. */
async function time(call, payloads) {
  let least = Number.POSITIVE_INFINITY;
  const calls = Math.max(payloads.length, 32);
  for (const end = Date.now() + 1500; Date.now() < end; ) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) {
      const result = call(payloads[i % payloads.length]);
      if (result instanceof Promise) await result;
    }
    least = Math.min(least, Number(process.hrtime.bigint() - start) / (1000 * calls));
  }
  return least;
}
/** Prints a row for each of our calls: its name, its time, and the times of the other libraries. */
async function measure(payload, payloads, calls, others = []) {
  const times = ['', ''];
  for (const [i, other] of others.entries()) times[i] = (await time(other, payloads)).toFixed(2);
  for (const [name, call] of Object.entries(calls)) {
    const cells = [payload, name, (await time(call, payloads)).toFixed(2), ...times];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
const bySchema = (schema) => (each) => v.safeParse(schema, each);
const othersOfSet6 = [bySchema(byHand.Session6), ajvOfSessions];
const othersOfCards = [bySchema(byHand.Set6), ajvOfCards];
const bySafeParse = (payloadType) => ({ '`safeParse`': (each) => safeParse(payloadType, each) });
const byCheck = { '`check`': (each) => check(sessionType, each) };

for (const [payload, mistakes] of [
  [set6, 0],
  [oneMistake, 1],
  [twentyMistakes, 20],
]) {
  const found = [check(sessionType, payload), v.safeParse(byHand.Session6, payload).issues ?? []];
  if (found.some((each) => each.length !== mistakes) || ajvOfSessions(payload) !== (mistakes === 0))
    throw new Error(`${mistakes} mistakes, but ${found.map((each) => each.length)} findings`);
}
for (const each of [sale, token1, token2])
  if (check(saleType, each).length > 0 || !ajvOfSales(each)) throw new Error('the sale has mistakes');

console.log('| payload | call | time | valibot | ajv |\n|---|---|---|---|---|');
const ofSessions = { '`SessionRequest`': bySchema(SessionRequest), ...bySafeParse(sessionType), ...byCheck };
await measure('session, Set 3', [set3], ofSessions, [bySchema(byHand.Session3), ajvOfSessions]);
await measure('session, Set 6', [set6], ofSessions, othersOfSet6);
await measure('card, Set 3', [set3.parameters.card], { '`CardParams`': bySchema(CardParams) });
const ofCards = { '`CardParams`': bySchema(CardParams), '`Set6Cart`': bySchema(Set6Cart) };
await measure('card, Set 6', [card], ofCards, othersOfCards);
await measure('session, one mistake', [oneMistake], bySafeParse(sessionType), othersOfSet6);
await measure('session, twenty wrong types', [twentyMistakes], bySafeParse(sessionType), othersOfSet6);
const ofSales = { '`Sale`': bySchema(Sale), ...bySafeParse(saleType) };
await measure('sale', [sale], ofSales, [bySchema(byHand.Sale), ajvOfSales]);
const parseToken = (each) => JSON.parse(each['parameters[paymentToken]']);
const ofTokens = { '`JSON.parse` of the token': parseToken, ...bySafeParse(saleType) };
await measure('sale, wallet1 token', [token1], ofTokens);
await measure('sale, wallet2 token', [token2], ofTokens);
await measure('JSON text, Set 6', [body], {
  '`JSON.parse` and `SessionRequest`': (text) => v.safeParse(SessionRequest, JSON.parse(text)),
  '`lintText`': (text) => lintText(text),
  '`checkRequest`': () => checkRequest(sessionReceived),
});
await measure('form text', [form], {
  '`decodeSaleForm` and `Sale`': (text) => v.safeParse(Sale, decodeSaleForm(text).sale),
  '`lintText`': (text) => lintText(text),
  '`checkRequest`': () => checkRequest(saleReceived),
});
// Last, as V8 is slower after that many hidden classes.
const cards = Array.from({ length: 256 }, (_, i) => parsed(reordered(card, i)));
await measure('256 cards, Set 6', cards, { '`CardParams`': bySchema(CardParams) }, othersOfCards);
await measure('256 sessions, Set 6', cards.map(session), byCheck, othersOfSet6);
